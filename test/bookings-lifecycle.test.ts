import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Booking } from '#contract/booking/bookings.ts'
import { POSTING_ANCHOR } from '#domain/booking/units.ts'
import { toMarketDate } from '#domain/format-dates.ts'
import { parseConfig } from '#server/config.ts'
import { type AppContext, createContext } from '#server/context.ts'
import { tickBookings } from '#server/features/booking/bookings/booking-clock.ts'
import { reconcile } from '#server/features/booking/payments/reconcile.ts'
import { hashToken } from '#server/platform/secrets/hash-token.ts'
import { period } from './support/booking/book.ts'
import { checkBookings } from './support/booking/check-bookings.ts'
import { createProduct, freePort, type Started, until, untilReady } from './support/product.ts'

/** What was acknowledged of bookings and money is kept, once and whole, whichever process is killed meanwhile. */
/** Each process once; `BOOKING_KILLS=30` books ten times as much meanwhile. */
const KILLS = Number(process.env.BOOKING_KILLS ?? 3)
const BUYERS = ['ada', 'bob', 'cyd']
const ROUNDS = Math.max(3, Math.ceil(KILLS * 1.2))
/** One buyer of each period that is booked at once, and all who ask for one of the others. */
const FEWEST_BOOKED = Math.ceil(ROUNDS / 2) + BUYERS.length * Math.floor(ROUNDS / 2)
/** Of four weeks, as far ahead as is sold. */
const PERIODS = 12

const { start, query, findUrl, killInTurn } = createProduct()
let product: Started
let site: string
let context: AppContext

beforeAll(async () => {
  const port = await freePort()
  site = `http://localhost:${port}`
  product = start(port)
  await untilReady(product)
  const url = await findUrl()
  context = createContext(parseConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATABASE_URL: url }), url)
  await fill()
}, 120_000)

afterAll(() => context?.pool.end())

/** Faces that are booked at once, by whoever comes first, and some that are asked for, for each year of rounds. */
async function fill(): Promise<void> {
  const names = ['sally', ...BUYERS]
  const tokens = names.map((name) => hashToken(name).toString('hex'))
  await query(`
    insert into users (username, email, password, status, created_at)
      select name, name || '@example.com', '!', 'active', now() - interval '30 days' from unnest('{${names}}'::text[]) as name;
    insert into sessions (user_id, token_hash, user_agent, expires_at)
      select id, decode(token, 'hex'), 'test', now() + interval '1 day'
      from unnest('{${names}}'::text[], '{${tokens}}'::text[]) as given (who, token) join users on username = who;
    insert into listings (title, description, ad_type, price, frequency, location_text, status, seller_id)
      select 'Wall ' || n, 'A wall that everybody passes.', 'billboard', 900, '4-week', 'Seattle, WA', 'active', id
      from users, generate_series(1, ${2 * Math.ceil(ROUNDS / PERIODS)}) as n where username = 'sally' order by n;
    insert into booking_terms (listing_id, mode, time_zone, lead_days, sells_whole_periods, term_discounts, quantity_discounts,
        extras, cancellation_tier, payment_schedule, deposit_basis_points, answer_hours, max_days)
      select id, case id % 2 when 1 then 'instant' else 'request' end, 'America/Los_Angeles', 0, false, '[]', '[]', '[]',
        'flexible', 'at-once', 0, 48, null from listings;
    insert into space_units (listing_id, position, name, cell, anchor, capacity)
      select id, 0, 'Face', '4-week', '${POSTING_ANCHOR}', case id % 2 when 1 then 1 else 20 end from listings`)
}

/** Everything that was answered with success, by its key. */
const acknowledged = new Map<string, { path: string; id: number }>()

/** A browser that tries until it knows, under one key. @returns null where it is refused */
async function send<T extends { id?: number }>(name: string, path: string, body: object): Promise<T | null> {
  const key = randomUUID()
  let answer = null as { status: number; made: T & { code?: string } } | null
  await until(async () => {
    answer = await fetch(`${site}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: site,
        cookie: `placard_session=${name}`,
        'idempotency-key': key,
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(10_000),
    })
      .then(async (got) => ({ status: got.status, made: await got.json() }))
      .catch(() => null)
    return answer !== null && answer.status < 500
  })
  const { status, made } = answer!
  if (status >= 400) {
    // somebody else was first; nothing else is ever refused, however often it was sent
    expect([path, made.code]).toEqual([path, 'dates-taken'])
    return null
  }
  acknowledged.set(key, { path, id: made.id ?? 0 })
  return made
}

const take = (name: string, { id, version, sha256 }: Booking, step: object) =>
  send<Booking>(name, `/api/bookings/${id}/steps`, { version, sha256, ...step })

const pay = (name: string, { id, totalCents }: Booking, kind: string) =>
  send(name, `/api/bookings/${id}/payments`, {
    kind,
    method: 'check',
    cents: totalCents,
    on: toMarketDate(new Date()),
  })

/** Asked for or booked at once, paid, and every third time cancelled again and given back. */
async function buy(name: string, round: number): Promise<void> {
  const isInstant = round % 2 === 0
  const listingId = 2 * Math.floor(round / PERIODS) + (isInstant ? 1 : 2)
  const request = { listingId, ...period(12 + (round % PERIODS) * 4) }
  const draft = await send<Booking>(name, '/api/bookings', request)
  if (!draft?.sha256) return
  const sent = await take(name, draft, { step: isInstant ? 'book' : 'request' })
  if (!sent) return
  const agreed = isInstant ? sent : await take('sally', sent, { step: 'accept' })
  await pay(name, agreed!, 'sent')
  await pay('sally', agreed!, 'arrived')
  if (round % 3 > 0) return
  await take(name, agreed!, { step: 'cancel', reason: 'Plans have changed.' })
  await pay('sally', agreed!, 'returned')
}

describe.skipIf(!existsSync('/proc/self/stat'))('bookings under kill -9', () => {
  it('are there once and whole, with their dates, papers, books and mails', {
    timeout: 900_000,
  }, async () => {
    let isBuying = true
    const buying = Promise.all(
      BUYERS.map(async (name) => {
        for (let round = 0; round < ROUNDS; round++) await buy(name, round)
      }),
    ).finally(() => {
      isBuying = false
    })
    let kills = 0
    while (kills < KILLS && isBuying) {
      const before = acknowledged.size
      // whatever was killed before is back: something was acknowledged since
      await until(async () => acknowledged.size > before + 3 || !isBuying)
      if (isBuying) await killInTurn(product, kills++)
    }
    await buying
    expect(kills).toBe(KILLS)
    expect(await count("booking_events where step = 'secure'")).toBeGreaterThanOrEqual(FEWEST_BOOKED)
    await until(async () => (await count("graphile_worker.jobs where task_identifier = 'send-mail'")) === 0)
    await checkKept()
    await checkDocuments()
    await checkMails()
    // who waited still has a deadline, and it ends for all of them
    const later = { ...context, now: () => new Date(Date.now() + 3 * 365 * 86_400_000) }
    for (let tick = 0; tick < 2; tick++) await tickBookings(later)
    const seen = await checkBookings(context.db, new Map())
    expect([...seen.values()].filter(({ deadlineAt }) => deadlineAt !== null)).toEqual([])
  })
})

async function count(what: string): Promise<number> {
  const [row] = await query<{ n: number }>(`select count(*)::int as n from ${what}`).catch(() => [])
  return row?.n ?? Number.NaN
}

/** Each acknowledged request has done what it says exactly once, and nothing else was done. */
async function checkKept(): Promise<void> {
  const keys = await query<{ key: string; made_id: number }>('select key, made_id from idempotency_keys')
  expect(new Set(keys.map(({ key }) => key))).toEqual(new Set(acknowledged.keys()))
  const wanted = [...acknowledged.values()].map(({ path }) => path.split('/').at(-1)!)
  const of = (name: string) => wanted.filter((one) => one === name).length
  expect(await count('bookings')).toBe(of('bookings'))
  expect(await count("booking_events where actor in ('buyer', 'seller')")).toBe(of('steps'))
  expect(await count('payment_events')).toBe(of('payments'))
  expect(await count("booking_events where step = 'secure'")).toBe(
    await count("payment_events where kind = 'arrived'"),
  )
  expect(
    await query('select booking_id, step from booking_events group by 1, 2 having count(*) > 1'),
  ).toEqual([])
  await checkBookings(context.db, new Map())
  expect(await reconcile(context)).toBe(0)
}

async function checkDocuments(): Promise<void> {
  const broken = await query(`
    select seller_id, kind, year from document_counters full join (
      select seller_id, kind, year, count(*) as papers, max(number) as highest from documents group by 1, 2, 3) as issued
      using (seller_id, kind, year)
    where papers is distinct from last_number or highest is distinct from last_number`)
  expect(broken).toEqual([])
  const secured = await count("booking_events where step = 'secure'")
  expect(await count("documents where kind = 'insertion-order'")).toBe(secured)
  expect(await count("documents where kind = 'invoice'")).toBe(secured)
  expect(await count("documents where kind = 'receipt'")).toBe(
    await count("payment_events where kind in ('arrived', 'returned')"),
  )
  const cancelled = await count("booking_events where step = 'cancel'")
  expect(await count("documents where kind = 'credit-note'")).toBe(cancelled)
}

/** One to the other side for each step, to both where money has booked it. */
async function checkMails(): Promise<void> {
  const mails = await count("outbox_messages where subject like '%(PLA-B%)'")
  const steps = await count("booking_events where step <> 'secure' and actor in ('buyer', 'seller')")
  const secured = await count("booking_events where step = 'secure'")
  expect(mails).toBe(steps + 2 * secured)
}
