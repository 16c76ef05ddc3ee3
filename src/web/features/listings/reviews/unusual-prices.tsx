import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatTime } from '#domain/format-dates.ts'
import { formatPrice } from '#domain/money.ts'
import { api, apiWithHeaders } from '#web/platform/api.ts'
import { listPages, rowsOf, totalOf } from '#web/platform/list-pages.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { NextPage } from '#web/ui/load-more.tsx'
import { toast } from '#web/ui/toast.ts'

const unusualPricesQuery = listPages(['unusual-prices'] as const, (cursor, signal) =>
  apiWithHeaders('GET /api/admin/unusual-prices', { query: cursor ? { cursor } : {}, signal }),
)

/** The entry, with the instant of the price that is shown. */
type Look = { id: number; at: string }

/** Prices that went live and changed unusually: to look at, not to approve. Nothing while there are none. */
export function UnusualPrices() {
  const queryClient = useQueryClient()
  const query = useInfiniteQuery(unusualPricesQuery)
  const see = useMutation({
    mutationFn: ({ id, at }: Look) =>
      api('POST /api/admin/unusual-prices/:id/seen', { params: { id: String(id) }, body: { at } }),
    onError: (error: Error) => toast({ title: 'Error', description: error.message, variant: 'destructive' }),
    onSettled: () =>
      Promise.all(
        [unusualPricesQuery.queryKey, ['submission-counts']].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  })
  const changes = rowsOf(query.data)
  if (changes.length === 0) return null
  return (
    <section aria-label="Prices that went live" className="mb-6 flex flex-col gap-3">
      <h2 className="text-xl">Went live, look at it: {totalOf(query.data)}</h2>
      <p className="text-ink-soft">
        Prices change at once. These moved by more than 30% a month: a slip of the hand, or a bait.
      </p>
      <Card render={<ul />} className="divide-y divide-rule">
        {changes.map(({ id, listingId, title, sellerUsername, before, after, at }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 p-3">
            <p className="wrap-anywhere min-w-0">
              <Link to="/listing/$id" params={{ id: String(listingId) }} className="link font-semibold">
                {title}
              </Link>{' '}
              <span className="text-ink-faint">
                {sellerUsername}, {formatTime(at)}
              </span>
              <span className="block tabular-nums">
                <del className="text-ink-faint">{formatPrice(before.price, before.interval)}</del>{' '}
                <ins className="font-semibold no-underline">{formatPrice(after.price, after.interval)}</ins>
              </span>
            </p>
            <Button
              size="sm"
              variant="outline"
              disabled={see.isPending}
              onClick={() => see.mutate({ id, at })}
            >
              Looks right<span className="sr-only"> {title}</span>
            </Button>
          </li>
        ))}
      </Card>
      <NextPage query={query} progress={`Showing ${changes.length} of ${totalOf(query.data)}`} />
    </section>
  )
}
