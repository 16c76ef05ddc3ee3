import { describe, expect, it } from 'vitest'
import { emptyForm, type FormValues, formResolver } from './form-values.ts'

const NOW = new Date('2026-11-23T04:00:00Z')
const FILLED: FormValues = {
  ...emptyForm(NOW),
  title: 'Wall on Pine',
  type: 'billboard',
  price: '900',
  description: 'A painted wall beside a busy bus stop.',
  location: 'Capitol Hill, Seattle, WA',
  address: '1 Pine Street',
  specifications: [{ label: 'Size', value: '14 × 48 ft' }],
  coordinates: { lat: 47.6153, lng: -122.3202 },
}
const options = { fields: {}, shouldUseNativeValidation: false } as never
const check = (part: Partial<FormValues>) => formResolver({ ...FILLED, ...part }, undefined, options)

describe('an empty form', () => {
  it('is free from today of the market, not of Greenwich', () => {
    expect(emptyForm(NOW).availableFrom).toBe('2026-11-22')
  })

  it('is its own each time', () => {
    const [one, other] = [emptyForm(NOW), emptyForm(NOW)]
    one.specifications.push({ label: 'Size', value: '1 m' })
    one.features.push('Lit')
    expect(other.specifications).toEqual([{ label: '', value: '' }])
    expect(other.features).toEqual([])
  })
})

describe('what is checked before it is sent', () => {
  it('passes what is complete', async () => {
    const { values, errors } = await check({})
    expect(errors).toEqual({})
    expect(values).toMatchObject({ title: 'Wall on Pine', price: 900 })
  })

  it.each<[string, Partial<FormValues>, string]>([
    ['a title', { title: '  ' }, 'title'],
    ['a type', { type: '' }, 'type'],
    ['a price', { price: '' }, 'price'],
    ['a price that is a number', { price: 'cheap' }, 'price'],
    ['a price not below zero', { price: '-1' }, 'price'],
    ['a description', { description: '' }, 'description'],
    ['a place', { location: '' }, 'location'],
    ['an address', { address: ' ' }, 'address'],
    ['a specification', { specifications: [{ label: '', value: '' }] }, 'specifications'],
    [
      'a last day not before the first',
      { availableFrom: '2027-03-02', availableTo: '2027-03-01' },
      'availableTo',
    ],
  ])('asks for %s', async (_what, part, field) => {
    const { errors } = await check(part)
    expect(Object.keys(errors)).toContain(field)
  })
})
