import type { DraftState } from './draft-state.ts'
import type { SaveOutcome } from './run-draft.ts'

const KEPT = 'What you type is kept with your account.'
const FAILED = 'The draft could not be saved. What you type stays here; we try again at the next change.'
const CONFLICT = 'Not saved: choose a version first.'

const LINES: Record<DraftState['kind'], string> = {
  none: KEPT,
  restored: '',
  loading: '',
  unread: '',
  gone: KEPT,
  saving: 'Saving the draft…',
  saved: 'Draft saved with your account.',
  failed: FAILED,
  conflict: CONFLICT,
}

/** Where what is typed is kept, beside the buttons. */
export function describeDraft({ kind }: Pick<DraftState, 'kind'>, isGuest: boolean): string {
  return kind === 'none' && isGuest ? '' : LINES[kind]
}

/** Why saving by hand saved nothing. */
export function describeUnsaved(unsaved: Extract<SaveOutcome, { unsaved: string }>['unsaved']): string {
  return { empty: 'Type a title or a place first.', failed: FAILED, conflict: CONFLICT }[unsaved]
}
