import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import type { DeskCode } from '#contract/booking/response-codes.ts'
import { describeVisits } from '#domain/booking/response/response-words.ts'
import { toShortDate } from '#domain/format-dates.ts'
import { LIMITS } from '#domain/limits.ts'
import { api } from '#web/platform/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { PagedList } from '#web/ui/paged-list.tsx'
import { SearchLine } from '#web/ui/search-line.tsx'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'
import { type DeskView, deskCodesQuery } from './queries.ts'

const ReasonDialog = lazy(() =>
  import('#web/ui/reason-dialog.tsx').then((m) => ({ default: m.ReasonDialog })),
)

const VIEWS = [
  { value: 'all', label: 'All' },
  { value: 'suspended', label: 'Suspended' },
] as const

/** Codes and where they lead; one that leads to a bad site is suspended with a reason. */
export function DeskCodesScreen() {
  const [view, setView] = useState<DeskView>('all')
  const [q, setQ] = useState('')
  const [deciding, setDeciding] = useState<DeskCode | null>(null)
  const query = useInfiniteQuery(deskCodesQuery(view, q))
  return (
    <>
      <SearchLine label="Search codes" placeholder="A code, or part of an address" onSearch={setQ} />
      <SegmentedControl
        legend="Status"
        options={VIEWS}
        value={view}
        onValueChange={setView}
        className="mb-4 noscript:hidden"
      />
      <PagedList
        query={query}
        things="codes"
        empty={
          view === 'all'
            ? 'Codes that buyers print in their artwork are listed here.'
            : 'What was suspended is listed here.'
        }
      >
        {(rows) => (
          <ul className="flex flex-col gap-3">
            {rows.map((code) => (
              <DeskItem key={code.code} code={code} onDecide={() => setDeciding(code)} />
            ))}
          </ul>
        )}
      </PagedList>
      {deciding && (
        <Suspense>
          <Decision key={deciding.code} code={deciding} onClose={() => setDeciding(null)} />
        </Suspense>
      )}
    </>
  )
}

const labelOf = ({ suspension }: DeskCode) => (suspension === null ? 'Suspend' : 'Let it lead on')

function DeskItem({ code: row, onDecide }: { code: DeskCode; onDecide: () => void }) {
  const { code, bookingId, reference, owner, target, suspension, visits, createdAt } = row
  return (
    <Card render={<li />} className="flex flex-col gap-2 p-4">
      <p className="text-sm text-ink-faint">
        <Link to="/bookings/$id" params={{ id: String(bookingId) }} className="link">
          {reference}
        </Link>
        {` · ${owner} · ${toShortDate(createdAt.slice(0, 10))} · ${describeVisits(visits)}`}
      </p>
      <h2 className="text-lg">Code {code}</h2>
      <p className="wrap-anywhere">{target ?? 'It leads nowhere any more'}</p>
      {suspension && <p className="font-medium text-danger wrap-anywhere">Suspended: {suspension}</p>}
      <Button
        size="sm"
        variant="outline"
        aria-haspopup="dialog"
        className="self-start noscript:hidden"
        onClick={onDecide}
      >
        {labelOf(row)}
        <span className="sr-only"> {code}</span>
      </Button>
    </Card>
  )
}

function Decision({ code: row, onClose }: { code: DeskCode; onClose: () => void }) {
  const queryClient = useQueryClient()
  const stops = row.suspension === null
  const send = useMutation({
    mutationFn: (reason: string) =>
      api('PATCH /api/admin/response-codes/:code', {
        params: { code: row.code },
        body: { step: stops ? 'suspend' : 'restore', reason },
      }),
    onSuccess: onClose,
    onSettled: () => void queryClient.invalidateQueries({ queryKey: ['desk-codes'] }),
  })
  return (
    <ReasonDialog
      title={stops ? `Suspend code ${row.code}?` : `Let code ${row.code} lead on?`}
      description="Its buyer gets your reason by mail."
      maxLength={LIMITS.reason.max}
      submit={labelOf(row)}
      isDestructive={stops}
      isPending={send.isPending}
      error={send.error?.message}
      onSubmit={(reason) => send.mutate(reason)}
      onClose={onClose}
    />
  )
}
