import { type Lifecycle, listSteps } from '../lifecycle.ts'

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

/** The life of an import in one table; `job` is the process that does the work. */
export const IMPORT_LIFECYCLE = [
  { step: 'plan', actors: ['seller'], from: ['ready'], to: 'checking' },
  { step: 'start', actors: ['seller'], from: ['ready', 'undone', 'failed'], to: 'storing', isOffered: true },
  { step: 'undo', actors: ['seller'], from: ['done', 'failed'], to: 'undoing', isOffered: true },
  { step: 'finish', actors: ['job'], from: ['reading'], to: 'checking' },
  { step: 'finish', actors: ['job'], from: ['checking'], to: 'ready' },
  { step: 'finish', actors: ['job'], from: ['storing'], to: 'done' },
  { step: 'finish', actors: ['job'], from: ['undoing'], to: 'undone' },
  { step: 'fail', actors: ['job'], from: RUNNING_STATES, to: 'failed' },
] as const satisfies Lifecycle<string, ImportState, 'seller' | 'job'>

type Rule = (typeof IMPORT_LIFECYCLE)[number]
export type ImportStep = Rule['step']
/** What a seller chooses by a button. */
export type OfferedImportStep = Extract<Rule, { isOffered: true }>['step']

export function isRunning(state: ImportState): state is RunningState {
  return (RUNNING_STATES as readonly ImportState[]).includes(state)
}

/** What may be done with an import next; nothing while a job is at work or when its file could not be read. */
export function listImportSteps(state: ImportState, rowCount: number): OfferedImportStep[] {
  return rowCount === 0 ? [] : listSteps(IMPORT_LIFECYCLE, { actor: 'seller', from: state })
}
