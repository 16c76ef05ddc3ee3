import type { PlanBody, PlanBodyLine } from './plan-body.ts'

export interface ChangedLine {
  was: PlanBodyLine
  now: PlanBodyLine
}

export interface BodyComparison {
  added: PlanBodyLine[]
  removed: PlanBodyLine[]
  /** Other dates, another number, another price, or free where it was not. */
  changed: ChangedLine[]
  /** Lines that are the same. */
  same: number
  /** Of the total, in cents. */
  moreCents: number
}

type Compared = Pick<PlanBody, 'lines' | 'totalCents'>

/** What differs between two states of a plan, line by line; a line is known by its id, in each in its order. */
export function compareBodies(before: Compared, after: Compared): BodyComparison {
  const wasById = new Map(before.lines.map((line) => [line.id, line]))
  const is = new Set(after.lines.map(({ id }) => id))
  const both = after.lines.flatMap((now) => {
    const was = wasById.get(now.id)
    return was ? [{ was, now }] : []
  })
  const changed = both.filter(({ was, now }) => !isSame(was, now))
  return {
    added: after.lines.filter(({ id }) => !wasById.has(id)),
    removed: before.lines.filter(({ id }) => !is.has(id)),
    changed,
    same: both.length - changed.length,
    moreCents: after.totalCents - before.totalCents,
  }
}

function isSame(was: PlanBodyLine, now: PlanBodyLine): boolean {
  return (
    was.first === now.first &&
    was.last === now.last &&
    was.quantity === now.quantity &&
    was.totalCents === now.totalCents
  )
}
