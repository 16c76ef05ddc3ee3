import type { ChosenColumns } from '#domain/booking/proof/runs/run-columns.ts'
import type { Duty } from './duty-state.ts'

/** What is typed beside a file. */
export interface Stated {
  caption: string
  signer: string
  role: string
  attendance: string
  figuresOn: string
}

export const NOTHING_STATED: Stated = { caption: '', signer: '', role: '', attendance: '', figuresOn: '' }

/** What can be stated of a duty besides a caption. */
export function statedFieldsOf({ kind, key }: Pick<Duty, 'kind' | 'key'>) {
  return { isSigned: kind === 'affidavit', isEvent: key.endsWith('/event') }
}

/** As it is sent: nothing that is empty, and a day of figures only with them. */
export function toFields(
  { caption, signer, role, attendance, figuresOn }: Stated,
  columns?: ChosenColumns,
): Record<string, string> {
  return {
    caption,
    ...(signer.trim() && { signer }),
    ...(role.trim() && { role }),
    ...(attendance.trim() && { attendance, figuresOn }),
    ...(columns && { columns: JSON.stringify(columns) }),
  }
}

/** Files whose first lines can be read for their columns. */
export function isLog({ kind }: Pick<Duty, 'kind'>, { name }: Pick<File, 'name'>): boolean {
  return (kind === 'play-log' || kind === 'affidavit') && /\.(?:csv|tsv|txt)$/i.test(name)
}
