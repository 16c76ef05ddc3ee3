import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Listing } from '#contract/listings/listings.ts'
import { ApiError, api } from '#web/platform/api.ts'
import { toast } from '#web/ui/toast.ts'

export type Decision = { status: 'active' } | { status: 'rejected'; rejectionReason: string }

/** A decision invalidates every list of listings. */
export function useRefresh() {
  const queryClient = useQueryClient()
  return () =>
    Promise.all(
      [
        'submissions',
        'import-reviews',
        'submission-counts',
        'edits',
        'review',
        'trust',
        'listing',
        'listings',
        'map',
        'users',
      ].map((key) => queryClient.invalidateQueries({ queryKey: [key] })),
    )
}

/** Decides a listing in the version that was opened or, given a revision's id, that revision. */
export function useDecide(opened: Listing, revisionId: number | undefined) {
  const refresh = useRefresh()
  const what = revisionId ? 'Change' : 'Listing'
  const [seen, setSeen] = useState(opened)
  const { id, title, updatedAt } = seen
  const decide = useMutation({
    mutationFn: (decision: Decision): Promise<unknown> =>
      revisionId
        ? api('PATCH /api/admin/revisions/:id', { params: { id: revisionId }, body: toRevision(decision) })
        : api('PATCH /api/admin/listings/:id', { params: { id }, body: { ...decision, updatedAt } }),
    onSuccess: (_, { status }) => {
      toast({
        title: status === 'active' ? `${what} approved` : `${what} rejected`,
        description: status === 'active' ? `“${title}” is live.` : `We’ve told the seller of “${title}” why.`,
      })
    },
    // on a refusal too: another admin was faster
    onSettled: () => void refresh(),
  })
  const newer = newerVersionOf(decide.error)
  const accept = () => {
    if (newer) setSeen(newer)
    decide.reset()
  }
  return { decide, seen, newer, accept }
}

/** The current listing, when the decision was about an outdated version. */
function newerVersionOf(error: Error | null): Listing | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null
  return (error.reply as { current?: Listing } | null)?.current ?? null
}

function toRevision(decision: Decision) {
  return decision.status === 'active'
    ? { status: 'approved' as const }
    : { status: 'rejected' as const, reason: decision.rejectionReason }
}
