import { expect, it } from 'vitest'
import { alone } from '#domain/listings/listing.ts'
import { orderReaderOf } from './policy.ts'

const person = (id: number, role: 'user' | 'admin' = 'user') => alone({ id, role, status: 'active' })

it.each([
  ['its buyer', person(1), 'buyer'],
  ['a colleague of its buyer', { ...person(5), organizationId: 1 }, 'buyer'],
  ['its buyer, who acts for another organization', { ...person(1), organizationId: 5 }, null],
  ['anybody else, sellers too', person(2), null],
  ['an admin', person(3, 'admin'), 'admin'],
  ['an admin who buys', person(1, 'admin'), 'buyer'],
] as const)('%s reads an order as %3$s', (_, actor, reader) => {
  expect(orderReaderOf({ buyer_id: 1 }, actor)).toBe(reader)
})
