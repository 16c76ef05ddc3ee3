import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useMemo, useReducer, useRef } from 'react'
import type { AvailsRow } from '#contract/booking/avails.ts'
import { MAX_AVAILS_CELLS } from '#domain/booking/avails.ts'
import {
  type At,
  type ChoiceState,
  type ChoiceStep,
  cellByKey,
  choose,
  type KeyOf,
  startChoosing,
} from './choose-cells.ts'
import { rowKey } from './chosen-cells.ts'

type Given = {
  rows: readonly AvailsRow[]
  columns: number
  /** Rows that fit the screen. */
  page: () => number
  onBlock: () => void
  onHold: () => void
  onPropose: () => void
  onMove: (to: At) => void
}

/** ChoiceState cells by keys and mouse; the handlers stand on the grid, not on its thousand cells. */
export function useChooseCells({ rows, columns, page, onBlock, onHold, onPropose, onMove }: Given) {
  const root = useRef<HTMLElement | null>(null)
  const mustFocus = useRef(false)
  const keyOf: KeyOf = ({ row, column }) => {
    const at = rows[row]
    return at && at.cells[column] !== '-' ? `${rowKey(at)}:${column}` : null
  }
  const [state, dispatch] = useReducer(
    (before: ChoiceState, { step, key, rows }: { step: ChoiceStep; key: KeyOf; rows: number }) =>
      choose({ ...before, cursor: toShown(before.cursor, rows) }, step, key),
    startChoosing,
  )
  const send = (step: ChoiceStep) => dispatch({ step, key: keyOf, rows: rows.length })
  const { chosen } = state
  const shown = toShown(state.cursor, rows.length)

  // the row may have to be drawn first
  useLayoutEffect(() => {
    if (!mustFocus.current) return
    const cell = root.current?.querySelector<HTMLElement>(`[data-cell="${shown.row}:${shown.column}"]`)
    if (!cell) return
    mustFocus.current = false
    cell.focus({ preventScroll: false })
  })

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    root.current = event.currentTarget
    const act = { b: onBlock, h: onHold, p: onPropose }[event.key.toLowerCase()]
    const to = cellByKey(event, shown, { rows: rows.length, columns, page: page() })
    if (to) {
      mustFocus.current = true
      send({ type: 'move', to, extends: event.shiftKey })
      onMove(to)
    } else if (event.key === ' ') send({ type: 'toggle' })
    else if (event.key === 'Escape') send({ type: 'clear' })
    else if (act && !event.ctrlKey && !event.metaKey && !event.altKey) {
      // of a cell before today nothing can be chosen, and nothing done
      const isChosen = chosen.size > 0 || keyOf(shown) !== null
      if (chosen.size === 0) send({ type: 'toggle' })
      if (isChosen) queueMicrotask(act)
    } else if (event.key === 'Enter') {
      root.current
        .querySelector<HTMLElement>(`[data-cell="${shown.row}:${shown.column}"]`)
        ?.parentElement?.querySelector('a')
        ?.click()
    } else return
    event.preventDefault()
  }

  const handlers = {
    onKeyDown,
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const at = atOf(event.target)
      if (!at || event.button !== 0) return
      root.current = event.currentTarget
      const adds = event.ctrlKey || event.metaKey || event.pointerType === 'touch'
      send({ type: 'press', at, extends: event.shiftKey, adds })
    },
    onPointerOver(event: PointerEvent<HTMLElement>) {
      const at = state.isPressed && event.buttons === 1 ? atOf(event.target) : null
      if (at) send({ type: 'drag', at })
    },
    onPointerUp: () => send({ type: 'release' }),
  }

  const masks = useMemo(() => toMasks(chosen, columns), [chosen, columns])
  const empty = useMemo(() => '0'.repeat(columns), [columns])
  return {
    state: { ...state, cursor: shown },
    isTooMany: chosen.size > MAX_AVAILS_CELLS,
    maskOf: (row: AvailsRow) => masks.get(rowKey(row)) ?? empty,
    clear: () => send({ type: 'clear' }),
    handlers,
  }
}

/** A filter may have taken the row away. */
function toShown(cursor: At, rows: number): At {
  return rows > 0 && cursor.row >= rows ? { ...cursor, row: rows - 1 } : cursor
}

function atOf(target: EventTarget): At | null {
  const cell = (target as Element).closest<HTMLElement>('[data-cell]')?.dataset.cell
  if (!cell) return null
  const [row, column] = cell.split(':').map(Number)
  return { row: row ?? 0, column: column ?? 0 }
}

/** By row, a `1` for each chosen column: a row is drawn again only when its own changes. */
function toMasks(chosen: ReadonlySet<string>, columns: number): Map<string, string> {
  const found = new Map<string, string[]>()
  for (const key of chosen) {
    const at = key.lastIndexOf(':')
    const row = key.slice(0, at)
    const mask = found.get(row) ?? Array.from({ length: columns }, () => '0')
    mask[Number(key.slice(at + 1))] = '1'
    found.set(row, mask)
  }
  return new Map([...found].map(([row, mask]) => [row, mask.join('')]))
}
