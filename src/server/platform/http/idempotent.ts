import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { sql } from 'kysely'
import type { Route } from '#contract/route.ts'
import { required } from '#domain/required.ts'
import { createReaderOf } from '../db/batch-reads.ts'
import type { Db, Tx } from '../db/database.ts'
import { AppError } from './app-error.ts'
import type { RequestEnv } from './env.ts'

const KEY = /^[\x21-\x7e]{8,128}$/
/** A client that tries for longer has lost its key. */
const RETENTION_DAYS = 30

/** By which a second request like the first is known. */
export interface RequestKey {
  /** Null: a guest's. */
  userId: number | null
  route: string
  key: string
  /** Of everything that was asked for. */
  inputHash: Buffer
}

interface Named {
  userId: number | null
  key: string
  input: object
}

interface RouteInput {
  params: unknown
  query: unknown
  body: unknown
}

/** In the action's own transaction: what the request has made, by its id. Its twin waits here, and is then rolled back. */
export type RecordResult = (trx: Tx, madeId: number) => Promise<void>

/** @returns undefined where a request need not have a key, and has none. @throws AppError `idempotency-key-required` */
export function readRequestKey(
  c: Context<RequestEnv>,
  route: Route,
  input: RouteInput,
): RequestKey | undefined {
  const key = findKey(c, route, input)
  // a program is not there to see that it did something twice
  const isOptional = route.keyIn === 'optional-header' && c.var.keyId === undefined
  if (key === undefined && isOptional) return undefined
  return toRequestKey(route, { userId: c.var.actor?.personId ?? null, key: key ?? '', input })
}

function findKey(c: Context<RequestEnv>, { keyIn }: Route, { body }: RouteInput): string | undefined {
  const isHeader = keyIn === undefined || keyIn === 'optional-header'
  return isHeader ? c.req.header('idempotency-key') : (body as { [field in typeof keyIn]?: string })[keyIn]
}

/** @throws AppError `idempotency-key-required` */
export function toRequestKey(
  { method, path }: Pick<Route, 'method' | 'path'>,
  { userId, key, input }: Named,
): RequestKey {
  if (!KEY.test(key)) throw new AppError('idempotency-key-required')
  const inputHash = createHash('sha256').update(JSON.stringify(input)).digest()
  return { userId, route: `${method} ${path}`, key, inputHash }
}

/**
 * Runs an action once for all requests under one key: a second one fails at whatever guard it meets, at the latest at the key
 * itself, and is rolled back. So only what fails is looked up. The id of what it made is kept, not the answer: a repeated request
 * shows how that stands now, and no secret of an answer is stored. A refusal is not kept: the action rolled back.
 * @returns the id of what was made, now or before. @throws AppError `idempotency-key-reused`, and what the action throws
 */
export async function once(
  db: Db,
  key: RequestKey | undefined,
  act: (keep: RecordResult) => Promise<number>,
): Promise<number> {
  if (!key) return act(async () => {})
  let isKept = false
  try {
    const made = await act(async (trx, madeId) => {
      await recordResult(trx, key, madeId)
      isKept = true
    })
    if (!isKept) throw new Error(`${key.route} would do it again under the same key`)
    return made
  } catch (error) {
    // whoever lost to its twin, by whatever guard, is answered as the twin was
    const made = await findMade(db, key)
    if (made === undefined) throw error
    return made
  }
}

/** As `once`, for actions that count against a limit, or store files, before their transaction: a retry does neither. */
export async function onceUncounted(
  db: Db,
  key: RequestKey | undefined,
  act: (keep: RecordResult) => Promise<number>,
): Promise<number> {
  return (key && (await findMade(db, key))) ?? once(db, key, act)
}

interface Made {
  input_hash: Buffer
  made_id: number
}

/** Of a thousand who are refused at once, together. */
const findKept = createReaderOf(readMade)

async function findMade(db: Db, { userId, route, key, inputHash }: RequestKey): Promise<number | undefined> {
  const row = await findKept(db, JSON.stringify([userId, route, key]))
  if (row && !inputHash.equals(row.input_hash)) throw new AppError('idempotency-key-reused')
  return row?.made_id
}

async function readMade(db: Db, keys: readonly string[]): Promise<Map<string, Made>> {
  const asked = keys.map((key) => JSON.parse(key) as [number | null, string, string])
  const given = sql`unnest(${asked.map(([userId]) => userId)}::int[], ${asked.map(([, route]) => route)}::text[],
    ${asked.map(([, , key]) => key)}::text[]) with ordinality as asked (user_id, route, key, at)`
  // guests apart: `is not distinct from` would read the whole table
  const { rows } = await sql<Made & { at: number }>`
    select asked.at, made.input_hash, made.made_id from ${given} join idempotency_keys as made
      on made.user_id = asked.user_id and made.route = asked.route and made.key = asked.key
    union all
    select asked.at, made.input_hash, made.made_id from ${given} join idempotency_keys as made
      on made.user_id is null and made.route = asked.route and made.key = asked.key
      where asked.user_id is null`.execute(db)
  return new Map(rows.map(({ at, ...made }) => [required(keys[at - 1]), made]))
}

async function recordResult(
  trx: Tx,
  { userId, inputHash, ...key }: RequestKey,
  madeId: number,
): Promise<void> {
  await trx
    .insertInto('idempotency_keys')
    .values({ ...key, user_id: userId, input_hash: inputHash, made_id: madeId })
    .execute()
}

export const SWEEP_KEYS_TASK = 'sweep-idempotency'
/** Nightly (UTC). */
export const KEYS_CRON = `25 4 * * * ${SWEEP_KEYS_TASK} ?max=3`

export async function sweepKeys(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - RETENTION_DAYS * 86_400_000)
  await db.deleteFrom('idempotency_keys').where('created_at', '<', before).execute()
}
