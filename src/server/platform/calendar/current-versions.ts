import { instantOf } from './calendar-time.ts'
import type { Entry } from './read-event.ts'

/**
 * The events of which no later version is at hand. Two versions are the same event, or the same day of its series, with
 * another SEQUENCE, then another DTSTAMP, then another LAST-MODIFIED (RFC 5546, 2.1.5). Where nothing says which is later,
 * all of them count: programs exist that give every event the same name.
 */
export function currentVersions(entries: readonly Entry[]): Entry[] {
  return [...Map.groupBy(entries, keyOf).values()].flatMap((versions) => {
    const [first] = versions
    if (!first || first.uid === '') return versions
    const latest = versions.reduce((best, one) => (compare(one, best) > 0 ? one : best))
    return versions.filter((one) => compare(one, latest) === 0)
  })
}

function keyOf({ uid, replaces }: Entry): string {
  return `${uid} ${replaces ? instantOf(replaces) : ''}`
}

/** A stamp counts only where both have one. */
function compare(a: Entry, b: Entry): number {
  const later = (x: number, y: number) => (x === 0 || y === 0 ? 0 : x - y)
  return a.sequence - b.sequence || later(a.stampedAt, b.stampedAt) || later(a.changedAt, b.changedAt)
}
