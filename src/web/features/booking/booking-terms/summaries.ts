import { PAYMENT_SCHEDULES } from '#domain/booking/booking-terms.ts'
import { describeSchedule } from '#domain/booking/derived-terms.ts'
import { PIECE_WORDS } from '#domain/booking/unit-words.ts'
import { formatPrice, formatUsd } from '#domain/money.ts'
import { type AdType, INTERVAL_LABELS, INTERVALS, type Interval } from '#domain/vocabulary.ts'
import { describeCell } from './cell-words.ts'
import { findTermLength, toShown } from './term-length.ts'
import type { TermsListing } from './terms-context.ts'
import type { RateForm, StepForm, TermsForm, UnitForm } from './terms-form.ts'

/** What a price can be for: "One spot", "Week". */
export function listPers(adType: AdType): { value: RateForm['per']; label: string }[] {
  return [
    ...INTERVALS.map((value) => ({ value, label: INTERVAL_LABELS[value] })),
    { value: 'piece' as const, label: `One ${PIECE_WORDS[adType].one}` },
  ]
}

const PER: Record<Interval, string> = {
  day: 'a day',
  week: 'a week',
  '4-week': 'for four weeks',
  month: 'a month',
  quarter: 'a quarter',
  year: 'a year',
  'one-time': 'once',
}

/** "Weeks, from Monday · 15 spots · $45 a spot" */
export function describeUnit(unit: UnitForm, { adType, price, interval }: TermsListing): string {
  const { cell, capacity, rate } = unit
  const { one, many } = PIECE_WORDS[adType]
  const own = rate && `$${rate.cents} ${rate.per === 'piece' ? `a ${one}` : PER[rate.per]}`
  const parts = [
    describeCell(cell, adType),
    capacity !== '1' && `${capacity} ${many}`,
    cell === 'listed' && `${unit.periods.length} listed`,
    own ?? formatPrice(price, interval),
  ]
  return parts.filter(Boolean).join(' · ')
}

/** "10 working days’ notice, at least 4 weeks" */
export function describeTerm({ leadDays, minDays, maxDays, units }: TermsForm): string {
  const length = findTermLength(units, [minDays, maxDays])
  const days = leadDays === '1' ? '1 working day’s' : `${leadDays} working days’`
  const notice = leadDays === '0' ? 'No notice needed' : `${days} notice`
  const count = (set: string) => {
    const shown = toShown(set, length)
    return `${shown} ${shown === '1' ? length.one : length.words}`
  }
  const least = minDays && `at least ${count(minDays)}`
  const most = maxDays && `at most ${count(maxDays)}`
  return [notice, least, most].filter(Boolean).join(', ')
}

export function describeDiscounts(form: TermsForm): string {
  const { termDiscounts, quantityDiscounts, agencyCommissionBasisPoints: agency } = form
  const parts = [
    termDiscounts.length > 0 && `up to ${highest(termDiscounts)}% for longer terms`,
    quantityDiscounts.length > 0 && `up to ${highest(quantityDiscounts)}% for more at once`,
    agency && `${agency}% agency commission`,
  ]
  return parts.filter(Boolean).join(', ') || 'None'
}

const highest = (steps: readonly StepForm[]) =>
  Math.max(0, ...steps.map((step) => Number(step.basisPoints) || 0))

export function describeExtras({ extras }: Pick<TermsForm, 'extras'>): string {
  const words = extras.map(({ name, cents }) => `${name || 'New extra'} ${formatUsd(Number(cents) || 0)}`)
  return words.join(', ') || 'None'
}

export const SCHEDULE_OPTIONS = PAYMENT_SCHEDULES.map((value) => ({
  value,
  label: value === 'deposit' ? 'A deposit, the rest before the first day' : describePayment(value),
}))

/** In the words that the listing's page has. */
export function describeFormPayment({ paymentSchedule, depositBasisPoints }: TermsForm): string {
  return describePayment(paymentSchedule, depositBasisPoints)
}

function describePayment(paymentSchedule: TermsForm['paymentSchedule'], percent = '0'): string {
  return describeSchedule({ paymentSchedule, depositBasisPoints: Math.round(Number(percent) * 100) || 0 })
}

export function describeTax({ taxOverride }: Pick<TermsForm, 'taxOverride'>): string {
  return taxOverride ? `${taxOverride.basisPoints}%, by your own rate` : 'Estimated by Placard'
}
