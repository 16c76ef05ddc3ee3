import { Link } from '@tanstack/react-router'
import type { Avails, AvailsRow } from '#contract/booking/avails.ts'
import { AVAILS_STATES, type AvailsState } from '#domain/booking/avails.ts'
import { nameColumn, nameRate, nameRow } from '#domain/booking/avails-words.ts'
import { useApiHref } from '#web/platform/auth/use-api-href.ts'
import { useMay } from '#web/platform/auth/use-may.ts'
import { Button } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '#web/ui/table.tsx'
import { type AvailsSearch, withoutDone } from './avails-search.ts'
import { headColumn, readCell, STATE_LOOKS } from './cell-words.ts'
import { rowKey } from './chosen-cells.ts'
import { toStrings } from './done-notice.tsx'
import { PlainActions } from './plain-actions.tsx'
import { FACES_PER_PAGE } from './queries.ts'

/** So many columns stand beside each other on paper. */
const COLUMNS = 13

const LOOKS = Object.fromEntries(
  AVAILS_STATES.map((state) => [
    state,
    cn(
      'flex min-h-11 max-w-28 min-w-14 flex-col justify-center rounded-xs border border-rule px-1.5 py-1 text-xs leading-tight wrap-anywhere',
      STATE_LOOKS[state],
    ),
  ]),
) as Record<AvailsState, string>

/** What its seller may have put there by hand, to be released. */
const RELEASED: readonly AvailsState[] = ['held', 'blocked']

type AvailsTableProps = { avails: Avails; search: AvailsSearch }

/** A page of faces as a plain table and form: for phones, where each face is a block, for paper, and for browsers without scripts. */
export function AvailsTable({ avails, search }: AvailsTableProps) {
  const toHref = useApiHref()
  const mayChoose = useMay('calendar')
  const columns = avails.columns.slice(0, COLUMNS)
  return (
    <form method="post" action={toHref('/api/my/avails/cells')} className="flex flex-col gap-4">
      <input
        type="hidden"
        name="search"
        value={new URLSearchParams(toStrings(withoutDone(search))).toString()}
      />
      <Table caption="What is free of your faces" stacks className="text-sm print:text-[0.6rem]">
        <TableHeader>
          <TableRow>
            <TableHead>Face</TableHead>
            {columns.map((column) => (
              <TableHead key={column.first}>
                <span className="sr-only">{nameColumn(column)}</span>
                <span aria-hidden="true">{headColumn(column, avails.by).day}</span>
              </TableHead>
            ))}
          </TableRow>
        </TableHeader>
        <TableBody>
          {avails.rows.map((row) => (
            <TableRow key={rowKey(row)}>
              <TableCell className="min-w-40">
                <FaceName row={row} />
              </TableCell>
              {columns.map((column, at) => (
                <TableCell key={column.first} className="p-1">
                  <PlainCell row={row} at={at} avails={avails} mayChoose={mayChoose} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {mayChoose && <PlainActions avails={avails} search={search} />}
      <TablePages avails={avails} search={search} />
    </form>
  )
}

function FaceName({ row }: { row: AvailsRow }) {
  return (
    <>
      <Link to="/sell/listings/$id/calendar" params={{ id: String(row.id) }} className="link font-semibold">
        {nameRow(row)}
      </Link>
      <span className="block text-ink-faint">
        {[row.unitCode === null ? null : row.title, row.place, row.size, nameRate(row.rate)]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </>
  )
}

type PlainCellProps = { row: AvailsRow; at: number; avails: Avails; mayChoose: boolean }

function PlainCell({ row, at, avails, mayChoose }: PlainCellProps) {
  const column = avails.columns[at]
  const cell = readCell(row, at, { ...avails, by: 'period' })
  if (!column) return null
  const look = LOOKS[cell.state]
  const day = (
    <span aria-hidden="true" className="text-[0.7rem] opacity-80 md:hidden">
      {headColumn(column, avails.by).day}
    </span>
  )
  const isOpen = cell.state === 'free' || cell.isPart || RELEASED.includes(cell.state)
  if (!isOpen || !mayChoose)
    return (
      <span className={look}>
        {day}
        {cell.text}
        <span className="sr-only">: {cell.words}</span>
      </span>
    )
  return (
    <label className={`${look} cursor-pointer has-checked:outline-3 has-checked:outline-focus`}>
      {day}
      <span className="flex items-center gap-1">
        <input
          type="checkbox"
          name="cell"
          value={`${row.id}:${row.unitId ?? ''}:${column.first}:${column.last}`}
          className="size-4 accent-primary print:hidden"
        />
        {cell.text}
        <span className="sr-only">{`${nameRow(row)}, ${nameColumn(column)}`}</span>
      </span>
    </label>
  )
}

function TablePages({ avails: { total }, search }: AvailsTableProps) {
  const page = search.page ?? 1
  const last = Math.max(1, Math.ceil(total / FACES_PER_PAGE))
  const to = (number: number) => {
    const { page: _page, ...rest } = withoutDone(search)
    return <Link to="/sell/avails" search={{ ...rest, ...(number > 1 && { page: number }) }} />
  }
  return (
    <nav
      aria-label="Pages of your faces"
      className="flex flex-wrap items-center justify-between gap-3 text-sm"
    >
      <p role="status" className="text-ink-soft tabular-nums">
        {`${total.toLocaleString('en-US')} ${total === 1 ? 'face' : 'faces'}${last > 1 ? `, page ${page} of ${last}` : ''}`}
      </p>
      <div className="flex gap-2 print:hidden">
        {page > 1 && (
          <Button size="sm" variant="outline" render={to(page - 1)}>
            Previous
          </Button>
        )}
        {page < last && (
          <Button size="sm" variant="outline" render={to(page + 1)}>
            Next
          </Button>
        )}
      </div>
    </nav>
  )
}
