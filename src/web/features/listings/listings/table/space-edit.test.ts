import { expect, it } from 'vitest'
import type { SpaceRow } from '#contract/listings/listings-spaces.ts'
import { movesPlace, toChange, toEdit, withPin } from './space-edit.ts'

const SPACE = {
  id: 7,
  title: 'Wall',
  adType: 'billboard',
  place: 'Tacoma, WA',
  address: null,
  price: 400,
  interval: 'month',
  availableFrom: '2026-12-01',
  availableTo: null,
  sites: [
    { id: 'funlist', isRemoved: false },
    { id: 'datecalendar', isRemoved: false },
    { id: 'gone', isRemoved: true },
  ],
  updatedAt: '2026-11-23T00:00:00.000Z',
} as unknown as SpaceRow

it.each([
  [{}, null],
  // the same sites in another order are no change
  [{ sites: ['datecalendar', 'funlist'] }, null],
  [{ price: '440' }, { set: { price: '440' } }],
  [{ from: '', until: '2027-01-31' }, { set: { availableFrom: null, availableTo: '2027-01-31' } }],
  [{ sites: [] }, { sites: [] }],
  [
    { title: 'Wide wall', step: 'pause' },
    { set: { title: 'Wide wall' }, step: 'pause' },
  ],
])('%j is sent as %j', (typed, sent) => {
  const change = toChange(SPACE, { ...toEdit(SPACE), ...typed })
  expect(change).toEqual(sent && { id: 7, updatedAt: SPACE.updatedAt, ...sent })
})

it('a place that moves takes its pin along', () => {
  const change = toChange(SPACE, { ...toEdit(SPACE), location: 'Fremont, Seattle' })!
  expect(movesPlace(change)).toBe(true)
  expect(withPin(change, null).set).toEqual({ location: 'Fremont, Seattle', coordinates: null })
})
