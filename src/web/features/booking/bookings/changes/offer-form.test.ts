import { expect, it } from 'vitest'
import { checkOffer, type OfferForm } from './offer-form.ts'

const form: OfferForm = {
  kind: 'credit',
  lostFrom: '2027-03-03',
  lostTo: '2027-03-09',
  credit: '',
  unitId: 7,
  from: '',
  to: '',
}
const lost = { from: '2027-03-03', to: '2027-03-09' }

it('is a credit by the day, or of an amount', () => {
  expect(checkOffer(form)).toEqual({ asked: { kind: 'credit', lost, creditCents: null } })
  expect(checkOffer({ ...form, credit: '$225' })).toEqual({
    asked: { kind: 'credit', lost, creditCents: 22_500 },
  })
  for (const credit of ['0', 'much'])
    expect(checkOffer({ ...form, credit }).problems).toHaveProperty('credit')
})

it('is other days of a unit', () => {
  const days = { from: '2027-04-05', to: '2027-04-11' }
  const offer = { ...form, kind: 'make-good', ...days } as const
  expect(checkOffer(offer)).toEqual({ asked: { kind: 'make-good', lost, days: { unitId: 7, ...days } } })
  expect(checkOffer({ ...offer, from: '', lostTo: '2027-03-01' }).problems).toEqual({
    from: 'Please give the first day',
    lostTo: 'The last day is before the first',
  })
})
