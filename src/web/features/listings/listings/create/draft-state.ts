import type { OwnListing } from '#contract/listings/listings-own.ts'
import type { FormValues } from '../form/form-values.ts'
import type { AccountDraft } from './account-draft.ts'

/** What is shown of a draft. */
export type DraftState =
  | { kind: 'none' }
  /** Of a guest, back from this browser. */
  | { kind: 'restored' }
  /** The draft of the address: on its way, not read, or none any more. Nothing is written over it meanwhile. */
  | { kind: 'loading' | 'unread' | 'gone' }
  | { kind: 'saving' | 'saved' | 'failed' }
  | { kind: 'conflict'; current: OwnListing }

/** What is known of the form and of the draft it belongs to. */
export interface DraftMachine {
  state: DraftState
  /** What the account holds of this form, in the version read or saved last; null: nothing yet. */
  draft: AccountDraft | null
  /** Whose form it is: null is a guest's; undefined until the session is known. */
  owner: number | null | undefined
  /** The draft this form shows or asks for: an address that names another one is a way to that. */
  target: number | undefined
  /** What the account holds, so that an opened draft is not saved again. */
  savedText: string
  /** Typed, and neither saved nor stored yet. */
  isDue: boolean
  /** The draft is on its way, or there are two versions: nothing is saved over it. */
  isBlocked: boolean
  /** The submission takes the draft along: nothing is saved. */
  isSubmitting: boolean
  /** The page was left: its address is no longer ours. */
  isClosed: boolean
  /** Counts what the form has held: an answer about an earlier form changes nothing. */
  form: number
}

export type DraftEvent =
  /** Who is signed in and which draft the address names, at first and whenever either changes. */
  | {
      type: 'session'
      userId: number | null
      draftId: number | undefined
      stored: Partial<FormValues> | undefined
      isWorthKeeping: boolean
    }
  | { type: 'typed' | 'due' }
  /** A save begins; `isSignedIn` when the caller has just signed in and the session does not say so yet. */
  | { type: 'saveTurn'; text: string; isWorthKeeping: boolean; isSignedIn: boolean }
  | { type: 'saved'; form: number; text: string; draft: AccountDraft }
  | { type: 'conflicted'; form: number; current: OwnListing }
  | { type: 'saveFailed'; form: number }
  | { type: 'readTurn'; id: number }
  /** The answer: null when there is no such draft, undefined when none came. */
  | { type: 'found'; id: number; stored: OwnListing | null | undefined }
  | { type: 'retried'; draftId: number | undefined }
  /** The address names no draft any more; the form held `from`. */
  | { type: 'leaveTurn'; from: number | undefined }
  | { type: 'startedOver' | 'keptBoth' | 'submitted' | 'released' | 'entered' | 'closed' }
  | { type: 'tookOther'; stored: OwnListing }
  | { type: 'filled'; text: string }

/** What has to be done, in this order. Turns wait for one another: each sees what the one before it left. */
export type DraftEffect =
  | { do: 'wait'; ms: number }
  | { do: 'queueSave' }
  | { do: 'queueLeave'; from: number | undefined }
  | { do: 'queueRead'; id: number }
  | { do: 'send'; form: number; text: string; before: AccountDraft | null }
  | { do: 'fetch'; id: number }
  /** Puts into the form: a stored draft, what a guest typed, or nothing. */
  | { do: 'fill'; stored: OwnListing }
  | { do: 'restore'; stored: Partial<FormValues> }
  | { do: 'empty' }
  /** What a guest typed stays in this browser. */
  | { do: 'store' | 'clearStored' }
  /** The form now belongs to this draft, or to none. */
  | { do: 'name'; id: number | undefined }
  | { do: 'refreshList' }

export interface DraftStep {
  machine: DraftMachine
  effects: DraftEffect[]
}

export function startDraft(draftId: number | undefined): DraftMachine {
  return {
    state: { kind: draftId === undefined ? 'none' : 'loading' },
    draft: null,
    owner: undefined,
    target: undefined,
    savedText: '',
    isDue: false,
    isBlocked: false,
    isSubmitting: false,
    isClosed: false,
    form: 0,
  }
}
