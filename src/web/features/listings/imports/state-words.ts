import type { Import } from '#contract/listings/imports.ts'

export const STATE_WORDS: Record<Import['state'], string> = {
  reading: 'Reading the file',
  checking: 'Checking every row',
  ready: 'Ready to import',
  storing: 'Importing',
  done: 'Imported',
  undoing: 'Undoing',
  undone: 'Undone',
  failed: 'Failed',
}

/** What a row of a file is. */
export const NOUNS: Record<Import['kind'], string> = { inventory: 'space', contracts: 'contract' }

/** Where files of a kind are chosen. */
export const UPLOADS = { inventory: '/sell/import', contracts: '/sell/contracts' } as const satisfies Record<
  Import['kind'],
  string
>

/** Step of the import wizard: choose a file, review it, done. */
export const STEPS = [{ label: 'Choose a file' }, { label: 'Check columns and rows' }, { label: 'Import' }]

export function stepOf({ state, rowCount }: Pick<Import, 'state' | 'rowCount'>): number {
  // nothing of a file that could not be read is checked
  if (state === 'failed') return rowCount === 0 ? 0 : 2
  if (state === 'reading' || state === 'checking' || state === 'ready') return 1
  return state === 'done' ? 3 : 2
}

export function count(n: number, noun: string, plural = `${noun}s`): string {
  return `${n.toLocaleString('en-US')} ${n === 1 ? noun : plural}`
}
