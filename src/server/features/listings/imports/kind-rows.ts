import { sql } from 'kysely'
import type { RawRow } from '#domain/listings/import/csv.ts'
import { required } from '#domain/required.ts'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { ImportKind, KindFile, KindResult } from './import-kind.ts'
import type { ImportRecord } from './queries.ts'
import { planOf, rowsOf } from './row-outcomes.ts'
import { setProgress } from './write-rows.ts'

type Context = Pick<AppContext, 'db' | 'now' | 'metrics'>

export function toKindFile(db: KindDb, record: ImportRecord, now: Date): KindFile {
  const { id, seller_id } = record
  return { importId: id, sellerId: seller_id, plan: planOf(record), rows: () => rowsOf(db, id), now }
}

type KindDb = Parameters<typeof rowsOf>[0]

/** The dry run of a file of a kind of its own. Restarts from the beginning when interrupted. */
export async function checkKindRows(
  { db, now }: Context,
  record: ImportRecord,
  kind: ImportKind,
): Promise<void> {
  const open = await kind.open(db, toKindFile(db, record, now()))
  let done = 0
  for await (const rows of batchesOf(rowsOf(db, record.id), kind.batchRows)) {
    const results = await open.check(db, rows)
    done += rows.length
    await db.transaction().execute(async (trx) => {
      await writeKindRows(trx, record.id, { results, isStored: false })
      await setProgress(trx, record.id, { doneCount: done, now: now() })
    })
  }
}

/** Stores the good rows; they and their marks are written in one transaction, so that an interrupted run goes on behind them. */
export async function storeKindRows(
  { db, now, metrics }: Context,
  record: ImportRecord,
  kind: ImportKind,
): Promise<void> {
  const open = await kind.open(db, toKindFile(db, record, now()))
  let done = 0
  for await (const batch of batchesOf(rowsOf(db, record.id), kind.batchRows)) {
    await inTransaction({ db, metrics }, async (trx) => {
      const stored = await listStoredLines(trx, record.id, batch)
      const rows = batch.filter(({ line }) => !stored.has(line))
      await writeKindRows(trx, record.id, { results: await open.store(trx, rows), isStored: true })
      await setProgress(trx, record.id, { doneCount: done + batch.length, now: now() })
    })
    done += batch.length
  }
}

/** Takes back stored rows, the last first: a later one may have changed what an earlier one made. */
export async function undoKindRows(
  { db, now, metrics }: Context,
  record: ImportRecord,
  kind: ImportKind,
): Promise<void> {
  let done = record.done_count
  for (;;) {
    const count = await inTransaction({ db, metrics }, async (trx) => {
      const rows = await trx
        .selectFrom('import_rows')
        .select(['line', 'undo'])
        .where('import_id', '=', record.id)
        .where('is_stored', '=', true)
        .orderBy('line', 'desc')
        .limit(kind.batchRows)
        .execute()
      const steps = rows.flatMap(({ line, undo }) => (undo === null ? [] : [{ line, undo: undo as object }]))
      const undone = await kind.undo(trx, { sellerId: record.seller_id, rows: steps, now: now() })
      await noteUndone(
        trx,
        record.id,
        rows.map(({ line }) => ({ line, undone: undone.get(line) ?? null })),
      )
      await setProgress(trx, record.id, { doneCount: done + rows.length, now: now() })
      return rows.length
    })
    done += count
    if (count < kind.batchRows) return
  }
}

async function* batchesOf(rows: AsyncIterable<RawRow>, most: number): AsyncGenerator<RawRow[]> {
  let batch: RawRow[] = []
  for await (const row of rows) {
    batch.push(row)
    if (batch.length < most) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

async function listStoredLines(trx: Tx, importId: number, rows: readonly RawRow[]): Promise<Set<number>> {
  const found = await trx
    .selectFrom('import_rows')
    .select('line')
    .where('import_id', '=', importId)
    .where('line', '>=', required(rows[0]).line)
    .where('line', '<=', required(rows.at(-1)).line)
    .where('is_stored', '=', true)
    .execute()
  return new Set(found.map(({ line }) => line))
}

/** In one statement; the bounds keep Postgres from a full scan a row on a table without statistics. */
export async function writeKindRows(
  trx: Tx,
  importId: number,
  { results, isStored }: { results: readonly KindResult[]; isStored: boolean },
): Promise<void> {
  if (results.length === 0) return
  const lines = results.map(({ line }) => line)
  const rows = results.map(({ line, errors, effect, says, unitId, listingId, undo }) => ({
    line,
    errors: errors?.map(({ column, field, code, reason }) => ({ column, field, code, reason })) ?? null,
    effect,
    says,
    unit_id: unitId,
    listing_id: listingId,
    undo,
    is_stored: isStored && errors === null,
  }))
  await sql`
    update import_rows as r set
      errors = nullif(g.errors, 'null'::jsonb), effect = g.effect, says = g.says, unit_id = g.unit_id, listing_id = g.listing_id,
      undo = nullif(g.undo, 'null'::jsonb), is_stored = g.is_stored, undone = null
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g (
      line int, errors jsonb, effect text, says text, unit_id text, listing_id int, undo jsonb, is_stored boolean)
    where r.import_id = ${importId} and r.line = g.line
      and r.line between ${Math.min(...lines)} and ${Math.max(...lines)}`.execute(trx)
}

type Undone = { line: number; undone: 'removed' | 'restored' | 'kept' | null }

async function noteUndone(trx: Tx, importId: number, rows: readonly Undone[]): Promise<void> {
  if (rows.length === 0) return
  const lines = rows.map(({ line }) => line)
  await sql`
    update import_rows as r set is_stored = false, undo = null, undone = g.undone
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g (line int, undone text)
    where r.import_id = ${importId} and r.line = g.line
      and r.line between ${Math.min(...lines)} and ${Math.max(...lines)}`.execute(trx)
}
