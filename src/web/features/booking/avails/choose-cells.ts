import { MAX_AVAILS_CELLS } from '#domain/booking/avails.ts'

/** A cell by its row and column in what is shown. */
export interface At {
  row: number
  column: number
}

export interface ChoiceState {
  /** Where the focus is. */
  cursor: At
  /** From where a range is chosen; null while none is. */
  anchor: At | null
  /** What was chosen before the range. */
  base: ReadonlySet<string>
  /** Keys of chosen cells. */
  chosen: ReadonlySet<string>
  isPressed: boolean
}

export type ChoiceStep =
  | { type: 'move'; to: At; extends: boolean }
  | { type: 'press'; at: At; extends: boolean; adds: boolean }
  | { type: 'drag'; at: At }
  | { type: 'toggle' | 'release' | 'clear' }

/** The key of a cell by what its row is, which stays the same however rows are filtered. @returns null where there is none */
export type KeyOf = (at: At) => string | null

const NONE: ReadonlySet<string> = new Set()
export const startChoosing: ChoiceState = {
  cursor: { row: 0, column: 0 },
  anchor: null,
  base: NONE,
  chosen: NONE,
  isPressed: false,
}

/**
 * A drag and Shift choose what lies between; Ctrl adds to what is chosen. Arrows alone move and leave what is chosen, so that Space can
 * choose one cell after another.
 */
export function choose(state: ChoiceState, step: ChoiceStep, keyOf: KeyOf): ChoiceState {
  switch (step.type) {
    case 'move':
      if (!step.extends) return { ...state, cursor: step.to, anchor: null }
      return extend(state, { to: step.to, from: state.anchor ?? state.cursor }, keyOf)
    case 'press':
      return press(state, step, keyOf)
    case 'drag':
      return state.isPressed && !isSame(state.cursor, step.at)
        ? { ...extend(state, { to: step.at, from: state.anchor ?? state.cursor }, keyOf), isPressed: true }
        : state
    case 'toggle':
      return toggle(state, state.cursor, keyOf)
    case 'release':
      return state.isPressed ? { ...state, isPressed: false } : state
    case 'clear':
      return { ...startChoosing, cursor: state.cursor }
  }
}

function press(
  state: ChoiceState,
  { at, extends: isRange, adds }: { at: At; extends: boolean; adds: boolean },
  keyOf: KeyOf,
): ChoiceState {
  if (isRange) return extend(state, { to: at, from: state.anchor ?? state.cursor }, keyOf)
  if (adds) return { ...toggle(state, at, keyOf), isPressed: true }
  const key = keyOf(at)
  const isAlone = key !== null && state.chosen.size === 1 && state.chosen.has(key)
  const chosen = key === null || isAlone ? NONE : new Set([key])
  return { cursor: at, anchor: at, base: NONE, chosen, isPressed: true }
}

function toggle(state: ChoiceState, at: At, keyOf: KeyOf): ChoiceState {
  const key = keyOf(at)
  if (key === null) return { ...state, cursor: at }
  const chosen = new Set(state.chosen)
  if (!chosen.delete(key)) chosen.add(key)
  return { ...state, cursor: at, anchor: at, base: chosen, chosen }
}

function extend(state: ChoiceState, { to, from }: { to: At; from: At }, keyOf: KeyOf): ChoiceState {
  const base = state.anchor ? state.base : state.chosen
  return { ...state, cursor: to, anchor: from, base, chosen: withBetween(base, { from, to }, keyOf) }
}

/** One more than can be changed at once is enough to say so. */
function withBetween(
  base: ReadonlySet<string>,
  { from, to }: { from: At; to: At },
  keyOf: KeyOf,
): Set<string> {
  const chosen = new Set(base)
  const [top, bottom] = [Math.min(from.row, to.row), Math.max(from.row, to.row)]
  const [left, right] = [Math.min(from.column, to.column), Math.max(from.column, to.column)]
  for (let row = top; row <= bottom; row++)
    for (let column = left; column <= right; column++) {
      const key = keyOf({ row, column })
      if (key !== null) chosen.add(key)
      if (chosen.size > MAX_AVAILS_CELLS) return chosen
    }
  return chosen
}

const isSame = (a: At, b: At) => a.row === b.row && a.column === b.column

interface Bounds {
  rows: number
  columns: number
  /** Rows that fit the screen. */
  page: number
}

/** The cell that a key leads to; null for a key that leads nowhere. */
export function cellByKey(
  { key, ctrlKey }: { key: string; ctrlKey: boolean },
  { row, column }: At,
  { rows, columns, page }: Bounds,
): At | null {
  const to = (dRow: number, dColumn: number) => ({
    row: Math.min(Math.max(row + dRow, 0), rows - 1),
    column: Math.min(Math.max(column + dColumn, 0), columns - 1),
  })
  switch (key) {
    case 'ArrowUp':
      return to(-1, 0)
    case 'ArrowDown':
      return to(1, 0)
    case 'ArrowLeft':
      return to(0, -1)
    case 'ArrowRight':
      return to(0, 1)
    case 'PageUp':
      return to(-page, 0)
    case 'PageDown':
      return to(page, 0)
    case 'Home':
      return ctrlKey ? to(-rows, -columns) : to(0, -columns)
    case 'End':
      return ctrlKey ? to(rows, columns) : to(0, columns)
    default:
      return null
  }
}
