import { type Lifecycle, listSteps } from '../../lifecycle.ts'

/** reading → checking → ready → storing → done → undoing → undone; an unreadable file or a bug of ours ends in `failed`. */
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

/** States in which a job is running. */
export const RUNNING_STATES = ['reading', 'checking', 'storing', 'undoing'] as const satisfies ImportState[]
export type RunningState = (typeof RUNNING_STATES)[number]

/** The effect of storing a row on its seller's listings. */
export type ImportEffect = 'created' | 'updated' | 'unchanged'

/** The lifecycle of an import; actor `job` is the job process. */
export const IMPORT_LIFECYCLE = [
  { step: 'plan', actors: ['seller'], from: ['ready'], to: 'checking' },
  { step: 'start', actors: ['seller'], from: ['ready', 'undone', 'failed'], to: 'storing', isOffered: true },
  // a file of a system or an address, where nothing about it is odd
  { step: 'start', actors: ['job'], from: ['ready'], to: 'storing' },
  { step: 'undo', actors: ['seller'], from: ['done', 'failed'], to: 'undoing', isOffered: true },
  { step: 'finish', actors: ['job'], from: ['reading'], to: 'checking' },
  { step: 'finish', actors: ['job'], from: ['checking'], to: 'ready' },
  { step: 'finish', actors: ['job'], from: ['storing'], to: 'done' },
  { step: 'finish', actors: ['job'], from: ['undoing'], to: 'undone' },
  { step: 'fail', actors: ['job'], from: RUNNING_STATES, to: 'failed' },
] as const satisfies Lifecycle<string, ImportState, 'seller' | 'job'>

type Rule = (typeof IMPORT_LIFECYCLE)[number]
export type ImportStep = Rule['step']
/** Steps that a seller takes by a button. */
export type OfferedImportStep = Extract<Rule, { isOffered: true }>['step']

export function isRunning(state: ImportState): state is RunningState {
  return (RUNNING_STATES as readonly ImportState[]).includes(state)
}

/** The steps available next; none while a job is running or when the file could not be read. */
export function listImportSteps(state: ImportState, rowCount: number): OfferedImportStep[] {
  return rowCount === 0 ? [] : listSteps(IMPORT_LIFECYCLE, { actor: 'seller', from: state })
}
