import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { OwnListing } from '#contract/listings/listings-own.ts'
import { useAuth } from '#web/platform/auth/auth-context.ts'
import type { ListingFormApi } from '../form/form-context.ts'
import { OWN_LISTINGS } from '../own/queries.ts'
import { isWorthKeeping, readAccountDraft, saveAccountDraft } from './account-draft.ts'
import { startDraft } from './draft-state.ts'
import { type DraftRunner, runDraft } from './run-draft.ts'
import { clearDraft, readDraft, writeDraft } from './stored-draft.ts'

interface Options {
  /** The draft the address names. */
  draftId: number | undefined
  /** The form now belongs to this draft, or to none. */
  onDraft: (id: number | undefined) => void
}

/** Ties the form of the page, the session and the address to the machine of the draft (`reduce-draft.ts`). */
export function useDraft(form: ListingFormApi, { draftId, onDraft }: Options) {
  const { user, isLoading } = useAuth()
  const queryClient = useQueryClient()
  const [first] = useState(() => startDraft(draftId))
  const [state, setState] = useState(first.state)
  const latest = useRef(onDraft)
  latest.current = onDraft
  const [runner] = useState(() =>
    runDraft(first, {
      form,
      saveAccountDraft,
      readAccountDraft,
      writeDraft,
      clearDraft,
      onState: setState,
      onDraft: (id) => latest.current(id),
      refreshList: () => void queryClient.invalidateQueries({ queryKey: OWN_LISTINGS, refetchType: 'none' }),
    }),
  )
  const userId = user?.id ?? null
  useEffect(() => {
    if (isLoading) return
    const words = { stored: readDraft(), isWorthKeeping: isWorthKeeping(form.getValues()) }
    runner.send({ type: 'session', userId, draftId, ...words })
  }, [isLoading, userId, draftId, form, runner])
  useTyping(form, runner)
  return {
    state,
    save: runner.save,
    open: (stored: OwnListing) => runner.send({ type: 'tookOther', stored }),
    retry: () => runner.send({ type: 'retried', draftId }),
    startOver: () => runner.send({ type: 'startedOver' }),
    /** Of two windows' versions: what is typed here, as a draft of its own. */
    keepBoth: () => runner.send({ type: 'keptBoth' }),
    hold: runner.hold,
    release: () => runner.send({ type: 'released' }),
    end: clearDraft,
  }
}

/** What is typed is handed on after a while, and at once when the page goes. */
function useTyping(form: ListingFormApi, runner: DraftRunner) {
  useEffect(() => {
    runner.send({ type: 'entered' })
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => runner.send({ type: 'typed' }),
    })
    const flush = () => runner.send({ type: 'due' })
    // a phone may end a page that went to the background without another word
    const onHide = () => document.visibilityState === 'hidden' && flush()
    addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', onHide)
    return () => {
      runner.send({ type: 'closed' })
      removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', onHide)
      stop()
    }
  }, [form, runner])
}

export type Draft = ReturnType<typeof useDraft>
