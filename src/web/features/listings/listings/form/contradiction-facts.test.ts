import { expect, it } from 'vitest'
import { findContradictions } from '#domain/listings/contradictions.ts'
import { labelMend, toSaidTwice, withFact } from './contradiction-facts.ts'
import { emptyForm } from './form-values.ts'

const values = {
  ...emptyForm(new Date('2027-01-01T12:00:00Z')),
  title: 'Wall on Pine Street',
  description: 'A face of 10 x 20 ft for $750/month.',
  price: '900',
  specifications: [
    { label: 'Facing', value: 'North' },
    { label: 'Size', value: '14 × 48 ft' },
  ],
}

it('finds what the form says twice, and offers each as a press', () => {
  const found = findContradictions(toSaidTwice(values))
  expect(found.map(({ mend, text }) => mend && labelMend(mend, text))).toEqual(['Use 10 × 20 ft', 'Use $750'])
  // a price that is not typed yet contradicts nothing
  expect(findContradictions(toSaidTwice({ ...values, price: '' }))).toHaveLength(1)
})

it('mends one fact and leaves the others', () => {
  const mended = withFact(values.specifications, {
    field: 'specification',
    label: 'Size',
    value: '10 × 20 ft',
  })
  expect(mended).toEqual([
    { label: 'Facing', value: 'North' },
    { label: 'Size', value: '10 × 20 ft' },
  ])
  expect(findContradictions(toSaidTwice({ ...values, specifications: mended, price: '750' }))).toEqual([])
})

it('a fact that says otherwise than the booking terms is set to what binds by one press', () => {
  const specifications = [{ label: 'Install lead time', value: '10 working days' }]
  const said = toSaidTwice({ ...values, description: '', specifications }, { leadDays: 3 })
  expect(findContradictions(said).map(({ mend, text }) => mend && labelMend(mend, text))).toEqual([
    'Use 3 working days',
  ])
})
