import { addDays } from '#domain/zoned-time.ts'
import { addMonths, sinceMonday } from './months.ts'

/** Days are `YYYY-MM-DD`, inclusive. */
export interface Days {
  first: string
  last: string
}

/** What is marked in a calendar. */
export interface Selection {
  /** Where the focus is. */
  cursor: string
  /** Where marking began; null while nothing is marked. Marked is everything from here to the cursor. */
  anchor: string | null
  /** A pointer is down. */
  press: { day: string; hasMoved: boolean; before: Pick<Selection, 'cursor' | 'anchor'> } | null
}

export type SelectionStep =
  | { type: 'move'; to: string; extends: boolean }
  | { type: 'press'; day: string; extends: boolean }
  | { type: 'drag'; day: string }
  | { type: 'release' | 'cancel' | 'clear' | 'mark' }

export const startSelection = (cursor: string): Selection => ({ cursor, anchor: null, press: null })

/**
 * A drag marks from where it began. A press marks one day, and a second one everything between the two: so a finger
 * marks without dragging.
 */
export function select(state: Selection, step: SelectionStep): Selection {
  switch (step.type) {
    case 'move':
      return { cursor: step.to, anchor: step.extends ? (state.anchor ?? state.cursor) : null, press: null }
    case 'press': {
      const before = { cursor: state.cursor, anchor: state.anchor }
      if (!step.extends) return { ...state, press: { day: step.day, hasMoved: false, before } }
      const anchor = state.anchor ?? state.cursor
      return { cursor: step.day, anchor, press: { day: anchor, hasMoved: true, before } }
    }
    case 'drag':
      if (!state.press || (step.day === state.press.day && !state.press.hasMoved)) return state
      return { cursor: step.day, anchor: state.press.day, press: { ...state.press, hasMoved: true } }
    case 'release':
      return state.press ? release(state, state.press) : state
    case 'cancel':
      return state.press ? { ...state.press.before, press: null } : state
    case 'clear':
      return startSelection(state.cursor)
    case 'mark':
      return { ...startSelection(state.cursor), anchor: state.cursor }
  }
}

function release(
  { cursor, anchor }: Selection,
  { day, hasMoved }: NonNullable<Selection['press']>,
): Selection {
  if (hasMoved) return { cursor, anchor, press: null }
  const isOne = anchor !== null && anchor === cursor
  if (isOne && day === anchor) return startSelection(day)
  return { cursor: day, anchor: isOne ? anchor : day, press: null }
}

/** What is marked, in order; null when nothing is. */
export function markedDays({ anchor, cursor }: Pick<Selection, 'anchor' | 'cursor'>): Days | null {
  if (anchor === null) return null
  return anchor <= cursor ? { first: anchor, last: cursor } : { first: cursor, last: anchor }
}

const STEPS: Record<string, (day: string) => string> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
  Home: (day) => addDays(day, -sinceMonday(day)),
  End: (day) => addDays(day, 6 - sinceMonday(day)),
}

/** The day that a key leads to, within the days that can be marked; null for a key that leads nowhere. */
export function dayByKey(key: string, day: string, { first, last }: Days): string | null {
  const to = STEPS[key]?.(day)
  if (to === undefined) return null
  return to < first ? first : to > last ? last : to
}
