import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Booking } from '#contract/booking/bookings.ts'
import { period } from '#test/support/booking/book.ts'
import { BUYERS, SPACES } from './fill-market.ts'
import type { Killed } from './killed-product.ts'

/** What was answered with success, by its key. */
export type Acknowledged = Map<string, { what: string; id: number }>

export interface Trade {
  acknowledged: Acknowledged
  problems: string[]
}

const KILL_EVERY_MS = [2_000, 7_000] as const
/** Some of the periods that may be sold. */
const PERIODS = 12

/** Buyers book, pay and cancel for so long, while something is killed now and then. */
export async function trade(killed: Killed, seconds: number): Promise<Trade> {
  const result: Trade = { acknowledged: new Map(), problems: [] }
  const endsAt = performance.now() + seconds * 1000
  const isOver = () => performance.now() > endsAt
  const buying = Promise.all(BUYERS.map((name, nth) => buyUntil({ killed, result, name, nth, isOver })))
  const [least, most] = KILL_EVERY_MS
  while (!isOver()) {
    await sleep(least + Math.random() * (most - least))
    if (!isOver()) killed.killOne()
  }
  await buying
  return result
}

interface Buying {
  killed: Killed
  result: Trade
  name: string
  nth: number
  isOver: () => boolean
}

async function buyUntil(buying: Buying): Promise<void> {
  const { nth, isOver } = buying
  for (let round = 0; !isOver(); round++) {
    const slot = round * BUYERS.length + nth
    const listingId = 1 + (slot % SPACES)
    // those that are only asked for are left to the clock
    const step = listingId % 5 === 0 ? 'request' : 'book'
    const weeks = 12 + (Math.floor(slot / SPACES) % PERIODS) * 4
    const draft = await send<Booking>(buying, '/api/bookings', {
      brand: 'Fremont Bakery',
      listingId,
      ...period(weeks),
    })
    const sent = draft && (await take(buying, draft, { step }))
    if (!sent || step === 'request') continue
    const paid = await payByCard(buying, sent)
    if (paid && round % 2 === 0) await take(buying, paid, { step: 'cancel', reason: 'Plans have changed.' })
  }
}

const take = (buying: Buying, { id, version, sha256 }: Booking, step: object) =>
  send<Booking>(buying, `/api/bookings/${id}/steps`, { version, sha256, ...step })

/** @returns the booking as it stands then */
async function payByCard(buying: Buying, { id }: Booking): Promise<Booking | null> {
  const path = `/api/bookings/${id}/provider-payments`
  const started = await send<{ id: number; redirectUrl: string }>(buying, path, { method: 'card' })
  if (!started) return null
  const test = started.redirectUrl.split('/').at(-1)
  // chosen before the answer was lost: the page shows it as paid
  await send(buying, `/api/test-payments/${test}/outcomes`, { outcome: 'paid' }, ['wrong-step'])
  await send(buying, `${path}/${started.id}/checks`, {})
  return send<Booking>(buying, `/api/bookings/${id}`, null)
}

/** Tries until it knows, under one key, as the pages do. @returns null where it is refused */
async function send<T>(
  { killed, result, name }: Buying,
  path: string,
  body: object | null,
  // a buyer who has not paid enough of what was booked is refused, as everybody is
  fine: readonly string[] = ['dates-taken', 'booking-limit'],
): Promise<T | null> {
  const key = randomUUID()
  for (;;) {
    const answer = await fetch(`${killed.site}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        'content-type': 'application/json',
        origin: killed.site,
        cookie: `placard_session=${name}`,
        'idempotency-key': key,
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(20_000),
    })
      .then(async (got) => ({ status: got.status, made: await got.json() }))
      .catch(() => null)
    if (answer && answer.status < 500) {
      const { status, made } = answer
      if (status < 400) {
        if (body) result.acknowledged.set(key, { what: path.split('/').at(-1)!, id: made.id ?? 0 })
        return made as T
      }
      if (!fine.includes(made.code)) result.problems.push(`${path}: ${status} ${made.code}`)
      return null
    }
    if (answer && answer.status !== 503) result.problems.push(`${path}: ${answer.status}`)
    await sleep(100)
  }
}
