import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { defineRoutes } from '#contract/route.ts'
import { readSession } from '#server/features/accounts/accounts/session-middleware.ts'
import { startSession } from '#server/features/accounts/accounts/sessions.ts'
import { sessionCookieName } from '#server/platform/http/session-cookie.ts'
import { buildUser } from '#test/support/listings/build-listing.ts'
import { createTestApp } from '#test/support/test-app.ts'
import { APP_ROLE } from '../db/app-role.ts'
import { AppError } from './app-error.ts'
import type { RequestEnv } from './env.ts'
import { answerError } from './errors.ts'
import { once, type RecordResult, sweepKeys } from './idempotent.ts'
import { mount } from './mount.ts'

const { context, db } = await createTestApp()

const Seats = z.object({ seats: z.number().int() })
const routes = defineRoutes({
  reserve: {
    method: 'POST',
    path: '/reservations/:name',
    summary: 'Reserve seats',
    params: z.object({ name: z.string() }),
    body: Seats,
    output: z.object({ id: z.number(), seats: z.number() }),
    status: 201,
    needsAccount: true,
    isIdempotent: true,
  },
})

// a show with ten seats: taken in one transaction, refused by a guard before it as well
await context.pool.query(`begin; set local role none;
  create table seats (name text primary key, taken int not null check (taken <= 10));
  create table reservations (id int generated always as identity primary key, name text not null, seats int not null);
  grant all on seats, reservations to ${APP_ROLE}; commit`)
const rows = async (text: string, values: unknown[]) => (await context.pool.query(text, values)).rows

async function reserve(name: string, seats: number, keep: RecordResult): Promise<number> {
  const [show] = await rows('select taken from seats where name = $1', [name])
  if (show && show.taken + seats > 10) throw new AppError('dates-taken')
  return db.transaction().execute(async (trx) => {
    await sql`insert into seats values (${name}, ${seats})
      on conflict (name) do update set taken = seats.taken + ${seats}`.execute(trx)
    const { rows } = await sql<{ id: number }>`
      insert into reservations (name, seats) values (${name}, ${seats}) returning id`.execute(trx)
    const { id } = rows[0]!
    await keep(trx, id)
    if (name.startsWith('refused')) throw new AppError('conflict')
    return id
  })
}

const app = new Hono<RequestEnv>()
app.onError(answerError)
app.use(readSession(context))
mount(app, routes, {
  async reserve({ params, body, key }) {
    const id = await once(db, key, (keep) => reserve(params.name, body.seats, keep))
    return (await rows('select id, seats from reservations where id = $1', [id]))[0]
  },
})

async function signIn() {
  const userId = await buildUser(db)
  const from = { address: null, userAgent: 'test', requestId: null, hasSecondFactor: true }
  const token = await db.transaction().execute((trx) => startSession(trx, userId, from))
  const cookie = `${sessionCookieName(context.config)}=${token}`
  return async (key: string | null, seats = 4, name = key ?? 'none') => {
    const headers = { cookie, 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) }
    const body = JSON.stringify({ seats })
    const answer = await app.request(`/reservations/${name}`, { method: 'POST', headers, body })
    return { status: answer.status, body: await answer.json() }
  }
}
const ann = await signIn()
const bob = await signIn()
const made = (name: string) => rows('select id from reservations where name = $1', [name])

it('one key twice at once: one effect, one answer', async () => {
  const key = randomUUID()
  const answers = await Promise.all(Array.from({ length: 8 }, () => ann(key)))
  const [{ id }] = (await made(key)) as [{ id: number }]
  expect(await made(key)).toHaveLength(1)
  expect(answers).toEqual(Array(8).fill({ status: 201, body: { id, seats: 4 } }))
})

it('a repeated request is answered as the first, although its guard would refuse it now', async () => {
  const key = randomUUID()
  const first = await ann(key, 10)
  expect(first.status).toBe(201)
  expect(await ann(key, 10)).toEqual(first)
  expect((await ann(randomUUID(), 10, key)).status).toBe(409)
  const twins = await Promise.all([ann(`${key}-2`, 10), ann(`${key}-2`, 10), ann(`${key}-2`, 10)])
  expect(new Set(twins.map(({ body }) => body.id)).size).toBe(1)
})

it('another request under the same key is refused', async () => {
  const key = randomUUID()
  await ann(key)
  for (const other of [await ann(key, 5), await ann(key, 4, 'elsewhere')])
    expect(other).toMatchObject({
      status: 409,
      body: {
        code: 'idempotency-key-reused',
        message: 'This Idempotency-Key was used for another request.',
      },
    })
  const both = await Promise.all([ann(`${key}-2`, 1, 'both'), ann(`${key}-2`, 2, 'both')])
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
  expect(await made('both')).toHaveLength(1)
})

it('keys are those of one person', async () => {
  const key = randomUUID()
  const [mine, theirs] = [await ann(key, 1), await bob(key, 1)]
  expect(mine.body.id).not.toBe(theirs.body.id)
})

it.each([null, 'short', 'x'.repeat(129), 'with a space', 'é'.repeat(8)])('%s is no key', async (key) => {
  expect(await ann(key, 4, 'none')).toMatchObject({
    status: 400,
    body: { code: 'idempotency-key-required', message: 'Send an Idempotency-Key header.' },
  })
  expect(await made('none')).toEqual([])
})

it('a refusal keeps nothing: the same key may succeed later', async () => {
  const key = randomUUID()
  expect((await ann(key, 4, 'refused')).status).toBe(409)
  const kept = await rows('select key from idempotency_keys where key = $1', [key])
  expect(kept).toEqual([])
  expect((await ann(key, 5, 'later')).status).toBe(201)
})

it('are forgotten after thirty days', async () => {
  const key = randomUUID()
  const first = await ann(key, 1)
  const after = (days: number) => new Date(Date.now() + days * 86_400_000)
  await sweepKeys(db, after(29))
  expect(await ann(key, 1)).toEqual(first)
  await sweepKeys(db, after(31))
  expect((await ann(key, 1)).body.id).not.toBe(first.body.id)
})
