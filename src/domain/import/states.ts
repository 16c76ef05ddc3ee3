/** reading → checking → ready → storing → done → undoing → undone; a file that cannot be read, or a defect of ours, is `failed`. */
export const IMPORT_STATES = [
  'reading',
  'checking',
  'ready',
  'storing',
  'done',
  'undoing',
  'undone',
  'failed',
] as const
export type ImportState = (typeof IMPORT_STATES)[number]

/** States in which a job is at work. */
export const RUNNING_STATES = ['reading', 'checking', 'storing', 'undoing'] as const satisfies ImportState[]
export type RunningState = (typeof RUNNING_STATES)[number]

/** What storing a row does to its seller's listings. */
export type ImportEffect = 'created' | 'updated' | 'unchanged'

export type ImportStep = 'start' | 'undo'
const STEPS: Record<ImportStep, { from: readonly ImportState[]; to: RunningState }> = {
  start: { from: ['ready', 'undone', 'failed'], to: 'storing' },
  undo: { from: ['done', 'failed'], to: 'undoing' },
}

export function isRunning(state: ImportState): state is RunningState {
  return (RUNNING_STATES as readonly ImportState[]).includes(state)
}

/** What may be done with an import next; nothing while a job is at work or when its file could not be read. */
export function listImportSteps(state: ImportState, rowCount: number): ImportStep[] {
  if (rowCount === 0) return []
  return (['start', 'undo'] as const).filter((step) => STEPS[step].from.includes(state))
}

export function stateAfter(step: ImportStep): RunningState {
  return STEPS[step].to
}
