import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Booking, ProposalInput } from '#contract/booking/bookings.ts'
import type { Nearest } from '#contract/booking/quotes.ts'
import { withoutGone } from '#web/booking-parts/gone-extras.ts'
import { ApiError, api } from '#web/platform/api.ts'
import type { ProposalSubject } from './proposal-form.ts'

export function bookingQuery(id: string) {
  return queryOptions({
    queryKey: ['bookings', 'one', id] as const,
    queryFn: ({ signal }) => api('GET /api/bookings/:id', { params: { id }, signal }),
    // long enough that a page is not read again as soon as the browser takes it over
    staleTime: 5000,
    refetchOnWindowFocus: true,
  })
}

/** The terms that a proposal would make, without extras that are not offered any more; null: it is not complete. */
export function previewQuery({ id }: Pick<Booking, 'id'>, body: ProposalInput | null) {
  return queryOptions({
    queryKey: ['booking-preview', id, body] as const,
    queryFn: async ({ signal }) => {
      const { answer: terms, gone } = await withoutGone(body as ProposalInput, (given) =>
        api('POST /api/bookings/:id/previews', { params: { id }, body: given, signal, mayRefuse: true }),
      )
      return { terms, gone }
    },
    enabled: body !== null,
    ...previewOptions,
  })
}

export const previewOptions = {
  placeholderData: keepPreviousData,
  // a refusal stays a refusal; a busy server asks to come again
  retry: (count: number, error: Error) => count < 2 && !(error instanceof ApiError && error.status < 500),
}

/** What the space is sold in; empty where it is not public any more. */
export function unitsQuery({ listing: { id } }: Pick<ProposalSubject, 'listing'>) {
  return queryOptions({
    queryKey: ['listing', String(id), 'units'] as const,
    queryFn: async ({ signal }) => {
      const { units } = await api('GET /api/listings/:id/availability', { params: { id }, signal })
      return units.map(({ id: unitId, name, capacity }) => ({ id: unitId, name, capacity }))
    },
    staleTime: 30_000,
  })
}

/** What can be chosen beside the space. Its dates may be taken, by this booking too: then the nearest free ones tell. */
export function extrasQuery({ listing, request }: Omit<ProposalSubject, 'terms'>, unitId: number) {
  const { from, to, quantity } = request
  const params = { id: listing.id }
  return queryOptions({
    queryKey: ['booking-extras', listing.id, unitId, from, to, quantity] as const,
    queryFn: async ({ signal }) => {
      const unit = unitId === 0 ? {} : { unitId }
      const ask = (dates: { from: string; to: string }) =>
        api('POST /api/listings/:id/quotes', { params, body: { ...unit, quantity, ...dates }, signal })
      const quote = await ask({ from, to }).catch((error: unknown) => {
        const nearest = readNearest(error)
        if (!nearest) throw error
        return ask({ from: nearest.first, to: nearest.last })
      })
      return quote.choices.filter(({ isRequired }) => !isRequired)
    },
    enabled: from !== '' && to !== '',
  })
}

function readNearest(error: unknown): Nearest {
  const reply = error instanceof ApiError ? (error.reply as { nearest?: Nearest } | null) : null
  return reply?.nearest ?? null
}
