import { sql } from 'kysely'
import type { RawRow } from '#domain/listings/import/csv.ts'
import type { DraftRules, ImportPlan, RowOutcome } from '#domain/listings/import/draft.ts'
import { toPlan } from '#domain/listings/import/plan-settings.ts'
import { readDrafts } from '#domain/listings/import/read-drafts.ts'
import { required } from '#domain/required.ts'
import type { Db } from '../../../platform/db/database.ts'
import { createCityFinder, createCityNamer } from '../../../platform/geocoding/nearest-city.ts'
import { BATCH_CHARACTERS, BATCH_ROWS } from './limits.ts'
import { matchDrafts, type UnitClaims } from './match-drafts.ts'
import type { ImportRecord } from './queries.ts'

export function planOf(record: ImportRecord): ImportPlan {
  const plan = toPlan({ columns: record.columns, guessedAdType: record.guessed_ad_type }, record.plan)
  return { ...plan, styles: record.styles, placeName: createCityNamer(), findCity: createCityFinder() }
}

/** Rows that are not skipped, in file order, one page in memory at a time. */
export async function* rowsOf(db: Db, importId: number): AsyncGenerator<RawRow> {
  let after = -1
  for (;;) {
    const rows = await nextRows(db, importId, after)
    for (const { line, cells, problem } of rows)
      yield { line, cells, ...(problem === null ? {} : { problem }) }
    if (rows.length === 0) return
    after = required(rows.at(-1)).line
  }
}

/** As many rows as fit the memory budget; at least one, if there is one. */
async function nextRows(db: Db, importId: number, after: number): Promise<RawRow[]> {
  const page = db
    .selectFrom('import_rows')
    .select(['line', 'cells', 'problem'])
    .where('import_id', '=', importId)
    .where('line', '>', after)
    .where('is_skipped', '=', false)
    .orderBy('line')
    .limit(BATCH_ROWS)
  const measured = db
    .selectFrom(page.as('page'))
    .selectAll()
    .select(sql<string>`sum(octet_length(cells::text)) over (order by line)`.as('characters'))
    .select(sql<string>`row_number() over (order by line)`.as('number'))
  return db
    .selectFrom(measured.as('measured'))
    .select(['line', 'cells', 'problem'])
    .where((eb) => eb.or([eb('characters', '<', String(BATCH_CHARACTERS)), eb('number', '=', '1')]))
    .orderBy('line')
    .execute() as Promise<RawRow[]>
}

/** Row outcomes under the import's plan, in batches, with Placard's numbers looked up. */
export async function* outcomeBatches(db: Db, record: ImportRecord): AsyncGenerator<RowOutcome[]> {
  const claims: UnitClaims = new Map()
  let batch: RowOutcome[] = []
  const match = () => matchDrafts(db, batch, record.seller_id, claims)
  for await (const outcome of readDrafts(rowsOf(db, record.id), planOf(record))) {
    batch.push(outcome)
    if (batch.length < BATCH_ROWS) continue
    yield await match()
    batch = []
  }
  if (batch.length > 0) yield await match()
}

/** Rules for a seller's own import: nothing goes public without review. */
export function sellerRules(
  { seller_id, plan }: ImportRecord,
  { actorId, now }: Pick<DraftRules, 'actorId' | 'now'>,
): DraftRules {
  const takesRequests = plan.takesRequests ?? false
  return { sellerId: seller_id, actorId, publish: false, isReviewed: true, takesRequests, now }
}

/** Whom the history of a space names for an import: its only person; null for a company, whose number is no person's. */
export async function findImporter(db: Db, { seller_id }: ImportRecord): Promise<number | null> {
  const { person_id } = await db
    .selectFrom('organizations')
    .select('person_id')
    .where('id', '=', seller_id)
    .executeTakeFirstOrThrow()
  return person_id
}
