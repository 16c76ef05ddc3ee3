import { formatShortCents } from '../booking/price/cents.ts'
import { toDateRange } from '../format-dates.ts'
import { AD_TYPE_LABELS, type AdType } from '../vocabulary.ts'
import { PLAN_NAME_LENGTH } from './limits.ts'

/** Why spaces of the area are not in a plan, in the order in which they are shown. */
export const LEFT_OUT_LABELS = {
  notBookable: 'Not booked on Placard',
  notFree: 'Taken, or sold in other periods',
  noFigure: 'Without an audience figure',
  forSale: 'For sale',
  barred: 'Left out by you',
  medium: 'Another medium',
  dearer: 'Above the whole budget',
  seller: 'Its seller has the most that one may have',
  money: 'Above what is left of the budget',
  less: 'Brings less for the money than what is in the plan',
} as const
export type LeftOutKey = keyof typeof LEFT_OUT_LABELS

export interface LeftOutCount {
  reason: LeftOutKey
  label: string
  count: number
}

/** Reasons that hold for any space. */
export function listLeftOut(counts: Record<LeftOutKey, number>): LeftOutCount[] {
  return (Object.keys(LEFT_OUT_LABELS) as LeftOutKey[])
    .filter((reason) => counts[reason] > 0)
    .map((reason) => ({ reason, label: LEFT_OUT_LABELS[reason], count: counts[reason] }))
}

interface Shortfall {
  lines: number
  totalCents: number
  missing: readonly { adType: AdType; lines: number }[]
  /** Of the cheapest plan with all lines; null where there are too few spaces. */
  cheapestCents: number | null
  /** Of the cheapest space that can be had; null where none can. */
  leastCents: number | null
}

/** To people: what of a plan could not be had, and what would be needed; null where all was. */
export function describeShortfall(plan: Shortfall): string | null {
  const { lines, missing, cheapestCents, leastCents } = plan
  if (lines === 0 && leastCents === null) return 'Nothing here can be booked for these dates.'
  if (lines === 0 && missing.length === 0)
    return `The cheapest space here costs ${formatShortCents(leastCents ?? 0)} for these dates.`
  if (missing.length === 0) return null
  const short = missing.map((one) => `${one.lines} ${AD_TYPE_LABELS[one.adType]}`).join(', ')
  const had = lines === 0 ? 'Nothing fits' : `${lines} of them cost ${formatShortCents(plan.totalCents)}`
  return `Missing: ${short}. ${had}. ${describeCheapest(cheapestCents)}`
}

function describeCheapest(cheapestCents: number | null): string {
  if (cheapestCents === null) return 'There are no more spaces of that medium in these dates.'
  return `The cheapest way to have all is ${formatShortCents(cheapestCents)}.`
}

/** What a plan is called until somebody gives it a name: "Tacoma, Jan 1 to Jan 31, 2027". */
export function nameOfPlan({ place, from, to }: { place: string | null; from: string; to: string }): string {
  const days = toDateRange({ first: from, last: to })
  return `${(place ?? 'Drawn area').slice(0, PLAN_NAME_LENGTH - days.length - 2)}, ${days}`
}

interface LineDetails {
  adType: AdType
  isOnly: boolean
  isPinned: boolean
  /** 0..100, of the whole plan's score. */
  percent: number
  runnerUp: { title: string; percent: number; totalCents: number } | null
}

/** To people: why a line is in a plan, and what it beat. */
export function describeLine({ adType, isOnly, isPinned, percent, runnerUp }: LineDetails): string {
  const own = `Adds ${formatPercent(percent)} to the planning score.`
  const only = isOnly ? ` The only ${AD_TYPE_LABELS[adType]} in the plan.` : ''
  const pinned = isPinned ? ' Kept by you.' : ''
  const other = runnerUp
    ? ` Next best in its place: ${runnerUp.title}, ${formatShortCents(runnerUp.totalCents)}, ${formatPercent(runnerUp.percent)}.`
    : ''
  return own + only + pinned + other
}

function formatPercent(percent: number): string {
  return percent < 0.1 ? 'less than 0.1%' : `${percent.toFixed(1)}%`
}
