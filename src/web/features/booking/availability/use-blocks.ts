import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Days } from '#domain/booking/cells.ts'
import { ApiError, api } from '#web/platform/api.ts'
import { toast } from '#web/ui/toast.ts'
import { type BlockOutcome, type BlockStep, describeBlocked } from './blocked-words.ts'
import { ownCalendarQuery } from './queries.ts'

type Given = { listingId: string; unitId: number | null }

const ENDPOINTS = {
  block: (params: { id: string }, body: Body) =>
    api('POST /api/my/listings/:id/blocks', { params, body }).then(({ claims, sold }) => ({
      done: claims as Days[],
      stay: sold,
    })),
  free: (params: { id: string }, body: Body) =>
    api('DELETE /api/my/listings/:id/blocks', { params, body }).then(({ freed }) => ({
      done: freed as Days[],
      stay: [] as Days[],
    })),
}
type Body = { unitId: number | null; from: string; to: string }

const REVERSE: Record<BlockStep, BlockStep> = { block: 'free', free: 'block' }

/** Blocking and freeing days of a unit; a toast says what was done and takes it back. */
export function useBlocks({ listingId, unitId }: Given) {
  const queryClient = useQueryClient()
  const params = { id: listingId }
  const { queryKey } = ownCalendarQuery(listingId)
  const send = async (step: BlockStep, ranges: Days[]) => {
    const answers = []
    for (const { first, last } of ranges)
      answers.push(await ENDPOINTS[step](params, { unitId, from: first, to: last }))
    await queryClient.invalidateQueries({ queryKey })
    return { done: answers.flatMap(({ done }) => done), stay: answers.flatMap(({ stay }) => stay) }
  }
  const { mutate } = useMutation({
    // one after another, however fast they are pressed
    scope: { id: `blocks ${listingId}` },
    mutationFn: ({ step, ranges }: { step: BlockStep; ranges: Days[] }) => send(step, ranges),
    onSuccess: (outcome, { step }) => announce(step, outcome),
    onError: (error: Error) => {
      const description = error instanceof ApiError ? error.message : 'Please try again.'
      toast({ title: 'Nothing was changed', description, variant: 'destructive' })
      void queryClient.invalidateQueries({ queryKey })
    },
  })
  const announce = (step: BlockStep, outcome: BlockOutcome) => {
    const undo = () => mutate({ step: REVERSE[step], ranges: outcome.done })
    toast({
      ...describeBlocked(step, outcome),
      ...(outcome.done.length > 0 && { action: { label: 'Undo', onClick: undo } }),
    })
  }
  return (step: BlockStep, days: Days) => mutate({ step, ranges: [days] })
}
