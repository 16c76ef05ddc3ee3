import { Link } from '@tanstack/react-router'
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { MyNumbers, NumberSort } from '#contract/listings/numbers.ts'
import { MEASURE_LABELS, MEASURES } from '#domain/ground/funnel.ts'
import { AD_TYPE_LABELS } from '#domain/vocabulary.ts'
import { Button } from '#web/ui/button.tsx'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '#web/ui/table.tsx'
import { DEFAULT_SPAN, type NumbersState } from './numbers-state.ts'
import { sortOf } from './sort-of.ts'

const PAGE_SIZE = 50

interface NumbersTableProps {
  data: MyNumbers
  state: NumbersState
}

/** A space a row, sorted by any column. */
export function NumbersTable({ data: { spaces, total }, state }: NumbersTableProps) {
  const days = state.days ?? DEFAULT_SPAN
  return (
    <div className="flex flex-col gap-4">
      <Table caption={`Your spaces in the last ${days} days`}>
        <TableHeader>
          <TableRow>
            <SortHead sort="title" label="Space" state={state} />
            {MEASURES.map((measure) => (
              <SortHead key={measure} sort={measure} label={MEASURE_LABELS[measure]} state={state} numeric />
            ))}
          </TableRow>
        </TableHeader>
        <TableBody>
          {spaces.map(({ id, title, adType, counts }) => (
            <TableRow key={id}>
              <TableCell className="min-w-56">
                <Link
                  to="/sell/numbers/$id"
                  params={{ id: String(id) }}
                  search={{ days }}
                  className="link font-semibold wrap-anywhere"
                >
                  {title}
                </Link>
                <span className="block text-sm text-ink-faint">{AD_TYPE_LABELS[adType]}</span>
              </TableCell>
              {MEASURES.map((measure) => (
                <TableCell key={measure} numeric className={counts[measure] === 0 ? 'text-ink-faint' : ''}>
                  {counts[measure].toLocaleString('en-US')}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Pages total={total} state={state} />
    </div>
  )
}

interface SortHeadProps {
  sort: NumberSort
  label: string
  state: NumbersState
  numeric?: boolean
}

function SortHead({ sort, label, state, numeric = false }: SortHeadProps) {
  const { isSorted, dir, next } = sortOf(state, sort)
  const Arrow = dir === 'asc' ? ArrowUp : ArrowDown
  return (
    <TableHead
      numeric={numeric}
      aria-sort={isSorted ? (dir === 'asc' ? 'ascending' : 'descending') : undefined}
    >
      <Link
        to="/sell/numbers"
        search={{ ...(state.days && { days: state.days }), sort, ...(next === 'asc' && { dir: next }) }}
        resetScroll={false}
        className="inline-flex min-h-6 items-center gap-1 hover:text-ink pointer-coarse:min-h-11"
      >
        {label}
        {isSorted && <Arrow aria-hidden="true" className="size-4" />}
      </Link>
    </TableHead>
  )
}

function Pages({ total, state }: { total: number; state: NumbersState }) {
  const { page = 1, ...rest } = state
  const last = Math.ceil(total / PAGE_SIZE)
  if (last <= 1) return null
  const link = (to: number) => <Link to="/sell/numbers" search={to > 1 ? { ...rest, page: to } : rest} />
  return (
    <nav aria-label="Pages" className="flex items-center justify-center gap-3">
      {page > 1 && (
        <Button variant="outline" size="sm" render={link(page - 1)}>
          Previous
        </Button>
      )}
      <span className="text-sm text-ink-soft">
        Page {page} of {last}
      </span>
      {page < last && (
        <Button variant="outline" size="sm" render={link(page + 1)}>
          Next
        </Button>
      )}
    </nav>
  )
}
