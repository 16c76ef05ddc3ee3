import { expect, it } from 'vitest'
import { buildWebListing } from '#test/support/listings/web-listing.ts'
import { type CheckedValues, type FormValues, formResolver } from '../form/form-values.ts'
import { toListingChange } from './to-change.ts'
import { toFormValues } from './to-form-values.ts'

const listing = buildWebListing()
const version = { id: listing.id, updatedAt: listing.updatedAt }

async function change(part: Partial<FormValues>, stored = listing) {
  const base = toFormValues(stored, ['funlist'])
  const mine = { ...base, ...part }
  const { values } = await formResolver(mine, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  } as never)
  return toListingChange(stored, { base, mine, checked: values as CheckedValues })
}

it.each<[Partial<FormValues>, object]>([
  [{}, {}],
  [{ price: '950' }, { set: { price: 950 } }],
  [{ minContract: '' }, { set: { minContract: null } }],
  [{ availableTo: '2027-12-31' }, { set: { availableTo: '2027-12-31' } }],
  [{ targetMarket: ['tourists'] }, { set: { targetMarket: ['tourists'] } }],
  [{ crosspost: [] }, { sites: [] }],
  // what is sold is paid once, whatever period was chosen before
  [{ listingType: 'sale', interval: 'week' }, { set: { listingType: 'sale' } }],
  [
    { audience: { value: '12000', per: 'day', basis: 'measured' } },
    {
      set: {
        audience: {
          type: 'Commuters',
          ageRange: null,
          incomeLevel: null,
          asOf: '2026-04-01',
          value: 12_000,
          per: 'day',
          basis: 'measured',
        },
      },
    },
  ],
])('B21: an edit of %j sends it and nothing else', async (part, sent) => {
  expect(await change(part)).toEqual({ ...version, ...sent })
})

it('sends what was sent back for changes again, also as it is', async () => {
  const rejected = buildWebListing({ status: 'rejected' })
  expect(await change({}, rejected)).toEqual({ ...version, step: 'submit' })
})
