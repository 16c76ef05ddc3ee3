import type { VersionHead } from '#contract/planning/plan-shares-versions.ts'
import { formatShortCents } from '#domain/booking/price/cents.ts'
import { formatDay, toDateRange } from '#domain/format-dates.ts'
import { compareBodies } from '#domain/planning/compare-bodies.ts'
import type { PlanBody, PlanBodyLine } from '#domain/planning/plan-body.ts'

const CAUSES: Record<VersionHead['cause'], string> = {
  shared: 'kept when a link was made',
  decided: 'kept when it was decided on',
  kept: 'kept by hand',
}

/** "Nov 28, 2026, kept by hand: 5 spaces, $9,200 in all" */
export function describeVersion({ at, cause, lines, totalCents }: VersionHead): string {
  const spaces = lines === 1 ? '1 space' : `${lines} spaces`
  return `${formatDay(at)}, ${CAUSES[cause]}: ${spaces}, ${formatShortCents(totalCents)} in all`
}

type Compared = Pick<PlanBody, 'lines' | 'totalCents'>

interface CompareRow {
  id: number
  what: 'Added' | 'Taken out' | 'Changed'
  title: string
  /** Days and total; null: it was not there. */
  before: string | null
  after: string | null
}

/** Line by line what differs, and how many lines do not; the total in words. */
export function describeComparison(
  before: Compared,
  after: Compared,
): { rows: CompareRow[]; same: string; total: string } {
  const { added, removed, changed, same, moreCents } = compareBodies(before, after)
  const rows: CompareRow[] = [
    ...changed.map(({ was, now }) => ({
      ...toRow(now),
      what: 'Changed' as const,
      before: toState(was),
      after: toState(now),
    })),
    ...added.map((line) => ({ ...toRow(line), what: 'Added' as const, before: null, after: toState(line) })),
    ...removed.map((line) => ({
      ...toRow(line),
      what: 'Taken out' as const,
      before: toState(line),
      after: null,
    })),
  ]
  return { rows, same: describeSame(same), total: describeTotal(before, moreCents) }
}

function toRow({ id, title }: PlanBodyLine) {
  return { id, title: nameVersionLine(title) }
}

export function nameVersionLine(title: string | null): string {
  return title ?? 'A space that was not offered any more'
}

function toState({ first, last, quantity, totalCents }: PlanBodyLine): string {
  const dates = toDateRange({ first, last })
  const price = totalCents === null ? 'could not be had' : formatShortCents(totalCents)
  return [dates, quantity > 1 && `${quantity} of it`, price].filter(Boolean).join(', ')
}

function describeSame(same: number): string {
  if (same === 0) return 'No line is the same.'
  return same === 1 ? '1 line is the same.' : `${same} lines are the same.`
}

function describeTotal({ totalCents }: Compared, moreCents: number): string {
  const now = formatShortCents(totalCents + moreCents)
  if (moreCents === 0) return `The total is the same: ${now}.`
  const by = formatShortCents(Math.abs(moreCents))
  return `${formatShortCents(totalCents)} before, ${now} after: ${by} ${moreCents > 0 ? 'more' : 'less'}.`
}

/** As the address of the page holds it: the version that is open, and what it is compared with; without, the plan as it is now. */
export interface VersionSearch {
  open?: string
  with?: string
}

/** Undefined: none, or no number. */
export function readVersionNumber(text: unknown): number | undefined {
  return typeof text === 'string' && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : undefined
}
