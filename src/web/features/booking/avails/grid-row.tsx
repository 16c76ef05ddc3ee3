// biome-ignore-all lint/a11y/useSemanticElements: rows out of sight are not drawn, which no table allows
import { memo } from 'react'
import type { Avails, AvailsRow } from '#contract/booking/avails.ts'
import { AVAILS_STATES, type AvailsBy, type AvailsState } from '#domain/booking/avails.ts'
import { nameRow } from '#domain/booking/avails-words.ts'
import { listingCalendarPath } from '#domain/paths.ts'
import { cn } from '#web/ui/cn.ts'
import { readCell, STATE_LOOKS } from './cell-words.ts'

export const ROW_HEIGHT = 44
export const NAME_WIDTH = 240
export const COLUMN_WIDTHS: Record<AvailsBy, number> = { period: 74, week: 52, day: 52 }

const CELL =
  'block truncate border-r border-b border-rule px-1 text-center text-xs leading-[2.625rem] focus-visible:outline-3 focus-visible:-outline-offset-3 focus-visible:outline-focus focus-visible:outline-dashed'
const CHOSEN = 'outline-3 -outline-offset-3 outline-focus'

/** Made once: a thousand cells would merge their classes each time that they are drawn. */
const looksOf = (more: string) =>
  Object.fromEntries(AVAILS_STATES.map((state) => [state, cn(CELL, STATE_LOOKS[state], more)])) as Record<
    AvailsState,
    string
  >
const [CELLS, CHOSEN_CELLS] = [looksOf(''), looksOf(CHOSEN)]

type GridRowProps = {
  row: AvailsRow
  index: number
  top: number
  avails: Avails
  /** Of the columns. */
  names: readonly string[]
  /** The column that the keyboard is at, in this row. */
  cursor: number | null
  /** A `1` for each chosen column. */
  chosen: string
  /** Its cells are drawn: all of those that a jump brings into sight take longer than a frame. */
  isWhole: boolean
}

/** A face. Drawn again only when something of it has changed: a frame has 16 ms for all rows that come into sight. */
export const GridRow = memo(function GridRow({
  row,
  index,
  top,
  avails,
  names,
  cursor,
  chosen,
  isWhole,
}: GridRowProps) {
  const width = COLUMN_WIDTHS[avails.by]
  const name = nameRow(row)
  return (
    <div
      role="row"
      tabIndex={-1}
      aria-rowindex={index + 2}
      className="absolute left-0 flex w-max contain-layout"
      style={{ height: ROW_HEIGHT, top: 0, transform: `translateY(${top}px)` }}
    >
      <div
        role="rowheader"
        tabIndex={-1}
        aria-colindex={1}
        className="sticky left-0 z-10 flex flex-col justify-center border-r border-b border-rule bg-card px-3 text-sm leading-tight"
        style={{ width: NAME_WIDTH }}
      >
        {/* a link of the router would cost as much as all the cells; the grid follows it */}
        <a
          href={listingCalendarPath(row.id)}
          data-face={row.id}
          tabIndex={-1}
          className="truncate font-semibold hover:underline"
        >
          {name}
        </a>
        <span className="truncate text-xs text-ink-faint">
          {[row.unitCode === null ? null : row.title, row.place, row.size].filter(Boolean).join(' · ')}
        </span>
      </div>
      {Array.from(isWhole ? row.cells : '', (_, at) => {
        const { state, text, words } = readCell(row, at, avails)
        const isChosen = chosen[at] === '1'
        return (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place
            key={at}
            role="gridcell"
            aria-colindex={at + 2}
            aria-selected={isChosen}
            aria-label={`${name}, ${names[at]}: ${words}`}
            title={words}
            tabIndex={cursor === at ? 0 : -1}
            data-cell={`${index}:${at}`}
            className={isChosen ? CHOSEN_CELLS[state] : CELLS[state]}
            style={{ width }}
          >
            {isChosen ? `✓ ${text}` : text}
          </div>
        )
      })}
    </div>
  )
})
