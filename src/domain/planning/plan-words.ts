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
  /** How many there are, and what they cost. */
  lines: number
  totalCents: number
  unmetShares: readonly { adType: AdType; cents: number }[]
  missing: readonly { adType: AdType; lines: number }[]
  /** Of the cheapest plan with all lines; null where there are too few spaces. */
  cheapestCents: number | null
  /** Of the cheapest space that can be had; null where none can. */
  leastCents: number | null
}

/** To people: what of a plan could not be had, and what would be needed; null where all was. */
export function describeShortfall(plan: Shortfall): string | null {
  const { lines, missing, leastCents } = plan
  if (lines === 0 && leastCents === null) return 'Nothing here can be booked for these dates.'
  if (lines === 0 && missing.length === 0)
    return `The cheapest space here costs ${formatShortCents(leastCents ?? 0)} for these dates.`
  const parts = [...describeMissing(plan), ...plan.unmetShares.map(describeUnmet)]
  return parts.length > 0 ? parts.join(' ') : null
}

function describeMissing({ lines, totalCents, missing, cheapestCents }: Shortfall): string[] {
  if (missing.length === 0) return []
  const short = missing.map((one) => countLines(one)).join(', ')
  const had =
    lines === 0
      ? 'Nothing fits'
      : `What can be had is ${lines} ${lines === 1 ? 'space' : 'spaces'} for ${formatShortCents(totalCents)}`
  return [`Missing: ${short}.`, `${had}.`, describeCheapest(cheapestCents)]
}

const LINE_NOUNS: Record<AdType, [one: string, many: string]> = {
  billboard: ['billboard', 'billboards'],
  print: ['print ad', 'print ads'],
  digital: ['digital screen', 'digital screens'],
  radio: ['radio placement', 'radio placements'],
  event: ['event placement', 'event placements'],
  social: ['social media placement', 'social media placements'],
}

/** "2 billboards" */
function countLines({ adType, lines }: { adType: AdType; lines: number }): string {
  return `${lines} ${LINE_NOUNS[adType][lines === 1 ? 0 : 1]}`
}

function describeUnmet({ adType, cents }: Shortfall['unmetShares'][number]): string {
  return `${AD_TYPE_LABELS[adType]} has ${formatShortCents(cents)} less than its share of the budget: nothing more of it fits.`
}

/** To people: how a limit of sellers binds. */
export function describeSellerLimit({ cents, spaces }: { cents: number; spaces: number }): string {
  const left = spaces === 1 ? '1 space is' : `${spaces.toLocaleString('en-US')} spaces are`
  return `One seller may have ${formatShortCents(cents)} of this budget: ${left} left out for it.`
}

/** Why a space that was to be kept cannot be. */
export const UNAVAILABLE_WORDS = {
  ...LEFT_OUT_LABELS,
  elsewhere: 'Outside of this area',
  gone: 'Not on offer any more',
} as const

/** To people: what is to be kept costs more than there is. */
export function describePinsOverBudget(cents: number, budgetCents: number): string {
  return `The spaces to keep cost ${formatShortCents(cents)} together, more than the budget of ${formatShortCents(budgetCents)}.`
}

/** To people: more of a medium is to be kept than is wanted. */
export function describeTooManyPins(adType: AdType, kept: number, count: number): string {
  return `${kept} ${AD_TYPE_LABELS[adType]} spaces are to be kept, and ${count} wanted.`
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
