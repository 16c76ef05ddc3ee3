import { expect, it } from 'vitest'
import { applyKind } from './listing-kind.ts'

it('H7: a space for sale is paid once, and one to rent stays as it is', () => {
  const row = { title: 'Wall', frequency: 'month' }
  expect(applyKind({ ...row, listing_type: 'sale' })).toEqual({
    title: 'Wall',
    listing_type: 'sale',
    frequency: 'one-time',
  })
  expect(applyKind({ ...row, listing_type: 'rent' }).frequency).toBe('month')
})
