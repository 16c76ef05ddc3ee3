import { toDayNumber } from '../dates.ts'
import { toMonthDay, toShortDate } from '../format-dates.ts'
import { required } from '../required.ts'
import type { AdType } from '../vocabulary.ts'
import { addDays } from '../zoned-time.ts'
import type { CancellationTier } from './booking-terms.ts'
import type { UnitPeriod } from './units.ts'

/** What is owed after a buyer has cancelled: `running` is the 28 days that run, and all before them. */
export type Owed = 'nothing' | 'half' | 'deposit' | 'running' | 'running-or-deposit' | 'everything'

interface TierStep {
  /** Holds through this many days before the first; null: from then on. */
  untilDays: number | { static: number; digital: number } | null
  owed: Owed
}

const TIERS: Record<CancellationTier, readonly TierStep[]> = {
  flexible: [
    { untilDays: 14, owed: 'nothing' },
    { untilDays: 3, owed: 'half' },
    { untilDays: null, owed: 'everything' },
  ],
  standard: [
    { untilDays: 30, owed: 'nothing' },
    { untilDays: 8, owed: 'deposit' },
    { untilDays: null, owed: 'running-or-deposit' },
  ],
  firm: [
    { untilDays: { static: 60, digital: 30 }, owed: 'nothing' },
    { untilDays: null, owed: 'everything' },
  ],
}

/** Without a deposit there is none to keep. */
const WITHOUT_DEPOSIT: Partial<Record<Owed, Owed>> = { deposit: 'nothing', 'running-or-deposit': 'running' }

/** Right after booking it costs nothing, where the start is more than so many days off. */
export const GRACE = { hours: 24, moreThanDays: 7 } as const

const NOTICE: Record<AdType, 'static' | 'digital'> = {
  billboard: 'static',
  print: 'static',
  event: 'static',
  digital: 'digital',
  radio: 'digital',
  social: 'digital',
}

export interface Cancellable {
  tier: CancellationTier
  medium: AdType
  /** The first day, `YYYY-MM-DD`. */
  first: string
  /** The issues or dates that are taken; empty unless cells are listed. */
  periods: readonly Pick<UnitPeriod, 'first' | 'materialDate'>[]
  /** Of the total; null: no deposit was agreed. */
  depositBasisPoints: number | null
}

/** What is owed through a day (`YYYY-MM-DD`); null: from then on. */
export interface DatedStep {
  until: string | null
  owed: Owed
}

/** A tier's steps by date. */
export function listCancellationSteps(given: Omit<Cancellable, 'periods'>): DatedStep[] {
  const { tier, medium, first, depositBasisPoints } = given
  const dated = TIERS[tier].map(({ untilDays, owed }): DatedStep => {
    const days = typeof untilDays === 'object' && untilDays ? untilDays[NOTICE[medium]] : untilDays
    return {
      until: days === null ? null : addDays(first, -days),
      owed: depositBasisPoints ? owed : (WITHOUT_DEPOSIT[owed] ?? owed),
    }
  })
  return joinEqual(dated)
}

/** The step that holds on a day. */
export function findCancellationStep(steps: readonly DatedStep[], day: string): DatedStep {
  return required(steps.find(({ until }) => until === null || day <= until))
}

/** Whether a booking made on a day can be cancelled for free for some hours, whatever its tier. */
export function hasGrace(bookedOn: string, first: string): boolean {
  return toDayNumber(first) - toDayNumber(bookedOn) > GRACE.moreThanDays
}

/** The day after which an issue or a broadcast is owed whole; null for other media. */
export function findMaterialDate(medium: AdType, period: Pick<UnitPeriod, 'materialDate'>): string | null {
  return medium === 'print' || medium === 'radio' ? period.materialDate : null
}

/** Until when cancelling is free and what it costs later, as told before anything binds. */
export interface CancellationWords {
  /** The last day on which cancelling costs nothing; null when there is none left. */
  freeUntil: string | null
  /** One sentence a step, by date, without a full stop. */
  steps: string[]
}

/** @param given `bookedOn` is the day on which it would be booked, `YYYY-MM-DD`: steps before it are left out */
export function describeCancellation(
  given: Cancellable & { bookedOn: string; hasProduction: boolean },
): CancellationWords {
  const { medium, first, periods, bookedOn } = given
  const material = periods.flatMap((period) => findMaterialDate(medium, period) ?? []).sort()[0]
  const all = listCancellationSteps(given)
  const cut = material === undefined ? all : cutAt(material, all, periods.length)
  const steps = cut.filter(({ until }) => until === null || until >= bookedOn)
  const freeUntil = steps[0]?.owed === 'nothing' ? steps[0].until : null
  const isGraceOfUse = hasGrace(bookedOn, first) && (freeUntil === null || freeUntil === bookedOn)
  return {
    freeUntil,
    steps: [
      ...(isGraceOfUse ? [`Free to cancel within ${GRACE.hours} hours of booking`] : []),
      ...steps.map((step, at) => describeStep(step, { isFirst: at === 0, bookedOn })),
      ...(material !== undefined && periods.length > 1
        ? [
            `${medium === 'print' ? 'An issue' : 'A broadcast'} is owed after its material date, the first ${toDay(material, bookedOn)}`,
          ]
        : []),
      ...(given.hasProduction ? ['Production that has been spent is not returned'] : []),
    ],
  }
}

/** Of one issue, nothing comes back after its material date; of several, not all comes back after the first one's. */
function cutAt(material: string, steps: readonly DatedStep[], issues: number): DatedStep[] {
  if (issues > 1)
    return steps.map((step) =>
      step.owed === 'nothing' && step.until !== null && step.until > material
        ? { ...step, until: material }
        : step,
    )
  return joinEqual([
    ...steps.filter(({ until }) => until !== null && until < material),
    { until: material, owed: findCancellationStep(steps, material).owed },
    { until: null, owed: 'everything' },
  ])
}

function joinEqual(steps: DatedStep[]): DatedStep[] {
  return steps.filter(({ owed }, at) => owed !== steps[at + 1]?.owed)
}

/** What cancelling means, as told to people. */
export const OWED_WORDS: Record<Owed, string> = {
  nothing: 'everything comes back',
  half: 'half comes back',
  deposit: 'all but the deposit comes back',
  running: 'the running 28 days are owed and later ones are free',
  'running-or-deposit':
    'the running 28 days are owed, but not less than the deposit, and later ones are free',
  everything: 'nothing comes back',
}

function describeStep(
  { until, owed }: DatedStep,
  { isFirst, bookedOn }: { isFirst: boolean; bookedOn: string },
): string {
  if (until === null) return `${isFirst ? 'Once it is booked,' : 'After that'} ${OWED_WORDS[owed]}`
  const day = toDay(until, bookedOn)
  return owed === 'nothing' ? `Free to cancel until ${day}` : `Until ${day} ${OWED_WORDS[owed]}`
}

/** The year is named where it is not the one people are in. */
function toDay(date: string, bookedOn: string): string {
  return date.slice(0, 4) === bookedOn.slice(0, 4) ? toMonthDay(date) : toShortDate(date)
}
