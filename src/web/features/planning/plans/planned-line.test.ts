import { expect, it } from 'vitest'
import { ApiError } from '#web/platform/api.ts'
import { nearestIn, toPlanLine } from './planned-line.ts'

const DAYS = { first: '2027-01-04', last: '2027-01-31' }

it('sends a space for whole days, in order', () => {
  const space = { listingId: 7, title: 'Wall' }
  expect(toPlanLine(space, DAYS)).toEqual({
    listingId: 7,
    unitId: null,
    from: '2027-01-04',
    to: '2027-01-31',
    quantity: 1,
  })
  expect(toPlanLine({ ...space, unitId: 3, quantity: 2 }, DAYS)).toMatchObject({ unitId: 3, quantity: 2 })
  expect(toPlanLine(space, { first: '', last: '2027-01-31' })).toBeUndefined()
  expect(toPlanLine(space, { first: DAYS.last, last: DAYS.first })).toBeUndefined()
})

it('reads the nearest dates of a refusal', () => {
  expect(nearestIn(new ApiError('Taken', 409, { nearest: DAYS } as never))).toEqual(DAYS)
  expect(nearestIn(new ApiError('No', 400))).toBeNull()
  expect(nearestIn(new Error('Offline'))).toBeNull()
})
