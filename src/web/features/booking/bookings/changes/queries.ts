import { queryOptions } from '@tanstack/react-query'
import type { RequestedChange } from '#contract/booking/booking-changes.ts'
import type { Booking } from '#contract/booking/bookings.ts'
import { required } from '#domain/required.ts'
import { withoutGone } from '#web/booking-parts/gone-extras.ts'
import { api } from '#web/platform/api.ts'
import { previewOptions } from '../detail/queries.ts'

/** Changes asked of a booking, and whether its reader can ask for one. */
export function changesQuery(id: number) {
  return queryOptions({
    queryKey: ['bookings', 'changes', id] as const,
    queryFn: ({ signal }) => api('GET /api/bookings/:id/changes', { params: { id }, signal }),
    staleTime: 5000,
  })
}

/** What a change of the terms as they stand would make of them; null: it is not complete, or changes nothing. */
export function changePreviewQuery(
  { id, version }: Pick<Booking, 'id' | 'version'>,
  asked: RequestedChange | null,
) {
  return queryOptions({
    queryKey: ['change-preview', id, version, asked] as const,
    queryFn: async ({ signal }) => {
      const send = (body: RequestedChange) =>
        api('POST /api/bookings/:id/changes/previews', { params: { id }, body, signal, mayRefuse: true })
      if (asked?.kind !== 'change') return { ...(await send(required(asked))), gone: [] }
      const { answer, gone } = await withoutGone(asked.terms, (terms) => send({ kind: 'change', terms }))
      return { ...answer, gone }
    },
    enabled: asked !== null,
    ...previewOptions,
  })
}
