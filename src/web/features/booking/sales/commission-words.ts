import type { Commission } from '#contract/booking/sales-commission.ts'
import { CLIENT_CLASS_LABELS } from '#domain/booking/clients.ts'
import { formatBasisPoints } from '#domain/booking/price/cents.ts'
import { toShortDate } from '#domain/format-dates.ts'

type Person = Commission['people'][number]
export type Rate = Person['rates'][number]

/** "10% of what is booked", "7.5% of what is paid, national clients" */
export function describeRate({ basisPoints, countsOn, clientClass }: Rate): string {
  const of = `${formatBasisPoints(basisPoints)} of what is ${countsOn}`
  return clientClass === null ? of : `${of}, ${CLIENT_CLASS_LABELS[clientClass].toLowerCase()} clients`
}

/** Since when, and until when, a rate counts: the next one of its class ends it. */
export function describeRateDays(
  { firstDay, clientClass }: Pick<Rate, 'firstDay' | 'clientClass'>,
  all: readonly Pick<Rate, 'firstDay' | 'clientClass'>[],
  today: string,
): string {
  const next = all
    .filter((one) => one.clientClass === clientClass && one.firstDay > firstDay)
    .map((one) => one.firstDay)
    .toSorted()[0]
  const from = `${firstDay > today ? 'From' : 'Since'} ${toShortDate(firstDay)}`
  return next === undefined ? from : `${from}, until ${toShortDate(next)}`
}

/** Whom a rate is for, where contracts name them otherwise. */
export function describePerson({ userId, name, nameInContracts }: Person): string | null {
  if (userId === null) return 'Named in contracts, not on your team'
  return nameInContracts && nameInContracts.toLowerCase() !== name.toLowerCase()
    ? `“${nameInContracts}” in contracts`
    : null
}

/** A percentage as it is typed → hundredths of a percent; null: it is none. */
export function parsePercent(text: string): number | null {
  const plain = text.replace(/[%\s]/g, '')
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(plain)) return null
  const basisPoints = Math.round(Number(plain) * 100)
  return basisPoints <= 10_000 ? basisPoints : null
}

/** What has been typed → what is sent; or what is wrong with it. */
export function readRate(typed: TypedRate):
  | {
      input: { userId: number | null; nameInContracts: string; clientClass: Rate['clientClass'] } & Pick<
        Rate,
        'countsOn' | 'basisPoints' | 'firstDay'
      >
    }
  | { errors: Partial<Record<keyof TypedRate, string>> } {
  const errors: Partial<Record<keyof TypedRate, string>> = {}
  const basisPoints = parsePercent(typed.percent)
  if (basisPoints === null) errors.percent = 'Write a percentage from 0 to 100, such as 10 or 7.5.'
  if (!typed.userId && !typed.nameInContracts.trim())
    errors.userId = 'Choose somebody on your team, or write the name that contracts say.'
  if (!typed.firstDay) errors.firstDay = 'Choose the first day that it counts on.'
  if (basisPoints === null || Object.keys(errors).length > 0) return { errors }
  return {
    input: {
      userId: typed.userId ? Number(typed.userId) : null,
      nameInContracts: typed.nameInContracts.trim(),
      clientClass: (typed.clientClass || null) as Rate['clientClass'],
      countsOn: typed.countsOn,
      basisPoints,
      firstDay: typed.firstDay,
    },
  }
}

export interface TypedRate {
  userId: string
  nameInContracts: string
  clientClass: string
  countsOn: Rate['countsOn']
  percent: string
  firstDay: string
}
