import { isDeepStrictEqual } from 'node:util'
import { type Insertable, type Selectable, sql, type Transaction } from 'kysely'
import type { ImportedDraft, RowOutcome } from '#domain/import/draft.ts'
import type { ListingStatus } from '#domain/listing.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Database, ListingsTable } from '#server/platform/db/tables.ts'

export interface ImportSettings {
  sellerId: number
  /** Who imports, for the listing's history; `null` for the operator at the command line. */
  actorId: number | null
  /** Make complete rows public at once instead of sending them to review. */
  publish: boolean
  now: Date
  onRow?: (outcome: RowOutcome, summary: ImportSummary) => void
}

export interface ImportSummary {
  rows: number
  created: number
  updated: number
  unchanged: number
  /** Of the rows stored or found stored: how many wait as drafts for a price or for their seller. */
  drafts: number
  bad: number
}

const BATCH_ROWS = 500
/** First key of the advisory lock that keeps two imports of one seller apart. */
const IMPORT_LOCK = 715_232

/** What a file says about a space. Pictures, status and history stay the seller's own. */
const CONTENT = [
  'title',
  'description',
  'ad_type',
  'venue',
  'listing_type',
  'price',
  'frequency',
  'location_text',
  'address',
  'location_details',
  'lat',
  'lng',
  'specifications',
  'features',
  'target_market',
  'audience',
  'min_contract',
  'setup_fee',
  'payment_terms',
  'availability_start',
  'availability_end',
] as const

type Stored = Selectable<ListingsTable>
type Row = Insertable<ListingsTable> & { seller_unit_id: string; status: ListingStatus }

/**
 * Stores drafts in transactions of some hundred rows: a row is stored whole or not at all, and a cut-off import is
 * finished by running it again. A unit the seller already has is updated, unless nothing about it changed.
 */
export async function importInventory(
  db: Db,
  outcomes: AsyncIterable<RowOutcome>,
  settings: ImportSettings,
): Promise<ImportSummary> {
  const summary: ImportSummary = { rows: 0, created: 0, updated: 0, unchanged: 0, drafts: 0, bad: 0 }
  let batch: ImportedDraft[] = []
  const flush = async () => {
    const drafts = batch
    batch = []
    if (drafts.length === 0) return
    const counts = await db.transaction().execute((trx) => storeBatch(trx, drafts, settings))
    for (const key of ['created', 'updated', 'unchanged', 'drafts'] as const) summary[key] += counts[key]
  }
  for await (const outcome of outcomes) {
    summary.rows += 1
    if (outcome.ok) batch.push(outcome.draft)
    else summary.bad += 1
    if (batch.length >= BATCH_ROWS) await flush()
    settings.onRow?.(outcome, summary)
  }
  await flush()
  return summary
}

type BatchCounts = Pick<ImportSummary, 'created' | 'updated' | 'unchanged' | 'drafts'>

async function storeBatch(
  trx: Transaction<Database>,
  drafts: ImportedDraft[],
  settings: ImportSettings,
): Promise<BatchCounts> {
  await sql`select pg_advisory_xact_lock(${IMPORT_LOCK}, ${settings.sellerId})`.execute(trx)
  const stored = await lockStored(trx, settings.sellerId, drafts)
  const rows = drafts.map((draft) => {
    const before = stored.get(draft.sellerUnitId)
    return { draft, before, row: toRow(draft, before, settings) }
  })
  const changed = rows.filter(({ before, row }) => !before || differs(before, row))
  const ids = await upsert(
    trx,
    changed.map(({ row }) => row),
  )
  const events = changed
    .filter(({ before, row }) => before?.status !== row.status)
    .map(({ draft, before, row }) => ({
      listing_id: ids.get(row.seller_unit_id)!,
      actor_id: settings.actorId,
      from_status: before?.status ?? null,
      to_status: row.status,
      reason: ['Imported', ...waits(draft, row)].join(': '),
    }))
  if (events.length > 0) await trx.insertInto('listing_events').values(events).execute()
  return {
    created: changed.filter(({ before }) => !before).length,
    updated: changed.filter(({ before }) => before).length,
    unchanged: rows.length - changed.length,
    drafts: rows.filter(({ row }) => row.status === 'draft').length,
  }
}

async function lockStored(
  trx: Transaction<Database>,
  sellerId: number,
  drafts: ImportedDraft[],
): Promise<Map<string, Stored>> {
  const stored = await trx
    .selectFrom('listings')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where(
      'seller_unit_id',
      'in',
      drafts.map((draft) => draft.sellerUnitId),
    )
    .orderBy('id')
    .forUpdate()
    .execute()
  return new Map(stored.map((row) => [row.seller_unit_id!, row]))
}

function toRow(draft: ImportedDraft, before: Stored | undefined, settings: ImportSettings): Row {
  const price = draft.price ?? knownPrice(before)
  const status = nextStatus({ draft, before, hasPrice: price !== null, publish: settings.publish })
  const goesPublic = status === 'active' && before?.status !== 'active'
  return {
    seller_id: settings.sellerId,
    seller_unit_id: draft.sellerUnitId,
    title: draft.title,
    description: draft.description,
    ad_type: draft.adType,
    venue: draft.venue,
    listing_type: draft.listingType,
    price: price ?? 0,
    frequency: draft.price === null && price !== null ? before!.frequency : draft.interval,
    location_text: draft.locationText,
    address: draft.address,
    location_details: draft.locationDetails,
    lat: draft.lat,
    lng: draft.lng,
    specifications: JSON.stringify(draft.specifications),
    features: draft.features,
    target_market: draft.targetMarket,
    audience: JSON.stringify(draft.audience),
    min_contract: draft.minContract,
    setup_fee: draft.setupFee,
    payment_terms: draft.paymentTerms,
    availability_start: draft.availabilityStart,
    availability_end: draft.availabilityEnd,
    status,
    approved_at: goesPublic ? settings.now : (before?.approved_at ?? null),
    listed_at: goesPublic || !before ? settings.now : before.listed_at,
    updated_at: settings.now,
  }
}

/** A price set since the last import is kept when the file has none; the 0 of an unpriced draft is no price. */
function knownPrice(before: Stored | undefined): number | null {
  if (!before || (before.status === 'draft' && before.price === 0)) return null
  return before.price
}

/** New and unfinished spaces follow the file; what a seller or an admin decided stays, but a closed unit is never public. */
function nextStatus(step: {
  draft: ImportedDraft
  before: Stored | undefined
  hasPrice: boolean
  publish: boolean
}): ListingStatus {
  const isHeld = step.draft.holds.length > 0
  const before = step.before?.status
  if (before === 'active') return isHeld ? 'paused' : 'active'
  if (before && before !== 'draft' && before !== 'pending') return before
  if (isHeld || !step.hasPrice) return 'draft'
  return step.publish ? 'active' : 'pending'
}

function waits(draft: ImportedDraft, row: Row): string[] {
  const reasons = row.status === 'draft' && draft.price === null ? ['no price', ...draft.holds] : draft.holds
  return reasons.length > 0 ? [reasons.join('; ')] : []
}

function differs(before: Stored, row: Row): boolean {
  const plain = {
    ...row,
    specifications: JSON.parse(row.specifications!),
    audience: JSON.parse(row.audience!),
  }
  return before.status !== row.status || CONTENT.some((key) => !isDeepStrictEqual(before[key], plain[key]))
}

async function upsert(trx: Transaction<Database>, rows: Row[]): Promise<Map<string, number>> {
  if (rows.length === 0) return new Map()
  const columns = [...CONTENT, 'status', 'approved_at', 'listed_at', 'updated_at'] as const
  const ids = await trx
    .insertInto('listings')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['seller_id', 'seller_unit_id'])
        .doUpdateSet((eb) =>
          Object.fromEntries(columns.map((column) => [column, eb.ref(`excluded.${column}`)])),
        ),
    )
    .returning(['id', 'seller_unit_id'])
    .execute()
  return new Map(ids.map((row) => [row.seller_unit_id!, row.id]))
}
