import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight, Download } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CrewList } from '#contract/booking/crew.ts'
import { CREW_WORK_LABELS, type CrewJob, nameFace } from '#domain/booking/crew.ts'
import { describeCrewArtwork, describeCrewDays } from '#domain/booking/crew-words.ts'
import { toDateRange, toWeekDate } from '#domain/format-dates.ts'
import { addDays } from '#domain/zoned-time.ts'
import { useApiHref } from '#web/platform/auth/use-api-href.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LoadingState } from '#web/ui/loading-state.tsx'
import { type CrewSearch, toCrewFile } from './crew-search.ts'
import { crewQuery } from './queries.ts'

type CrewScreenProps = CrewSearch & { nav: ReactNode }

/** What crews post and take down in a week, by day; on a phone and on paper too. */
export function CrewScreen({ week, nav }: CrewScreenProps) {
  const { data, isError, refetch } = useQuery(crewQuery(week))
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6 px-4 py-8 md:px-6">
      {nav}
      <header className="flex flex-col gap-1">
        <h1 className="text-3xl md:text-4xl">Crew</h1>
        <p className="text-lg text-ink-soft">
          What to post and take down at your billboards and events, of bookings and of contracts sold
          elsewhere.
        </p>
      </header>
      {isError && !data && (
        <ErrorState title="The list could not be loaded" headingLevel={2} onRetry={() => void refetch()} />
      )}
      {!data && !isError && <LoadingState label="Loading the list..." />}
      {data && (
        <>
          <Week list={data} />
          <Days list={data} />
        </>
      )}
    </div>
  )
}

function Week({ list: { week, today, jobs } }: { list: CrewList }) {
  const toHref = useApiHref()
  const isNow = week.first <= today && today <= week.last
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <nav aria-label="Weeks" className="flex items-center gap-2 print:hidden">
        <WeekLink to={addDays(week.first, -7)} label="The week before">
          <ChevronLeft aria-hidden="true" />
        </WeekLink>
        <p role="status" className="min-w-44 text-center font-semibold">
          {isNow ? `This week, ${toDateRange(week, today)}` : toDateRange(week, today)}
        </p>
        <WeekLink to={addDays(week.first, 7)} label="The week after">
          <ChevronRight aria-hidden="true" />
        </WeekLink>
      </nav>
      {jobs.length > 0 && (
        <div className="flex gap-2 print:hidden">
          {(['pdf', 'csv'] as const).map((format) => (
            <Button
              key={format}
              variant="outline"
              render={
                <a href={toHref(toCrewFile(format, week.first))}>
                  <Download aria-hidden="true" />
                  {format.toUpperCase()}
                </a>
              }
            />
          ))}
        </div>
      )}
    </div>
  )
}

function WeekLink({ to, label, children }: { to: string; label: string; children: ReactNode }) {
  return (
    <Button
      variant="outline"
      size="icon"
      aria-label={label}
      render={<Link to="/sell/crew" search={{ week: to }} resetScroll={false} />}
    >
      {children}
    </Button>
  )
}

function Days({ list: { jobs, total } }: { list: CrewList }) {
  if (jobs.length === 0)
    return (
      <EmptyState title="Nothing to post or take down">
        Bookings and contracts that begin or end in this week are listed here.
      </EmptyState>
    )
  return (
    <>
      {[...Map.groupBy(jobs, ({ day }) => day)].map(([day, of]) => (
        <section key={day} aria-label={toWeekDate(day)} className="flex flex-col gap-1">
          <h2 className="text-xl">{toWeekDate(day)}</h2>
          <ul className="flex flex-col divide-y divide-rule border-y border-rule">
            {of.map((job) => (
              <li key={`${job.listingId} ${job.unit} ${job.work} ${job.first} ${job.what}`}>
                <Job job={job} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {total > jobs.length && (
        <p className="text-ink-soft">
          {`The first ${jobs.length.toLocaleString('en-US')} of ${total.toLocaleString('en-US')}.`}
        </p>
      )}
    </>
  )
}

function Job({ job }: { job: CrewJob }) {
  const toHref = useApiHref()
  const artwork = job.work === 'post' ? describeCrewArtwork(job.artwork) : null
  const file = job.work === 'post' && job.booking ? job.artwork?.file : null
  return (
    <div className="flex flex-col gap-0.5 py-3 wrap-anywhere">
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="flex flex-wrap items-center gap-2 font-semibold">
          <Badge variant={job.work === 'post' ? 'primary' : 'neutral'}>{CREW_WORK_LABELS[job.work]}</Badge>
          {nameFace(job)}
        </span>
        {job.booking && (
          <Link
            to="/bookings/$id"
            params={{ id: String(job.booking.id) }}
            className="link text-sm tabular-nums"
          >
            {job.booking.reference}
          </Link>
        )}
      </p>
      <p>{`${job.what} · ${describeCrewDays(job)}`}</p>
      <p className="text-sm text-ink-soft">
        {job.place}
        {artwork && ' · '}
        {file && job.booking ? (
          <a href={toHref(`/api/bookings/${job.booking.id}/creatives/${file.id}/file`)} className="link">
            {artwork}
          </a>
        ) : (
          artwork
        )}
      </p>
    </div>
  )
}
