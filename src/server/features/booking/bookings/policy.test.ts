import { expect, it } from 'vitest'
import { readerOf, seesAddress } from '#domain/booking/booking-reader.ts'
import { alone } from '#domain/listings/listing.ts'
import { listBookingSteps, type StepFacts } from './policy.ts'

const person = (id: number, role: 'user' | 'admin' = 'user') => alone({ id, role, status: 'active' })
const DRAFT = { buyer_id: 1, seller_id: 2, version: 0 }

it.each([
  ['the buyer', DRAFT, person(1), 'buyer'],
  ['the seller of what was not sent', DRAFT, person(2), null],
  ['the seller', { ...DRAFT, version: 1 }, person(2), 'seller'],
  ['a stranger', { ...DRAFT, version: 1 }, person(3), null],
  ['an admin', DRAFT, person(3, 'admin'), 'admin'],
  ['an admin who buys', DRAFT, person(1, 'admin'), 'buyer'],
] as const)('%s reads as %4$s', (_, booking, actor, reader) => {
  expect(readerOf(booking, actor)).toBe(reader)
})

const FACTS: StepFacts = {
  status: 'draft',
  mode: 'request',
  holdDays: 0,
  accepted: [],
  hasRival: false,
  isOnBehalf: false,
  isChallenged: false,
  takesCommission: false,
}

it.each([
  ['a draft', {}, 'buyer', ['request', 'withdraw']],
  ['a draft sold at once', { mode: 'instant' }, 'buyer', ['request', 'book', 'withdraw']],
  ['a draft that may be held', { holdDays: 3 }, 'buyer', ['request', 'hold', 'withdraw']],
  [
    'a draft that takes a commission',
    { mode: 'instant', holdDays: 3, takesCommission: true },
    'buyer',
    ['request', 'withdraw'],
  ],
  ['a draft that is not sold any more', { mode: 'off', holdDays: 3 }, 'buyer', ['withdraw']],
  ['a request', { status: 'requested' }, 'seller', ['accept', 'quote', 'hold', 'decline']],
  ['a quote', { status: 'quoted' }, 'buyer', ['accept', 'counter', 'withdraw']],
  ['a hold given', { status: 'held', accepted: ['buyer', 'seller'] }, 'buyer', ['accept', 'withdraw']],
  ['a hold given', { status: 'held', accepted: ['buyer', 'seller'] }, 'seller', ['decline']],
  ['a hold taken', { status: 'held' }, 'seller', ['accept', 'decline']],
  ['a hold half agreed', { status: 'held', accepted: ['buyer'] }, 'buyer', ['withdraw']],
  [
    'a hold others wait for',
    { status: 'held', accepted: ['seller'], hasRival: true },
    'seller',
    ['challenge', 'decline'],
  ],
  [
    'a hold that was challenged',
    { status: 'held', accepted: ['seller'], hasRival: true, isChallenged: true },
    'seller',
    ['decline'],
  ],
  ['what is booked', { status: 'booked' }, 'admin', ['cancel']],
  ['what has ended', { status: 'completed' }, 'seller', []],
] as const)('%s of %j is moved by the %s with %j', (_, given, reader, steps) => {
  expect(listBookingSteps(reader, { ...FACTS, ...given })).toEqual(steps)
})

it('tells addresses to who has agreed', () => {
  expect(seesAddress('buyer', 'buyer', 'draft')).toBe(true)
  expect(seesAddress('buyer', 'seller', 'awaiting-payment')).toBe(false)
  expect(seesAddress('buyer', 'seller', 'booked')).toBe(true)
})
