import { type KeyboardEvent, type PointerEvent, type RefObject, useReducer } from 'react'
import { coverCells, type Days, type Grid } from '#domain/booking/cells.ts'
import { dayByKey, markedDays, select, startSelection } from './selection.ts'

type Given = {
  /** Holds an element `[data-day="2027-03-04"]` for each day that can be marked. */
  root: RefObject<HTMLElement | null>
  grid: Grid
  /** The first and the last day that can be marked. */
  within: Days
  /** Enter: with what is marked, or the cell under the cursor. */
  onEnter: (days: Days) => void
}

/** Marking days by keys, mouse and finger; what is marked are whole cells. */
export function useSelection({ root, grid, within, onEnter }: Given) {
  const [state, dispatch] = useReducer(select, within.first, startSelection)
  const widen = ({ first, last }: Days) => coverCells(grid, first, last)
  const marked = markedDays(state)
  const chosen = marked && widen(marked)

  const onKeyDown = (event: KeyboardEvent) => {
    const to = dayByKey(event.key, state.cursor, within)
    if (to !== null) {
      dispatch({ type: 'move', to, extends: event.shiftKey })
      root.current?.querySelector<HTMLElement>(`[data-day="${to}"]`)?.focus()
    } else if (event.key === 'Enter') {
      const days = chosen ?? widen({ first: state.cursor, last: state.cursor })
      if (days) onEnter(days)
      dispatch({ type: 'clear' })
    } else if (event.key === 'Escape') dispatch({ type: 'clear' })
    else if (event.key === ' ') dispatch({ type: chosen ? 'clear' : 'mark' })
    else return
    event.preventDefault()
  }

  const onPointerDown = (event: PointerEvent) => {
    const day = dayAt(event)
    if (day === null || event.button !== 0) return
    dispatch({ type: 'press', day, extends: event.shiftKey })
    // the end of a drag is heard wherever it happens
    root.current?.setPointerCapture(event.pointerId)
  }
  const onPointerMove = (event: PointerEvent) => {
    const day = state.press && dayAt(event)
    if (day) dispatch({ type: 'drag', day })
  }

  return {
    cursor: state.cursor,
    chosen,
    clear: () => dispatch({ type: 'clear' }),
    handlers: {
      onKeyDown,
      onPointerDown,
      onPointerMove,
      onPointerUp: () => dispatch({ type: 'release' }),
      onPointerCancel: () => dispatch({ type: 'cancel' }),
    },
  }
}

/** A finger stays with the day that it touched first, so the day is looked for under the pointer. */
function dayAt({ clientX, clientY }: PointerEvent): string | null {
  const under = document.elementFromPoint(clientX, clientY)
  return under?.closest<HTMLElement>('[data-day]')?.dataset.day ?? null
}
