import { describe, expect, it } from 'vitest'
import { buyerFormResolver } from './buyer-form-values.ts'
import { type BuyerFormValues, EMPTY_BUYER_FORM, toBuyerBody } from './buyer-request.ts'

const options = { fields: {}, shouldUseNativeValidation: false } as never
const problems = async (part: Partial<BuyerFormValues>) => {
  const { errors } = await buyerFormResolver({ ...EMPTY_BUYER_FORM, ...part }, undefined, options)
  return Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error?.message]))
}

describe('what is asked', () => {
  it('leaves out what is empty', () => {
    expect(
      JSON.parse(JSON.stringify(toBuyerBody({ ...EMPTY_BUYER_FORM, location: ' ', query: '  ' }))),
    ).toEqual({
      ad_type: 'any',
      target_market: ['any'],
    })
  })

  it.each<[Partial<BuyerFormValues>, object]>([
    [{ location: ' Tacoma, WA ' }, { location: 'Tacoma, WA' }],
    [
      { price_min: '0', price_max: '750' },
      { price_min: 0, price_max: 750 },
    ],
    [{ price_min: ' ' }, { price_min: undefined }],
    [{ query: ' near a bus stop ' }, { query: 'near a bus stop' }],
    [
      { ad_type: 'transit', target_market: 'parents' },
      { ad_type: 'transit', target_market: ['parents'] },
    ],
  ])('%j: %j', (part, body) => {
    expect(toBuyerBody({ ...EMPTY_BUYER_FORM, ...part })).toMatchObject(body)
  })
})

describe('what is wrong with it', () => {
  it.each<[string, Partial<BuyerFormValues>]>([
    ['an empty form', {}],
    ['everywhere', { location: '' }],
    ['both prices', { price_min: '100', price_max: '100' }],
    ['the lowest price alone', { price_min: '100' }],
    ['a blank price', { price_min: '100', price_max: ' ' }],
  ])('nothing with %s', async (_what, part) => {
    expect(await problems(part)).toEqual({})
  })

  it.each<[Partial<BuyerFormValues>, object]>([
    [{ location: 'x' }, { location: 'Location must be at least 2 characters.' }],
    [{ location: '   ' }, { location: 'Location must be at least 2 characters.' }],
    [{ price_min: '-1' }, { price_min: 'Price must be at least 0.' }],
    [{ price_max: 'cheap' }, { price_max: 'Price must be at least 0.' }],
    [
      { price_min: '200', price_max: '100' },
      { price_max: 'The highest price must not be below the lowest.' },
    ],
    [{ query: 'a'.repeat(5001) }, { query: 'Use at most 5000 characters.' }],
  ])('%j', async (part, expected) => {
    expect(await problems(part)).toEqual(expected)
  })
})
