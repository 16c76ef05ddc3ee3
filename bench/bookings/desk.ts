import { type ChildProcess, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Db } from '#server/platform/db/database.ts'
import { hashToken } from '#server/platform/secrets/hash-token.ts'
import { MALLOC, V8_OPTIONS } from '#server/supervise.ts'

/** A draft, and what its buyer sends with whatever accepts it. */
export interface Draft {
  id: number
  cookie: string
  sha256: string
}

export interface Wanted {
  listingId: number
  unitId: number
  from: string
  to: string
  quantity: number
}

/** @returns cookies of so many buyers */
export async function fillBuyers(db: Db, count: number): Promise<string[]> {
  const { rows } = await sql<{ id: number }>`
    insert into users (username, email, password, status)
    select 'buyer' || i, 'buyer' || i || '@example.com', '!', 'active' from generate_series(1, ${count}::int) i
    returning id`.execute(db)
  const expires_at = sql<Date>`now() + interval '1 day'`
  await db
    .insertInto('sessions')
    .values(
      rows.map(({ id }) => ({
        user_id: id,
        token_hash: hashToken(`bench${id}`),
        user_agent: 'bench',
        expires_at,
      })),
    )
    .execute()
  return rows.map(({ id }) => `placard_session=bench${id}`)
}

/** One more web process on the same database. */
export async function startDesk(url: string, port: number): Promise<ChildProcess> {
  const child = fork(join(import.meta.dirname, '../live/web-process.ts'), [url, String(port)], {
    env: { ...MALLOC, ...process.env },
    execArgv: [...V8_OPTIONS, '--expose-gc'],
  })
  await new Promise((ready) => child.once('message', ready))
  return child
}

export async function stopDesk(child: ChildProcess): Promise<void> {
  const ended = new Promise((done) => child.once('exit', done))
  child.kill('SIGTERM')
  await ended
}

function post(address: string, cookie: string, body: object): Promise<Response> {
  const headers = { cookie, 'content-type': 'application/json', 'idempotency-key': randomUUID() }
  return fetch(address, { method: 'POST', headers, body: JSON.stringify(body) })
}

/** Puts preferences into the orders of buyers, some at a time. */
export async function draftAll(
  bases: readonly string[],
  wishes: readonly { cookie: string; wanted: Wanted }[],
): Promise<Draft[]> {
  const drafts: Draft[] = []
  let next = 0
  const work = async () => {
    for (let at = next++; at < wishes.length; at = next++) {
      const { cookie, wanted } = wishes[at]!
      const address = `${bases[at % bases.length]}/api/bookings`
      const answer = await post(address, cookie, { ...wanted, brand: 'Bench' })
      if (answer.status !== 201)
        throw new Error(`A draft was answered ${answer.status}: ${await answer.text()}`)
      const { id, sha256 } = (await answer.json()) as Omit<Draft, 'cookie'>
      drafts[at] = { id, cookie, sha256 }
    }
  }
  await Promise.all(Array.from({ length: 8 }, work))
  return drafts
}

/** What is asked of the processes beside the bookings, to know what a thousand at once cost by themselves. @returns the status */
export async function read(base: string, path: string, cookie: string): Promise<number> {
  const answer = await fetch(`${base}${path}`, { headers: { cookie } })
  await answer.arrayBuffer()
  return answer.status
}

/** Book Now, or a request. @returns the status */
export async function send(
  base: string,
  { id, cookie, sha256 }: Draft,
  step: 'book' | 'request' = 'book',
): Promise<number> {
  const answer = await post(`${base}/api/bookings/${id}/steps`, cookie, { step, version: 0, sha256 })
  await answer.arrayBuffer()
  return answer.status
}
