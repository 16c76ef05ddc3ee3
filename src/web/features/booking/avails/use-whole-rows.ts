import { useEffect, useLayoutEffect, useReducer, useRef } from 'react'
import { chooseWhole } from './whole-rows.ts'

/** New rows of a frame whose cells are drawn: more than a wheel brings into sight, fewer than a jump does. */
const MOST = 12

interface InSight {
  /** Indexes, in order. */
  drawn: readonly number[]
  visible: { startIndex: number; endIndex: number } | null
  /** The row that takes the focus. */
  cursor: number
}

/** The rows whose cells are drawn now; the others follow in the next frames. At first all are. */
export function useWholeRows({ drawn, visible, cursor }: InSight): ReadonlySet<number> {
  const before = useRef<ReadonlySet<number> | null>(null)
  const [, drawAgain] = useReducer((times: number) => times + 1, 0)
  const whole =
    before.current === null
      ? new Set(drawn)
      : chooseWhole(drawn, new Set(before.current).add(cursor), {
          visible: { first: visible?.startIndex ?? 0, last: visible?.endIndex ?? 0 },
          most: MOST,
        })
  useLayoutEffect(() => {
    before.current = whole
  })
  const isAll = whole.size === drawn.length
  useEffect(() => {
    if (isAll) return
    const frame = requestAnimationFrame(drawAgain)
    return () => cancelAnimationFrame(frame)
  })
  return whole
}
