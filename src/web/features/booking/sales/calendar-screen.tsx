import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { MAX_CALENDAR_ROWS, type SalesCalendar } from '#contract/booking/sales-calendar.ts'
import { BAR_KINDS, shiftSpan } from '#domain/booking/sales-calendar.ts'
import {
  CALENDAR_BY,
  CALENDAR_BY_LABELS,
  CALENDAR_SPAN_LABELS,
  CALENDAR_SPANS,
} from '#domain/booking/sales-calendar-by.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { LoadingState } from '#web/ui/loading-state.tsx'
import { Select } from '#web/ui/select.tsx'
import { CalendarBars } from './calendar-bars.tsx'
import { CalendarList } from './calendar-list.tsx'
import type { CalendarSearch } from './calendar-search.ts'
import { CalendarTable } from './calendar-table.tsx'
import { countBars, KIND_LABELS, KIND_LOOKS, nameOnly, nameSpan, toGroup } from './calendar-words.ts'
import { salesCalendarQuery } from './queries.ts'
import { describeWrongMonths } from './wrong-months.ts'

/** What is sold, held and proposed over time; on a phone as cards. */
export function CalendarScreen({ search }: { search: CalendarSearch }) {
  const wrong = describeWrongMonths({ ...(search.from !== undefined && { from: search.from }) })
  const { data, isError, refetch } = useQuery({ ...salesCalendarQuery(search), enabled: wrong === null })
  if (wrong !== null)
    return (
      <>
        <Choose search={search} />
        <Alert title="These months cannot be shown">{wrong}</Alert>
      </>
    )
  if (isError && !data)
    return (
      <ErrorState title="The calendar could not be loaded" headingLevel={2} onRetry={() => void refetch()} />
    )
  if (!data) return <LoadingState label="Loading the calendar..." />
  return (
    <>
      <Choose search={{ ...search, from: data.from }} />
      <Head calendar={data} search={search} />
      {data.isCut && (
        <Alert
          title={`The calendar is made of your oldest ${MAX_CALENDAR_ROWS.toLocaleString('en-US')} sales in these months.`}
        >
          There are more. Choose a shorter time to see them all.
        </Alert>
      )}
      <Only search={search} />
      {data.total === 0 ? (
        <EmptyState title="Nothing in these months">
          Bookings, holds, contracts that you brought in as a file, and proposals that are sent stand here by
          their days.
        </EmptyState>
      ) : (
        <Bars calendar={data} search={search} />
      )}
    </>
  )
}

function Bars({ calendar, search }: { calendar: SalesCalendar; search: CalendarSearch }) {
  return (
    <>
      <div className="hidden md:block">
        {search.view === 'table' ? (
          <CalendarTable calendar={calendar} search={search} />
        ) : (
          <>
            <Legend />
            <CalendarBars calendar={calendar} search={search} />
          </>
        )}
      </div>
      <CalendarList calendar={calendar} search={search} />
      <Pages calendar={calendar} search={search} />
    </>
  )
}

/** One group alone, and the way back to all. */
function Only({ search }: { search: CalendarSearch }) {
  const name = nameOnly(search)
  if (name === null) return null
  return (
    <p className="flex flex-wrap items-baseline gap-x-3">
      <span className="wrap-anywhere">
        {CALENDAR_BY_LABELS[search.by ?? 'rep']}: <strong dir="auto">{name}</strong>
      </span>
      <Link to="/sell/calendar" search={toGroup(search)} className="link">
        Show all
      </Link>
    </p>
  )
}

/** A form, so that it works without scripts. */
function Choose({ search: { from, span = 'quarter', by = 'rep', view } }: { search: CalendarSearch }) {
  return (
    <form
      method="get"
      action="/sell/calendar"
      className="flex flex-wrap items-end gap-3 print:hidden"
      key={`${from} ${span} ${by}`}
    >
      <Field label="From" className="w-44">
        <Input name="from" type="month" defaultValue={from} placeholder="2027-01" />
      </Field>
      <Field label="Show" className="w-40">
        <Select
          name="span"
          defaultValue={span}
          options={CALENDAR_SPANS.map((value) => ({ value, label: CALENDAR_SPAN_LABELS[value] }))}
        />
      </Field>
      <Field label="By" className="w-32">
        <Select
          name="by"
          defaultValue={by}
          options={CALENDAR_BY.map((value) => ({ value, label: CALENDAR_BY_LABELS[value] }))}
        />
      </Field>
      {view && <input type="hidden" name="view" value={view} />}
      <Button type="submit" variant="outline">
        Show
      </Button>
    </form>
  )
}

function Head({ calendar, search }: { calendar: SalesCalendar; search: CalendarSearch }) {
  const { from, span } = calendar
  const { page, view: _, ...same } = search
  const other: CalendarSearch = { ...same, ...(page && { page }), ...(search.view ? {} : { view: 'table' }) }
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <nav aria-label="Months" className="flex items-center gap-2 print:hidden">
        <SpanLink search={{ ...same, from: shiftSpan(from, span, -1) }} view={search.view} label="Earlier">
          <ChevronLeft aria-hidden="true" />
        </SpanLink>
        <p className="text-center font-semibold">{nameSpan(calendar)}</p>
        <SpanLink search={{ ...same, from: shiftSpan(from, span, 1) }} view={search.view} label="Later">
          <ChevronRight aria-hidden="true" />
        </SpanLink>
      </nav>
      <p role="status" className="text-sm text-ink-soft tabular-nums">
        {countBars(calendar, page ?? 1)}
      </p>
      <Link to="/sell/calendar" search={other} className="link hidden text-sm md:inline">
        {search.view ? 'Show as bars' : 'Show as a table'}
      </Link>
    </div>
  )
}

type SpanLinkProps = {
  search: CalendarSearch
  view: CalendarSearch['view']
  label: string
  children: ReactNode
}

function SpanLink({ search, view, label, children }: SpanLinkProps) {
  return (
    <Button
      variant="outline"
      size="icon"
      aria-label={label}
      render={<Link to="/sell/calendar" search={{ ...search, ...(view && { view }) }} resetScroll={false} />}
    >
      {children}
    </Button>
  )
}

function Legend() {
  return (
    <ul
      aria-label="What the bars say"
      className="flex flex-wrap gap-x-4 gap-y-1.5 pb-3 text-sm text-ink-soft"
    >
      {BAR_KINDS.map((kind) => (
        <li key={kind} className="inline-flex items-center gap-1.5">
          <span aria-hidden="true" className={cn('h-4 w-6 rounded-xs', KIND_LOOKS[kind])} />
          {KIND_LABELS[kind]}
        </li>
      ))}
      <li>Arrow keys go from bar to bar.</li>
    </ul>
  )
}

function Pages({ calendar: { pages }, search }: { calendar: SalesCalendar; search: CalendarSearch }) {
  const { page = 1, ...rest } = search
  if (pages === 1) return null
  const to = (next: number) => (
    <Link to="/sell/calendar" search={{ ...rest, ...(next > 1 && { page: next }) }} />
  )
  return (
    <nav aria-label="Pages of the calendar" className="flex items-center gap-2 print:hidden">
      {page > 1 && (
        <Button size="sm" variant="outline" render={to(page - 1)}>
          Previous
        </Button>
      )}
      {page < pages && (
        <Button size="sm" variant="outline" render={to(page + 1)}>
          Next
        </Button>
      )}
    </nav>
  )
}
