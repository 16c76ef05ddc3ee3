import { addDays } from '../zoned-time.ts'
import type { Days } from './cells.ts'
import type { ClientClass } from './clients.ts'
import { mulDiv } from './price/cents.ts'
import { centsWithin, type SoldLine } from './sales.ts'

/** What a commission is of: all that is sold, or the part of it that has been paid. */
export const COMMISSION_ON = ['booked', 'paid'] as const
export type CommissionOn = (typeof COMMISSION_ON)[number]

export const COMMISSION_ON_LABELS: Record<CommissionOn, string> = {
  booked: 'What is booked',
  paid: 'What is paid',
}

/** Rates of one person, however many years they go back; and people of one seller. */
export const COMMISSION_LIMITS = { rates: 200, people: 500, nameInContracts: 80 } as const

/** From its first day on, until another one of the same class begins. */
export interface CommissionRate {
  /** Null: for every class that has no rate of its own. */
  clientClass: ClientClass | null
  countsOn: CommissionOn
  basisPoints: number
  firstDay: string
}

type Sold = Pick<SoldLine, 'first' | 'last' | 'cents' | 'paidCents' | 'clientClass'>

/**
 * What somebody is paid for some days of what they sold. Each day counts at the rate of that day, so that a later rate changes nothing
 * before its first day; parts of days that follow each other are together the whole, to the cent.
 */
export function commissionOf(line: Sold, part: Days, rates: readonly CommissionRate[]): number {
  const spans = listSpans(line, rates)
  const upTo = (day: string) => mulDiv(1, earnedUpTo(line, day, spans), 10_000)
  return upTo(part.last) - upTo(addDays(part.first, -1))
}

interface Span extends Days {
  rate: CommissionRate
}

/** Days with the rate that counts on them; those without one are left out. */
function listSpans({ last, clientClass }: Sold, rates: readonly CommissionRate[]): Span[] {
  const begins = [...new Set(rates.map(({ firstDay }) => firstDay))].sort()
  return begins.flatMap((first, at): Span[] => {
    const next = begins[at + 1]
    const rate = rateOn(first, clientClass, rates)
    const end = next === undefined ? last : addDays(next, -1)
    return rate && first <= last ? [{ first, last: end < last ? end : last, rate }] : []
  })
}

/** The rate that counts on a day: of the client's class before that of all. */
export function rateOn(
  day: string,
  clientClass: ClientClass | null,
  rates: readonly CommissionRate[],
): CommissionRate | undefined {
  const begun = rates.filter(({ firstDay }) => firstDay <= day)
  const newest = (of: ClientClass | null) =>
    begun
      .filter((rate) => rate.clientClass === of)
      .toSorted((a, b) => Number(a.firstDay > b.firstDay) - Number(a.firstDay < b.firstDay))
      .at(-1)
  return (clientClass === null ? undefined : newest(clientClass)) ?? newest(null)
}

/** In hundredths of a percent of a cent. */
function earnedUpTo({ first, last, cents, paidCents }: Sold, day: string, spans: readonly Span[]): number {
  let sum = 0
  for (const span of spans) {
    if (span.first > day) break
    const days = { first: span.first, last: span.last < day ? span.last : day }
    const amount = span.rate.countsOn === 'paid' ? (paidCents ?? 0) : cents
    sum += centsWithin({ first, last, cents: amount }, days) * span.rate.basisPoints
  }
  return sum
}

/** Somebody who is paid for what they sell: one of the team, a name that contracts say, or both. */
export interface CommissionPerson {
  userId: number | null
  nameInContracts: string
  rates: readonly CommissionRate[]
}

/** Who sold a line: by number what was sold here, by the name in its file what was sold elsewhere. */
export function createFindSeller<Person extends CommissionPerson>(
  people: readonly Person[],
): (line: Pick<SoldLine, 'rep' | 'repId'>) => Person | undefined {
  const byId = new Map(people.flatMap((one) => (one.userId === null ? [] : [[one.userId, one] as const])))
  const byName = new Map(
    people.flatMap((one) => (one.nameInContracts ? [[toKey(one.nameInContracts), one] as const] : [])),
  )
  return ({ rep, repId }) => (repId === null ? byName.get(toKey(rep)) : byId.get(repId))
}

const toKey = (name: string) => name.trim().replaceAll(/\s+/g, ' ').toLowerCase()

/**
 * Why a rate may not begin on a day; null: it may. What has counted stays: only where nothing counts yet may a rate begin in the past.
 * @param others of the same person
 */
export function refuseRate(
  rate: Pick<CommissionRate, 'clientClass' | 'firstDay'>,
  others: readonly (CommissionRate & { isOfToday: boolean })[],
  today: string,
): { code: 'counts-already'; since: string } | null {
  if (rate.firstDay >= today) return null
  // a rate of every class counts for each until that has one of its own
  const same = others.filter(
    (one) => !one.isOfToday && (one.clientClass === null || one.clientClass === rate.clientClass),
  )
  const [since] = same.map(({ firstDay }) => firstDay).toSorted()
  return since !== undefined && since < today ? { code: 'counts-already', since } : null
}

/** Whether a rate can be taken back: it counts on no day yet, or it was set today, by mistake. */
export function canRemoveRate(rate: { firstDay: string; isOfToday: boolean }, today: string): boolean {
  return rate.isOfToday || rate.firstDay > today
}
