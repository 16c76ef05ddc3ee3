import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { OwnListing } from '#contract/listings/listings-own.ts'
import { useAuth } from '#web/platform/auth/auth-context.ts'
import type { ListingFormApi } from '../form/form-context.ts'
import { emptyForm, type FormValues } from '../form/form-values.ts'
import { OWN_LISTINGS } from '../own/queries.ts'
import {
  type AccountDraft,
  draftValues,
  isWorthKeeping,
  readAccountDraft,
  saveAccountDraft,
} from './account-draft.ts'
import { clearDraft, readDraft, writeDraft } from './stored-draft.ts'

const SAVE_AFTER_MS = 1000

export type DraftState =
  | { kind: 'none' }
  /** Of a guest, back from this browser. */
  | { kind: 'restored' }
  /** The draft of the address: on its way, not read, or none any more. Nothing is written over it meanwhile. */
  | { kind: 'loading' | 'unread' | 'gone' }
  | { kind: 'saving' | 'saved' | 'failed' }
  | { kind: 'conflict'; current: OwnListing }

interface Options {
  /** The draft the address names. */
  draftId: number | undefined
  /** The form now belongs to this draft, or to none. */
  onDraft: (id: number | undefined) => void
}

/**
 * Keeps what is typed: with the account once somebody is signed in, else in the browser. A draft that another window changed is
 * never written over without a word.
 */
export function useDraft(form: ListingFormApi, { draftId, onDraft }: Options) {
  const { user, isLoading } = useAuth()
  const queryClient = useQueryClient()
  const [state, setState] = useState<DraftState>({ kind: draftId === undefined ? 'none' : 'loading' })
  const draft = useRef<AccountDraft | null>(null)
  const owner = useRef<number | null | undefined>(undefined)
  const isHeld = useRef(false)
  /** What the account holds, so that an opened draft is not saved again. */
  const kept = useRef('')
  const running = useRef<Promise<unknown>>(Promise.resolve())
  /** The draft this form shows or asks for: an address that names another one is a way to that. */
  const shown = useRef<number | undefined>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const userId = user?.id ?? null
  const latest = useRef({ onDraft, userId })
  latest.current = { onDraft, userId }

  /**
   * One save at a time, each of what is typed by then. Callers pass the user right after sign-in, before the auth context has updated.
   * @returns the draft; null when it was not saved
   */
  const save = useCallback(
    (isSignedIn = false): Promise<AccountDraft | null> => {
      const turn = running.current.then(async () => {
        const values = form.getValues()
        const isGuest = latest.current.userId === null && !isSignedIn
        if (isHeld.current || isGuest || !isWorthKeeping(values)) return draft.current
        const text = JSON.stringify(values)
        if (text === kept.current && draft.current) return draft.current
        setState({ kind: 'saving' })
        try {
          const saved = await saveAccountDraft(values, draft.current)
          if (saved.outcome === 'conflict') {
            isHeld.current = true
            setState({ kind: 'conflict', current: saved.current })
            return null
          }
          const isNew = draft.current === null
          draft.current = saved.draft
          kept.current = text
          clearDraft()
          setState({ kind: 'saved' })
          // unless another draft was asked for meanwhile
          if (isNew && shown.current === undefined) {
            shown.current = saved.draft.id
            latest.current.onDraft(saved.draft.id)
          }
          void queryClient.invalidateQueries({ queryKey: OWN_LISTINGS, refetchType: 'none' })
          return saved.draft
        } catch {
          setState({ kind: 'failed' })
          return null
        }
      })
      running.current = turn.catch(() => null)
      return turn
    },
    [form, queryClient],
  )

  const open = useCallback(
    (stored: OwnListing) => {
      form.reset(draftValues(stored))
      kept.current = JSON.stringify(form.getValues())
      draft.current = { id: stored.listing.id, updatedAt: stored.listing.updatedAt }
      isHeld.current = false
      setState({ kind: 'saved' })
    },
    [form],
  )

  /** An empty form of nobody's draft. */
  const startAnew = useCallback(
    (kind: 'none' | 'gone' = 'none') => {
      form.reset(emptyForm(new Date()))
      clearDraft()
      draft.current = null
      shown.current = undefined
      isHeld.current = false
      setState({ kind })
      latest.current.onDraft(undefined)
    },
    [form],
  )

  const keep = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    if (latest.current.userId !== null) void save()
    else if (!isHeld.current) keepOfGuest(form.getValues())
  }, [form, save])

  const read = useCallback(
    async (id: number) => {
      if (timer.current !== undefined) keep()
      const before = running.current
      shown.current = id
      setState({ kind: 'loading' })
      // what was typed into the draft before is saved to that one
      await before
      isHeld.current = true
      const stored = await readAccountDraft(id).catch(() => undefined)
      if (shown.current !== id) return
      if (stored) open(stored)
      else if (stored === null) startAnew('gone')
      else setState({ kind: 'unread' })
    },
    [keep, open, startAnew],
  )

  // whose form this is: a draft is read, a guest's text goes along with the sign-in, and nobody's is left to the next person
  useEffect(() => {
    if (isLoading) return
    const before = owner.current
    owner.current = userId
    if (before === undefined) {
      if (userId !== null && draftId !== undefined) return void read(draftId)
      setState({ kind: 'none' })
      const stored = readDraft()
      if (!stored) return
      form.reset({ ...emptyForm(new Date()), ...stored })
      setState({ kind: 'restored' })
      if (userId !== null) void save()
    } else if (before === null && userId !== null) {
      if (draftId !== undefined && !isWorthKeeping(form.getValues())) void read(draftId)
      else void save()
    } else if (before !== null && before !== userId) {
      startAnew()
    } else if (userId !== null && draftId !== shown.current) {
      // Back, or a link to another draft or to none
      if (draftId !== undefined) return void read(draftId)
      if (timer.current !== undefined) keep()
      void running.current.then(() => startAnew())
    }
  }, [isLoading, userId, draftId, form, keep, read, save, startAnew])

  useEffect(() => {
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer.current)
        timer.current = setTimeout(keep, latest.current.userId === null ? SAVE_AFTER_MS / 3 : SAVE_AFTER_MS)
      },
    })
    const flush = () => timer.current !== undefined && keep()
    // a phone may end a page that went to the background without another word
    const onHide = () => document.visibilityState === 'hidden' && flush()
    addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', onHide)
    return () => {
      flush()
      removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', onHide)
      stop()
    }
  }, [form, keep])

  /** Of two windows' versions: what is typed here, as a draft of its own. */
  const keepBoth = () => {
    draft.current = null
    shown.current = undefined
    isHeld.current = false
    void save()
  }
  /** No save runs while it is held: the submission takes the draft along. @returns the draft to submit */
  const hold = async (): Promise<AccountDraft | null> => {
    isHeld.current = true
    await running.current
    return draft.current
  }
  const release = () => {
    isHeld.current = false
  }
  const retry = () => {
    if (draftId !== undefined) void read(draftId)
  }
  return {
    state,
    save,
    open,
    retry,
    startOver: () => startAnew(),
    keepBoth,
    hold,
    release,
    end: clearDraft,
  }
}

function keepOfGuest(values: FormValues): void {
  if (isWorthKeeping(values)) writeDraft(values)
  else clearDraft()
}

export type Draft = ReturnType<typeof useDraft>
