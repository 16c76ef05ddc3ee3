import { expect, it } from 'vitest'
import { findWanted } from './wanted-organization.ts'

const of = (id: number, name: string) => ({
  id,
  name,
  role: 'sales' as const,
  isPersonal: false,
  isSuspended: false,
})
const user = { actingFor: 1, organizations: [of(1, 'Alder Outdoor'), of(2, 'Beacon Media')] }

it.each([
  ['another of one’s own', '/bookings/7', 2, 'Beacon Media'],
  ['the same as text', '/sell/requests', '2', 'Beacon Media'],
  ['the one acted for', '/bookings/7', 1, undefined],
  ['somebody else’s', '/bookings/7', 3, undefined],
  ['none', '/bookings/7', undefined, undefined],
  ['no number', '/bookings/7', 'x', undefined],
  ['a page that everybody reads', '/listing/7', 2, undefined],
  ['a change of it that its seller reads', '/listing/7/change', 2, 'Beacon Media'],
])('%s', (_what, pathname, as, name) => {
  expect(findWanted(user, { pathname, as })?.name).toBe(name)
})
