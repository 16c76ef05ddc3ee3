import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { SeenListing } from '#contract/listings/reviews.ts'
import { api } from '#web/platform/api.ts'
import { toast } from '#web/ui/toast.ts'
import { describeDecided } from './decision-words.ts'
import { type Decision, useRefresh } from './use-decide.ts'

interface Outcome {
  decided: number[]
  refused: { id: number; message: string }[]
}

export type DecideMany<T> = ReturnType<typeof useDecideMany<T>>

/** Decides several at once, each for itself; why one was refused stays beside it until the next decision. */
function useDecideMany<T>(what: string, send: (chosen: T[], decision: Decision) => Promise<Outcome>) {
  const refresh = useRefresh()
  const [problems, setProblems] = useState<ReadonlyMap<number, string>>(new Map())
  const decide = useMutation({
    mutationFn: ({ chosen, decision }: { chosen: T[]; decision: Decision }) => send(chosen, decision),
    onSuccess: (outcome, { decision }) => {
      setProblems(new Map(outcome.refused.map(({ id, message }) => [id, message])))
      toast(describeDecided(what, decision.status, outcome))
    },
    onSettled: () => void refresh(),
  })
  return { decide, problems }
}

/** Pending listings, each in the version that was selected. */
export const useDecideListings = () =>
  useDecideMany<SeenListing>('listing', (chosen, decision) =>
    api('POST /api/admin/listings/decide', {
      body: { ...decision, listings: chosen.map(({ id, updatedAt }) => ({ id, updatedAt })) },
    }),
  )

/** Edits by their ids: a newer edit of the same listing is another one. */
export const useDecideEdits = () =>
  useDecideMany<number>('edit', (revisions, decision) =>
    api('POST /api/admin/revisions/decide', {
      body:
        decision.status === 'active'
          ? { status: 'approved', revisions }
          : { status: 'rejected', reason: decision.rejectionReason, revisions },
    }),
  )
