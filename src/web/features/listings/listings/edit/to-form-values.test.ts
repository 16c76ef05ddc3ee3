import { describe, expect, it } from 'vitest'
import { buildWebListing } from '#test/support/listings/web-listing.ts'
import { type CheckedValues, emptyForm, type FormValues, formResolver } from '../form/form-values.ts'
import { toFormValues, unchangedFacts } from './to-form-values.ts'

async function check(values: FormValues) {
  const options = { fields: {}, shouldUseNativeValidation: false }
  const { values: checked, errors } = await formResolver(values, undefined, options as never)
  const messages = Object.entries(errors).map(([field, error]) => [
    field,
    (error as { message?: string }).message,
  ])
  return { checked: checked as CheckedValues, errors: Object.fromEntries(messages) }
}

describe('a stored listing', () => {
  it('goes through its form unchanged', async () => {
    const listing = buildWebListing()
    const { checked, errors } = await check(toFormValues(listing))
    expect(errors).toEqual({})
    expect(checked).toMatchObject({
      title: listing.title,
      type: listing.adType,
      price: listing.price,
      interval: listing.interval,
      listingType: listing.listingType,
      description: listing.description,
      location: listing.location.text,
      address: listing.address,
      coordinates: listing.coordinates,
      locationDetails: null,
      specifications: listing.specs,
      features: listing.features,
      targetMarket: listing.targetMarket,
      availableFrom: listing.availableFrom,
      availableTo: listing.availabilityEnd,
      minContract: listing.minContract,
      setupFee: listing.setupFee,
      paymentTerms: null,
      audience: { value: 29_400, per: 'week', basis: 'modelled' },
    })
  })

  it('shows what it does not state as empty, and sends it as nothing', async () => {
    const audience = { ...buildWebListing().audience, value: null, per: null, basis: null }
    const open = { setupFee: null, minContract: null, availableFrom: null, availabilityEnd: null, audience }
    const values = toFormValues(buildWebListing({ ...open, specs: [] }))
    expect(values).toMatchObject({ setupFee: '', minContract: '', availableFrom: '', availableTo: '' })
    expect(values.audience).toEqual({ value: '', per: 'week', basis: 'seller-stated' })
    expect(values.specifications).toEqual([{ label: '', value: '' }])
    const filled = { ...values, specifications: [{ label: 'Size', value: '10 ft' }] }
    const { checked } = await check(filled)
    expect(checked).toMatchObject({
      setupFee: null,
      minContract: null,
      availableFrom: null,
      availableTo: null,
    })
    expect(checked.audience?.value).toBeNull()
  })

  it('keeps the facts that the form does not show', () => {
    expect(unchangedFacts(buildWebListing())).toEqual({
      venue: 'transit',
      audience: { type: 'Commuters', ageRange: null, incomeLevel: null, asOf: '2026-04-01' },
    })
  })
})

describe('an empty form', () => {
  it('begins today in the home market, whatever the day elsewhere', () => {
    expect(emptyForm(new Date('2026-11-22T07:59:00Z')).availableFrom).toBe('2026-11-21')
    expect(emptyForm(new Date('2026-11-22T08:00:00Z')).availableFrom).toBe('2026-11-22')
  })

  it('says at each field what is missing', async () => {
    const { errors } = await check(emptyForm(new Date()))
    expect(Object.keys(errors).sort()).toEqual(
      ['address', 'description', 'location', 'price', 'specifications', 'title', 'type'].sort(),
    )
    expect(errors.type).toBe('Ad type is required')
  })

  it('refuses a last day before the first at the last day', async () => {
    const values = {
      ...toFormValues(buildWebListing()),
      availableFrom: '2027-02-02',
      availableTo: '2027-02-01',
    }
    expect((await check(values)).errors).toEqual({ availableTo: 'The last day must not be before the first' })
  })
})
