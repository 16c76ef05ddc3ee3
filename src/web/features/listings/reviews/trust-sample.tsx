import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatTime } from '#domain/format-dates.ts'
import { formatPrice } from '#domain/money.ts'
import { api } from '#web/platform/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { toast } from '#web/ui/toast.ts'
import { describeSample } from './trust-state.ts'

const trustQuery = queryOptions({
  queryKey: ['trust'] as const,
  queryFn: ({ signal }) => api('GET /api/admin/trust', { signal }),
  staleTime: 0,
})

/** Part of what went live without a person: to look at, not to approve. Nothing while nobody is trusted. */
export function TrustSample() {
  const queryClient = useQueryClient()
  const { data } = useQuery(trustQuery)
  const look = useMutation({
    mutationFn: (id: number) => api('POST /api/admin/trust/:id/looked', { params: { id } }),
    onError: (error: Error) => toast({ title: 'Error', description: error.message, variant: 'destructive' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: trustQuery.queryKey }),
  })
  if (!data || (data.sellers.length === 0 && data.total === 0)) return null
  const { sellers, sample, total } = data
  return (
    <section aria-label="Live by trust" className="mb-6 flex flex-col gap-3">
      <h2 className="text-xl">{describeSample(total)}</h2>
      <p className="wrap-anywhere text-ink-soft">
        Of sellers we trust, one space in twenty is looked at after it went live. If something is wrong, open
        its row and take it down.
        {sellers.length > 0 && ' Trusted now: '}
        {sellers.map(({ id, username, name, live }, index) => (
          <span key={id}>
            {index > 0 && ', '}
            <Link to="/admin/listings" search={{ q: username }} className="link">
              {name}
            </Link>{' '}
            ({live.toLocaleString('en-US')} live so)
          </span>
        ))}
      </p>
      {sample.length > 0 && (
        <Card render={<ul />} className="divide-y divide-rule">
          {sample.map(({ listingId, title, place, price, interval, sellerUsername, at }) => (
            <li key={listingId} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 p-3">
              <p className="wrap-anywhere min-w-0">
                <Link to="/listing/$id" params={{ id: String(listingId) }} className="link font-semibold">
                  {title}
                </Link>{' '}
                <span className="text-ink-faint">
                  {sellerUsername}, {formatTime(at)}
                </span>
                <span className="block tabular-nums">
                  {place}, {formatPrice(price, interval)}
                </span>
              </p>
              <span className="flex flex-wrap gap-2">
                <Button
                  size="sm"
                  variant="ghost"
                  render={<Link to="/admin/listings" search={{ q: `#${listingId}` }} />}
                >
                  Open its row<span className="sr-only">: {title}</span>
                </Button>
                <Button
                  size="sm"
                  variant="outline"
                  disabled={look.isPending}
                  onClick={() => look.mutate(listingId)}
                >
                  Looks right<span className="sr-only"> {title}</span>
                </Button>
              </span>
            </li>
          ))}
        </Card>
      )}
      {total > sample.length && (
        <p className="text-sm text-ink-faint">The oldest {sample.length} are shown.</p>
      )}
    </section>
  )
}
