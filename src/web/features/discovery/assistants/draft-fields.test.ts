import { expect, it } from 'vitest'
import { type DraftFields, toSellerBody } from './draft-fields.ts'

const EMPTY: DraftFields = {
  ...{
    title: '',
    type: '',
    price: '',
    interval: 'month',
    listingType: 'rent',
    description: '',
    location: '',
  },
  ...{
    coordinates: null,
    specifications: [],
    features: [],
    targetMarket: [],
    availableFrom: '',
    minContract: '',
  },
}
const send = (part: Partial<DraftFields>) => JSON.parse(JSON.stringify(toSellerBody({ ...EMPTY, ...part })))

it('an empty draft asks with nothing made up', () => {
  expect(send({})).toEqual({
    ...{ title: '', description: '', listingType: 'rent', interval: 'month' },
    ...{ location: { text: '', coordinates: null }, features: [], targetMarket: [], specifications: [] },
  })
})

it.each<[Partial<DraftFields>, object]>([
  [{ title: ' Wall ' }, { title: 'Wall' }],
  [{ price: '900' }, { price: 900 }],
  [{ price: '0' }, { price: 0 }],
  [{ type: 'radio' }, { adType: 'radio' }],
  [
    { location: ' Kent ', coordinates: { lat: 47, lng: -122 } },
    { location: { text: 'Kent', coordinates: { lat: 47, lng: -122 } } },
  ],
  [{ minContract: ' 4 weeks ' }, { minContract: '4 weeks' }],
  [{ availableFrom: '2027-03-01' }, { availableFrom: '2027-03-01' }],
])('%j is sent as %j', (part, body) => {
  expect(send(part)).toMatchObject(body)
})

it.each(['', '  ', 'cheap', '-5'])('the price "%s" is none', (price) => {
  expect(send({ price })).not.toHaveProperty('price')
})

it('leaves out specifications that are half typed', () => {
  const specifications = [
    { label: 'Size', value: '1 m' },
    { label: 'Light', value: ' ' },
    { label: '', value: '3' },
  ]
  expect(send({ specifications }).specifications).toEqual([{ label: 'Size', value: '1 m' }])
})
