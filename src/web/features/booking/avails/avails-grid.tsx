// biome-ignore-all lint/a11y/useSemanticElements: rows out of sight are not drawn, which no table allows

import { useNavigate } from '@tanstack/react-router'
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { type MouseEvent, useMemo, useRef, useState } from 'react'
import type { Avails, AvailsRow } from '#contract/booking/avails.ts'
import { nameColumn } from '#domain/booking/avails-words.ts'
import { LiveRegion } from '#web/ui/live-region.tsx'
import { headColumn } from './cell-words.ts'
import { ChoiceBar, type ChoiceDialog } from './choice-bar.tsx'
import { listChosen, rowKey } from './chosen-cells.ts'
import { COLUMN_WIDTHS, GridRow, NAME_WIDTH, ROW_HEIGHT } from './grid-row.tsx'
import { useChooseCells } from './use-choose-cells.ts'
import { useWholeRows } from './use-whole-rows.ts'

const FIRST_SIGHT = { width: 1200, height: 15 * ROW_HEIGHT }

type AvailsGridProps = {
  avails: Avails
  /** Those that the filter leaves, or the first of them until all are there. */
  rows: AvailsRow[]
  /** How many it leaves. */
  total: number
  /** A brief of a buyer's that is answered with chosen cells. */
  brief?: number | undefined
  /** A draft of a proposal that they are added to. */
  proposal?: number | undefined
}

/** The grid of faces: only rows in sight are drawn, and the one that has the focus. */
export function AvailsGrid({ avails, rows, total, brief, proposal }: AvailsGridProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const labelField = useRef<HTMLInputElement>(null)
  const [asked, setAsked] = useState<ChoiceDialog | null>(null)
  const { columns, by } = avails
  const page = () => countRows(scroller.current)
  const choosing = useChooseCells({
    rows,
    columns: columns.length,
    page,
    onBlock: () => labelField.current?.focus(),
    onHold: () => setAsked('hold'),
    onPropose: () => setAsked('propose'),
    onMove: ({ row }) => virtual.scrollToIndex(row, { align: 'auto' }),
  })
  const { cursor, chosen } = choosing.state
  const virtual = useVirtualizer({
    count: total,
    // what the server draws: most windows are higher
    initialRect: FIRST_SIGHT,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    scrollPaddingStart: ROW_HEIGHT,
    overscan: 6,
    // a row that is recycled would take the focus along
    rangeExtractor: (range) => {
      const drawn = defaultRangeExtractor(range)
      if (cursor.row >= rows.length || drawn.includes(cursor.row)) return drawn
      return cursor.row < (drawn[0] ?? 0) ? [cursor.row, ...drawn] : [...drawn, cursor.row]
    },
  })
  const items = virtual.getVirtualItems()
  const drawn = items.map(({ index }) => index)
  const whole = useWholeRows({ drawn, visible: virtual.range, cursor: cursor.row })
  const navigate = useNavigate()
  const followFace = (event: MouseEvent) => {
    const id = (event.target as Element).closest<HTMLElement>('[data-face]')?.dataset.face
    if (!id || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    void navigate({ to: '/sell/listings/$id/calendar', params: { id } })
  }
  // Enter does the same by key
  const handlers = { ...choosing.handlers, onClick: followFace }
  const names = useMemo(() => columns.map(nameColumn), [columns])
  const cells = useMemo(() => listChosen(chosen, avails), [chosen, avails])
  const width = NAME_WIDTH + columns.length * COLUMN_WIDTHS[by]
  return (
    <div className="flex flex-col gap-3">
      <FaceCount total={total} all={avails.all} />
      <div
        ref={scroller}
        className="max-h-[calc(100dvh-15rem)] min-h-80 overflow-auto overscroll-contain rounded-card border border-rule bg-card"
      >
        <div
          role="grid"
          aria-label="What is free of your faces"
          aria-multiselectable="true"
          aria-rowcount={total + 1}
          aria-colcount={columns.length + 1}
          {...handlers}
          className="relative select-none"
          style={{ width, height: virtual.getTotalSize() + ROW_HEIGHT }}
        >
          <Heads avails={avails} />
          {items.map(({ index, start }) => {
            const row = rows[index]
            return (
              row && (
                <GridRow
                  key={rowKey(row)}
                  row={row}
                  index={index}
                  top={start + ROW_HEIGHT}
                  avails={avails}
                  names={names}
                  cursor={cursor.row === index ? cursor.column : null}
                  chosen={choosing.maskOf(row)}
                  isWhole={whole.has(index)}
                />
              )
            )
          })}
        </div>
      </div>
      <LiveRegion>{chosen.size > 0 ? `${chosen.size} cells chosen` : ''}</LiveRegion>
      {cells.length > 0 && (
        <ChoiceBar
          {...{ cells, avails, labelField, asked, brief, proposal }}
          onAsk={setAsked}
          onDone={() => {
            setAsked(null)
            choosing.clear()
          }}
          isTooMany={choosing.isTooMany}
        />
      )}
    </div>
  )
}

/** So many rows a page up or down moves. */
function countRows(scroller: HTMLElement | null): number {
  return Math.max(1, Math.floor(((scroller?.clientHeight ?? 400) - ROW_HEIGHT) / ROW_HEIGHT))
}

function FaceCount({ total, all }: { total: number; all: number }) {
  return (
    <p role="status" className="text-sm text-ink-soft tabular-nums">
      {total === all
        ? `${total.toLocaleString('en-US')} ${total === 1 ? 'face' : 'faces'}`
        : `${total.toLocaleString('en-US')} of ${all.toLocaleString('en-US')} faces`}
    </p>
  )
}

function Heads({ avails: { columns, by } }: { avails: Avails }) {
  return (
    <div
      role="row"
      aria-rowindex={1}
      tabIndex={-1}
      className="sticky top-0 z-20 flex w-max bg-raised"
      style={{ height: ROW_HEIGHT }}
    >
      <div
        role="columnheader"
        tabIndex={-1}
        aria-colindex={1}
        className="sticky left-0 z-10 flex items-center border-r border-b border-rule bg-raised px-3 text-sm font-semibold"
        style={{ width: NAME_WIDTH }}
      >
        Face
      </div>
      {columns.map((column, at) => {
        const { day, year } = headColumn(column, by)
        return (
          <div
            key={column.first}
            role="columnheader"
            tabIndex={-1}
            aria-colindex={at + 2}
            aria-label={nameColumn(column)}
            className="flex flex-col justify-center border-b border-rule text-center text-xs leading-tight font-semibold text-ink-soft"
            style={{ width: COLUMN_WIDTHS[by] }}
          >
            {day}
            {year && <span className="font-normal">{year}</span>}
          </div>
        )
      })}
    </div>
  )
}
