import { createHash } from 'node:crypto'
import type { BankLine } from '#domain/booking/statement.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { RecordResult } from '../../../platform/http/idempotent.ts'
import { addKeyedJob } from '../../../platform/jobs/keyed-job.ts'
import { STATEMENTS_PER_USER } from './limits.ts'
import { MATCH_TASK, matchStatement } from './match-statement.ts'
import { readStatementFile } from './read-statement.ts'
import type { PaymentContext } from './record-payment.ts'

interface Given {
  sellerId: number
  name: string
  csv: string
}

/**
 * Takes in what a seller's bank tells: first all lines are kept, each once whatever files they stand in, then those that name
 * a booking are matched one by one. @returns the statement's id. @throws AppError `rate-limited` before it reads, `invalid-input`, `unavailable`
 */
export async function importStatement(
  context: PaymentContext,
  given: Given,
  keep: RecordResult,
): Promise<number> {
  await context.limiter.take(STATEMENTS_PER_USER, String(given.sellerId))
  const read = await readStatementFile(given.csv)
  const now = context.now()
  const id = await inTransaction(context, async (trx) => {
    const made = await storeStatement(trx, { ...given, ...read, now })
    await keep(trx, made)
    // where this process ends before it has matched all lines
    const runAt = new Date(now.getTime() + 60_000)
    await addKeyedJob(trx, { task: MATCH_TASK, key: `statement:${made}`, payload: { id: made }, runAt })
    return made
  })
  await matchStatement(context, id)
  return id
}

/** What has become of a statement's lines. */
export async function countStatement(db: Db, id: number) {
  const { known, skipped } = await db
    .selectFrom('statements')
    .select(['known', 'skipped'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const counted = await db
    .selectFrom('statement_lines')
    .select((eb) => ['status', eb.fn.countAll<number>().as('count')])
    .where('statement_id', '=', id)
    .groupBy('status')
    .execute()
  const count = (status: string) => counted.find((row) => row.status === status)?.count ?? 0
  return { matched: count('matched'), open: count('open') + count('closed'), known, skipped }
}

interface StoreStatementInput extends Given {
  lines: BankLine[]
  skipped: number
  now: Date
}

async function storeStatement(
  trx: Tx,
  { sellerId, name, lines, skipped, now }: StoreStatementInput,
): Promise<number> {
  const hashed = hashLines(lines)
  const known = await countKnown(trx, sellerId, hashed)
  const { id } = await trx
    .insertInto('statements')
    .values({ seller_id: sellerId, name, known, skipped, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (hashed.length === 0) return id
  const rows = hashed.map(({ on, text, cents, hash }) => ({
    seller_id: sellerId,
    statement_id: id,
    line_hash: hash,
    on_day: on,
    text,
    cents,
    status: 'open' as const,
  }))
  await trx
    .insertInto('statement_lines')
    .values(rows)
    .onConflict((conflict) => conflict.constraint('statement_lines_key').doNothing())
    .execute()
  return id
}

interface Hashed extends BankLine {
  hash: Buffer
}

/** The second of two equal lines of one file is a second payment; that of another file is the same. */
function hashLines(lines: readonly BankLine[]): Hashed[] {
  const seen = new Map<string, number>()
  return lines.map((line) => {
    const words = JSON.stringify([line.on, line.cents, line.text])
    const nth = (seen.get(words) ?? 0) + 1
    seen.set(words, nth)
    return { ...line, hash: createHash('sha256').update(`${words}#${nth}`).digest() }
  })
}

async function countKnown(db: Db, sellerId: number, lines: readonly Hashed[]): Promise<number> {
  if (lines.length === 0) return 0
  const row = await db
    .selectFrom('statement_lines')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('seller_id', '=', sellerId)
    .where(
      'line_hash',
      'in',
      lines.map(({ hash }) => hash),
    )
    .executeTakeFirstOrThrow()
  return row.count
}
