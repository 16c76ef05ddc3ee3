import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import type { DeskQueue, WaitingKind } from '#contract/operations/desk.ts'
import { formatTime } from '#domain/format-dates.ts'
import { Badge } from '#web/ui/badge.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { AllDoneArt } from '#web/ui/illustrations/all-done-art.tsx'
import { LoadingState } from '#web/ui/loading-state.tsx'
import { Backups } from './backups.tsx'
import { useDesk } from './use-desk.ts'
import { WAITING_WORDS, waitingFor } from './waiting-words.ts'

const PLACES = {
  listings: { to: '/admin/listings', search: { status: 'pending' } },
  edits: { to: '/admin/listings', search: { queue: 'edits' } },
  prices: { to: '/admin/listings', search: { queue: 'edits' } },
  reports: { to: '/admin/reports' },
  reviews: { to: '/admin/reviews' },
  tickets: { to: '/admin/support' },
  disputes: { to: '/admin/disputes' },
  differences: { to: '/admin/ledger' },
  'failed-jobs': { to: '/admin/errors' },
  errors: { to: '/admin/errors' },
  backups: { to: '/admin', hash: 'backups' },
} as const satisfies Record<WaitingKind, object>

/** The first page of the desk: what waits for an admin, since when, and where it is decided. */
export function DeskScreen({ now }: { now: Date }) {
  const { data, error, refetch } = useDesk()
  if (error && !data) return <ErrorState title={error.message} onRetry={() => void refetch()} />
  if (!data) return <LoadingState label="Loading what waits..." />
  const waiting = data.waiting.filter(({ count }) => count > 0)
  const done = data.waiting.filter(({ count, kind }) => count === 0 && kind !== 'backups')
  return (
    <div className="grid items-start gap-x-8 gap-y-6 wide:grid-cols-[minmax(0,1fr)_20rem]">
      <section aria-labelledby="waiting">
        <h2 id="waiting" className="mb-3 text-xl">
          {waiting.length === 0 ? 'Nothing waits' : 'Waiting for you'}
        </h2>
        {waiting.length === 0 ? (
          <div className="rounded-card border border-rule bg-card">
            <EmptyState title="All done" headingLevel={3} art={<AllDoneArt />} className="py-8">
              Every listing, message and dispute has been decided.
            </EmptyState>
          </div>
        ) : (
          <ul className="divide-y divide-rule overflow-hidden rounded-card border border-rule bg-card">
            {waiting.map((one) => (
              <WaitingRow key={one.kind} waiting={one} now={now} />
            ))}
          </ul>
        )}
        {waiting.length > 0 && done.length > 0 && (
          <p className="mt-3 text-sm text-ink-faint">
            No {listWords(done.map(({ kind }) => WAITING_WORDS[kind].many))} wait.
          </p>
        )}
      </section>
      <Backups state={data.backups} />
    </div>
  )
}

function WaitingRow({ waiting, now }: { waiting: DeskQueue; now: Date }) {
  const { kind, count, since, late } = waiting
  const { one, many, hint } = WAITING_WORDS[kind]
  return (
    <li className="relative flex items-center gap-4 px-4 py-3 hover:bg-ink/4">
      <span className="min-w-10 text-right font-display text-2xl font-semibold tabular-nums">
        {count.toLocaleString('en-US')}
      </span>
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-0.5">
        <div className="min-w-0 flex-1 basis-52">
          <Link
            {...PLACES[kind]}
            aria-label={`${count.toLocaleString('en-US')} ${count === 1 ? one : many}`}
            className="font-semibold after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
          >
            {count === 1 ? one : many}
          </Link>
          <p className="text-sm text-ink-soft">{hint}</p>
        </div>
        <p className="flex items-center gap-2 text-sm text-ink-soft">
          {late > 0 && <Badge variant="danger">{late} late</Badge>}
          {since && (
            <time dateTime={since} title={formatTime(since)}>
              {waitingFor(waiting, now)}
            </time>
          )}
        </p>
      </div>
      <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-ink-faint" />
    </li>
  )
}

const listWords = (words: string[]) => new Intl.ListFormat('en-US', { type: 'disjunction' }).format(words)
