import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Days } from '#domain/booking/cells.ts'
import { toDateRange } from '#domain/format-dates.ts'
import { ApiError, api } from '#web/platform/api.ts'
import { toast } from '#web/ui/toast.ts'
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
type Step = keyof typeof ENDPOINTS
type Body = { unitId: number | null; from: string; to: string }

const REVERSE: Record<Step, Step> = { block: 'free', free: 'block' }
const DONE: Record<Step, string> = { block: 'Blocked', free: 'Free again' }

/** Blocking and freeing days of a unit; a toast says what was done and takes it back. */
export function useBlocks({ listingId, unitId }: Given) {
  const queryClient = useQueryClient()
  const params = { id: listingId }
  const { queryKey } = ownCalendarQuery(listingId)
  const send = async (step: Step, ranges: Days[]) => {
    const answers = []
    for (const { first, last } of ranges)
      answers.push(await ENDPOINTS[step](params, { unitId, from: first, to: last }))
    await queryClient.invalidateQueries({ queryKey })
    return { done: answers.flatMap(({ done }) => done), stay: answers.flatMap(({ stay }) => stay) }
  }
  const { mutate } = useMutation({
    // one after another, however fast they are pressed
    scope: { id: `blocks ${listingId}` },
    mutationFn: ({ step, ranges }: { step: Step; ranges: Days[] }) => send(step, ranges),
    onSuccess: ({ done, stay }, { step }) => tell(step, done, stay),
    onError: (error: Error) => {
      const description = error instanceof ApiError ? error.message : 'Please try again.'
      toast({ title: 'Nothing was changed', description, variant: 'destructive' })
      void queryClient.invalidateQueries({ queryKey })
    },
  })
  const tell = (step: Step, done: Days[], stay: Days[]) => {
    const undo = () => mutate({ step: REVERSE[step], ranges: done })
    toast({
      title: done.length > 0 ? `${DONE[step]}: ${inWords(done)}` : 'Nothing was left to change',
      ...(stay.length > 0 && { description: `Sold, and stays so: ${inWords(stay)}.` }),
      ...(done.length > 0 && { action: { label: 'Undo', onClick: undo } }),
    })
  }
  return (step: Step, days: Days) => mutate({ step, ranges: [days] })
}

/** "Mar 2 to Mar 29, 2027", and how many more. */
function inWords(ranges: readonly Days[]): string {
  const more = ranges.length - 1
  return ranges[0] ? `${toDateRange(ranges[0])}${more > 0 ? ` and ${more} more` : ''}` : ''
}
