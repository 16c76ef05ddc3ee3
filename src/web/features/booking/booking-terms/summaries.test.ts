import { expect, test } from 'vitest'
import { describeSchedule } from '#domain/booking/derived-terms.ts'
import { describeDiscounts, describeFormPayment, describeTerm, describeUnit } from './summaries.ts'
import type { TermsListing } from './terms-context.ts'
import type { TermsForm, UnitForm } from './terms-form.ts'

const UNIT: UnitForm = {
  id: 1,
  name: 'Morning drive',
  cell: 'week',
  anchor: '2025-12-29',
  capacity: '15',
  rate: { cents: '45', per: 'piece' },
  periods: [],
}
const RADIO: TermsListing = { title: 'KEXP', adType: 'radio', price: 2100, interval: '4-week', specs: [] }

test.each<[Partial<UnitForm>, string]>([
  [{}, 'Weeks, from Monday · 15 spots · $45 a spot'],
  [{ capacity: '1', rate: { cents: '99.5', per: '4-week' } }, 'Weeks, from Monday · $99.5 for four weeks'],
  [{ rate: null, cell: 'listed' }, 'Dates that you list · 15 spots · 0 listed · $2,100/4 weeks'],
])('a unit: %j', (part, words) => {
  expect(describeUnit({ ...UNIT, ...part }, RADIO)).toBe(words)
})

const FORM = {
  leadDays: '0',
  minDays: '',
  maxDays: '',
  termDiscounts: [],
  quantityDiscounts: [],
  agencyCommissionBasisPoints: '',
  paymentSchedule: 'at-once',
  depositBasisPoints: '25',
  units: [UNIT],
} as unknown as TermsForm
const step = (basisPoints: string) => ({ from: '2', basisPoints })

test.each<[(form: TermsForm) => string, Partial<TermsForm>, string]>([
  [describeTerm, {}, 'No notice needed'],
  [describeTerm, { leadDays: '1', minDays: '7' }, '1 working day’s notice, at least 1 week'],
  [describeTerm, { leadDays: '10', minDays: '28' }, '10 working days’ notice, at least 4 weeks'],
  [describeTerm, { minDays: '10', maxDays: '84' }, 'No notice needed, at least 10 days, at most 84 days'],
  [describeDiscounts, {}, 'None'],
  [
    describeDiscounts,
    { termDiscounts: [step('5'), step('12.5')], agencyCommissionBasisPoints: '15' },
    'up to 12.5% for longer terms, 15% agency commission',
  ],
  [describeFormPayment, {}, 'Due when booked'],
  [
    describeFormPayment,
    { paymentSchedule: 'deposit', depositBasisPoints: '12.5' },
    describeSchedule({ paymentSchedule: 'deposit', depositBasisPoints: 1250 }),
  ],
  [describeFormPayment, { paymentSchedule: 'every-28-days' }, 'Every 28 days, the first when booked'],
])('%o of %j', (inWords, part, words) => {
  expect(inWords({ ...FORM, ...part })).toBe(words)
})
