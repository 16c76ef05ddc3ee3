import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import type { reconciliationRoutes } from '#contract/ground/ledger.ts'
import type { Out } from '#contract/route.ts'
import { formatCents } from '#domain/booking/price/cents.ts'
import { toBookingReference } from '#domain/booking/reference.ts'
import { formatTime } from '#domain/format-dates.ts'
import { LIMITS } from '#domain/limits.ts'
import { api } from '#web/platform/api.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { NextPage } from '#web/ui/load-more.tsx'
import { LoadingState } from '#web/ui/loading-state.tsx'
import { toast } from '#web/ui/toast.ts'
import { differencesQuery, LEDGER } from './queries.ts'

const ReasonDialog = lazy(() =>
  import('#web/ui/reason-dialog.tsx').then((m) => ({ default: m.ReasonDialog })),
)

type Difference = Out<typeof reconciliationRoutes.listDifferences.output>['items'][number]

/** Where books and bookings do not agree: an admin looks, mends, and closes each with a reason. */
export function Differences() {
  const query = useInfiniteQuery(differencesQuery)
  const [closing, setClosing] = useState<Difference | null>(null)
  const rows = query.data?.pages.flatMap((page) => page.rows)
  const last = query.data?.pages.at(-1)
  return (
    <section aria-labelledby="differences" className="flex flex-col gap-3">
      <header>
        <h2 id="differences" className="flex items-center gap-2 text-xl">
          Differences
          {last && last.open > 0 && <Badge variant="danger">{last.open} open</Badge>}
        </h2>
        {last && (
          <p className="text-sm text-ink-soft">
            {last.checkedAt
              ? `Books, payments and bookings were compared on ${formatTime(last.checkedAt)}.`
              : 'Books, payments and bookings are compared each night; that has not happened yet.'}
          </p>
        )}
      </header>
      {query.isError && !rows && (
        <ErrorState title={query.error.message} headingLevel={3} onRetry={() => void query.refetch()} />
      )}
      {query.isPending && <LoadingState label="Loading differences..." />}
      {rows?.length === 0 && last?.checkedAt && <p className="text-ink-soft">They agree.</p>}
      {rows && rows.length > 0 && (
        <ul className="flex flex-col gap-3">
          {rows.map((row) => (
            <DifferenceItem key={row.id} difference={row} onClose={() => setClosing(row)} />
          ))}
        </ul>
      )}
      <NextPage query={query} progress={`Showing ${rows?.length ?? 0}`} />
      {closing && <Closing key={closing.id} difference={closing} onDone={() => setClosing(null)} />}
    </section>
  )
}

/** Kinds of what is owed when a booking has ended. */
const OWED = new Set(['owed', 'owed-back'])

type DifferenceItemProps = { difference: Difference; onClose: () => void }

function DifferenceItem({ difference, onClose }: DifferenceItemProps) {
  const { bookingId, detail, cents, createdAt, closedAt, reason } = difference
  return (
    <Card render={<li />} className="flex flex-col items-start gap-2 p-4">
      <p className="wrap-anywhere">{detail}</p>
      <p className="text-sm text-ink-soft tabular-nums">
        {bookingId && (
          <>
            <Link to="/admin/ledger" search={{ booking: String(bookingId) }} className="link">
              {toBookingReference(bookingId)}
            </Link>
            {' · '}
          </>
        )}
        {cents !== 0 && `${formatCents(cents)} · `}
        {formatTime(createdAt)}
      </p>
      {closedAt ? (
        <p className="text-sm text-ink-faint">{`Closed on ${formatTime(closedAt)}: ${reason ?? ''}`}</p>
      ) : (
        <Button
          size="sm"
          variant="outline"
          aria-haspopup="dialog"
          className="noscript:hidden"
          onClick={onClose}
        >
          Close it
        </Button>
      )}
    </Card>
  )
}

function Closing({ difference, onDone }: { difference: Difference; onDone: () => void }) {
  const queryClient = useQueryClient()
  const close = useMutation({
    mutationFn: (reason: string) =>
      api('PATCH /api/admin/reconciliation/:id', { params: { id: difference.id }, body: { reason } }),
    onSuccess: () => {
      toast({ title: 'Closed' })
      onDone()
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: LEDGER }),
  })
  return (
    <Suspense>
      <ReasonDialog
        title="Close this difference?"
        description={`${difference.detail}.${OWED.has(difference.kind) ? ' Once closed, it no longer prevents anybody from leaving Placard.' : ''}`}
        label="What was found and done"
        maxLength={LIMITS.reason.max}
        submit="Close it"
        isPending={close.isPending}
        error={close.error?.message}
        onSubmit={(reason) => close.mutate(reason)}
        onClose={onDone}
      />
    </Suspense>
  )
}
