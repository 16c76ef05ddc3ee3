import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { OwnListing } from '#contract/listings-own.ts'
import { api } from '#web/platform/api.ts'
import { useAuth } from '#web/platform/auth/auth-context.ts'
import type { ListingFormApi } from '../form/form-context.ts'
import { emptyForm } from '../form/form-values.ts'
import { OWN_LISTINGS } from '../own/queries.ts'
import { type AccountDraft, draftValues, isWorthKeeping, saveAccountDraft } from './account-draft.ts'
import { clearDraft, readDraft, writeDraft } from './stored-draft.ts'

const SAVE_AFTER_MS = 1000

export type DraftState =
  | { kind: 'none' }
  /** Of a guest, back from this browser. */
  | { kind: 'restored' }
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
  const [state, setState] = useState<DraftState>({ kind: 'none' })
  const draft = useRef<AccountDraft | null>(null)
  const owner = useRef<number | null | undefined>(undefined)
  const isHeld = useRef(false)
  /** What the account holds, so that an opened draft is not saved anew. */
  const kept = useRef('')
  const running = useRef<Promise<unknown>>(Promise.resolve())
  const userId = user?.id ?? null
  const latest = useRef({ onDraft, userId })
  latest.current = { onDraft, userId }

  /**
   * One save at a time, each of what is typed by then. Who has signed in just now says so: the page may not know it yet.
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
          if (isNew) latest.current.onDraft(saved.draft.id)
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

  // whose form this is: a draft is read, a guest's text goes along with the sign-in, and nobody's is left to the next person
  useEffect(() => {
    if (isLoading) return
    const before = owner.current
    owner.current = userId
    if (before === undefined) {
      if (userId !== null && draftId !== undefined)
        return void readOwn(draftId, open, () => setState({ kind: 'none' }))
      const stored = readDraft()
      if (!stored) return
      form.reset({ ...emptyForm(new Date()), ...stored })
      setState({ kind: 'restored' })
      if (userId !== null) void save()
    } else if (before === null && userId !== null) {
      void save()
    } else if (before !== null && before !== userId) {
      form.reset(emptyForm(new Date()))
      clearDraft()
      draft.current = null
      setState({ kind: 'none' })
      latest.current.onDraft(undefined)
    }
  }, [isLoading, userId, draftId, form, open, save])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const keep = () => {
      clearTimeout(timer)
      timer = undefined
      if (latest.current.userId !== null) void save()
      else if (!isHeld.current) writeDraft(form.getValues())
    }
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer)
        timer = setTimeout(keep, latest.current.userId === null ? SAVE_AFTER_MS / 3 : SAVE_AFTER_MS)
      },
    })
    const flush = () => timer !== undefined && keep()
    addEventListener('pagehide', flush)
    return () => {
      flush()
      removeEventListener('pagehide', flush)
      stop()
    }
  }, [form, save])

  const startOver = () => {
    form.reset(emptyForm(new Date()))
    clearDraft()
    draft.current = null
    isHeld.current = false
    setState({ kind: 'none' })
    latest.current.onDraft(undefined)
  }
  /** Of two windows' versions: what is typed here, as a draft of its own. */
  const keepBoth = () => {
    draft.current = null
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
  return { state, save, open, startOver, keepBoth, hold, release, end: clearDraft }
}

async function readOwn(id: number, onRead: (stored: OwnListing) => void, onGone: () => void): Promise<void> {
  try {
    const stored = await api('GET /api/my/listings/:id', { params: { id: String(id) } })
    if (stored.listing.status === 'draft') onRead(stored)
    else onGone()
  } catch {
    onGone()
  }
}

export type Draft = ReturnType<typeof useDraft>
