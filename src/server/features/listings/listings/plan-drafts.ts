import { isDeepStrictEqual } from 'node:util'
import type { Insertable, Selectable } from 'kysely'
import { decide } from '#domain/lifecycle.ts'
import type { DraftRules, ImportedDraft } from '#domain/listings/import/draft.ts'
import type { ImportEffect } from '#domain/listings/import/states.ts'
import {
  LISTING_LIFECYCLE,
  type ListingActor,
  type ListingStatus,
  type ListingStep,
} from '#domain/listings/listing.ts'
import { applyKind } from '#domain/listings/listing-kind.ts'
import { toTermColumns } from '#domain/listings/listing-terms.ts'
import { required } from '#domain/required.ts'
import type { ListingsTable } from '../../../platform/db/tables.gen.ts'
import {
  IMPORTED_COLUMNS,
  type ImportedColumn,
  isImported,
  type ListingValues,
  toRead,
  toWritten,
} from './columns.ts'
import { mergeKnown } from './merge-known.ts'
import { type BookedColumns, NOTHING_BOOKED } from './present-terms.ts'
import { type RevisionRow, waitingColumns } from './revisions.ts'

export type StoredListing = Selectable<ListingsTable>
/** What a file says of a unit, and what follows from it. */
export type ImportRow = Pick<ListingValues, ImportedColumn> &
  Required<Pick<Insertable<ListingsTable>, UnchangedColumn>> & { seller_unit_id: string | null }
type UnchangedColumn =
  | 'seller_id'
  | 'takes_requests'
  | 'rejection_reason'
  | 'approved_at'
  | 'listed_at'
  | 'updated_at'

/** One draft against what is stored of its unit. */
export interface PlannedDraft {
  draft: ImportedDraft
  before: StoredListing | undefined
  /** As it is to be written. */
  row: ImportRow
  /** What happens to its status; null when nothing does. */
  step: ListingStep | null
  status: ListingStatus
  effect: ImportEffect
  /** Columns that wait for review instead of being written; `null` when none do. */
  waiting: { changes: Record<string, unknown>; before: Record<string, unknown> } | null
  reason: string
}

export interface StoredUnits {
  listings: ReadonlyMap<string, StoredListing>
  /** The same and those without a unit id, by Placard's own number. */
  numbered: ReadonlyMap<number, StoredListing>
  /** Latest change of each listing, by its id. */
  revisions: ReadonlyMap<number, RevisionRow>
  /** What is set for the bookings of each listing, by its id. */
  booked: ReadonlyMap<number, BookedColumns>
}

/** Columns of a known listing that are written with another value. */
export function listChanged({ before, row, effect }: PlannedDraft): string[] {
  if (!before || effect === 'unchanged') return []
  const next = parsed(row)
  return IMPORTED_COLUMNS.filter((column) => !isDeepStrictEqual(before[column], next[column]))
}

/** What each draft does to the listings of its seller, without doing it. */
export function planDrafts(drafts: ImportedDraft[], stored: StoredUnits, rules: DraftRules): PlannedDraft[] {
  return drafts.map((draft) => {
    const before =
      draft.listingNumber === null
        ? stored.listings.get(draft.sellerUnitId)
        : stored.numbered.get(draft.listingNumber)
    const revision = before && stored.revisions.get(before.id)
    const booked = (before && stored.booked.get(before.id)) ?? NOTHING_BOOKED
    return planDraft(draft, { before, booked, revision, rules })
  })
}

interface Against {
  before: StoredListing | undefined
  booked: BookedColumns
  revision: RevisionRow | undefined
  rules: DraftRules
}

function planDraft(draft: ImportedDraft, { before, booked, revision, rules }: Against): PlannedDraft {
  const next = nextStep(draft, before, rules)
  const row = toRow(draft, { before, booked, rules, step: next.step })
  const reason = ['Imported', ...pendingReasons(draft, next.status)].join(': ')
  const planned = { draft, before, row, ...next, waiting: null, reason }
  if (!before) return { ...planned, effect: 'created' }
  // what is put away for good is not brought back by a file
  if (rules.isReviewed && before.status === 'archived') return { ...planned, effect: 'unchanged' }
  if (draft.listingNumber !== null && staysDraft(before, row)) return stay(planned, before)
  if (rules.isReviewed && (before.status === 'active' || before.status === 'paused'))
    return splitForReview({ ...planned, effect: 'updated' }, { before, revision })
  if (next.step === null && !differs(before, row) && row.seller_unit_id === before.seller_unit_id)
    return { ...planned, effect: 'unchanged' }
  if (!rules.isReviewed || before.status !== 'rejected') return { ...planned, effect: 'updated' }
  const resubmitted = {
    step: 'resubmit',
    status: 'pending',
    row: { ...row, rejection_reason: null },
  } as const
  return { ...planned, ...resubmitted, effect: 'updated' }
}

/** A draft begun on the page is finished there, and an export that comes back as it was submits nothing. */
function staysDraft(before: StoredListing, row: ImportRow): boolean {
  return before.status === 'draft' && (before.unfinished !== null || !differs(before, row))
}

function stay(planned: Omit<PlannedDraft, 'effect'>, { status }: StoredListing): PlannedDraft {
  return { ...planned, step: null, status, effect: 'unchanged' }
}

/** The approved version stays public: only what nobody decides by is written now. */
function splitForReview(
  planned: PlannedDraft,
  { before, revision }: { before: StoredListing; revision: RevisionRow | undefined },
): PlannedDraft {
  const next = parsed(planned.row)
  const changed = IMPORTED_COLUMNS.filter((column) => !isDeepStrictEqual(before[column], next[column]))
  const reviewed = changed.filter(waitingColumns(before, planned.row))
  const pick = (from: Record<string, unknown>) =>
    Object.fromEntries(reviewed.map((column) => [column, from[column]]))
  const pending = revision?.status === 'pending' ? revision : undefined
  const changes = { ...omitImportedColumns(pending?.changes), ...pick(next) }
  const isKnown = isDeepStrictEqual(pending?.changes, changes)
  const isRenamed = planned.row.seller_unit_id !== before.seller_unit_id
  const writesNow = reviewed.length < changed.length || planned.step !== null || isRenamed
  if (reviewed.length === 0 || isKnown)
    return {
      ...planned,
      row: withColumns(planned.row, { columns: reviewed, before }),
      effect: writesNow ? 'updated' : 'unchanged',
    }
  const waiting = { changes, before: { ...omitImportedColumns(pending?.before), ...pick(before) } }
  return { ...planned, row: withColumns(planned.row, { columns: reviewed, before }), waiting }
}

/** What already waits and no file can say, such as pictures. */
function omitImportedColumns(columns: Record<string, unknown> = {}): Record<string, unknown> {
  const entries = Object.entries(columns)
  return Object.fromEntries(entries.filter(([column]) => !isImported(column)))
}

function withColumns(
  row: ImportRow,
  { columns, before }: { columns: ImportedColumn[]; before: StoredListing },
): ImportRow {
  return {
    ...row,
    ...Object.fromEntries(columns.map((column) => [column, toWritten(column, before[column])])),
  }
}

function parsed(row: ImportRow): Record<string, unknown> {
  return Object.fromEntries(IMPORTED_COLUMNS.map((column) => [column, toRead(column, row[column])]))
}

function toRow(
  draft: ImportedDraft,
  {
    before,
    booked,
    rules,
    step,
  }: Pick<Against, 'before' | 'booked' | 'rules'> & { step: ListingStep | null },
): ImportRow {
  const price = draft.price ?? knownPrice(before)
  const goesPublic = step === 'import-publish'
  const row: ImportRow = {
    seller_id: rules.sellerId,
    seller_unit_id: unitIdOf(draft, before),
    title: draft.title,
    description: draft.description,
    ad_type: draft.adType,
    venue: draft.venue,
    listing_type: draft.listingType,
    price: price ?? 0,
    frequency: draft.price === null && price !== null ? required(before).frequency : draft.interval,
    location_text: draft.locationText,
    address: draft.address,
    location_details: draft.locationDetails,
    lat: draft.lat,
    lng: draft.lng,
    specifications: JSON.stringify(draft.specifications),
    features: draft.features,
    target_market: draft.targetMarket,
    audience: JSON.stringify(draft.audience),
    ...toTermColumns(draft),
    availability_start: draft.availabilityStart,
    availability_end: draft.availabilityEnd,
    takes_requests: before?.takes_requests ?? rules.takesRequests,
    rejection_reason: before?.rejection_reason ?? null,
    approved_at: goesPublic ? rules.now : (before?.approved_at ?? null),
    listed_at: goesPublic || !before ? rules.now : before.listed_at,
    updated_at: rules.now,
  }
  return applyKind(before ? mergeKnown(row, { draft, before, booked }) : row)
}

function unitIdOf(
  { sellerUnitId, hasOwnUnitId }: ImportedDraft,
  before: StoredListing | undefined,
): string | null {
  return before && !hasOwnUnitId ? before.seller_unit_id : sellerUnitId
}

/** A price set since the last import is kept when the file has none; the 0 of an unpriced draft is no price. */
function knownPrice(before: StoredListing | undefined): number | null {
  if (!before || (before.status === 'draft' && before.price === 0)) return null
  return before.price
}

/** New and unfinished spaces follow the file; what a seller or an admin decided stays, but a closed unit is never public. */
function nextStep(
  draft: ImportedDraft,
  before: StoredListing | undefined,
  rules: DraftRules,
): { step: ListingStep | null; status: ListingStatus } {
  const from = before?.status ?? null
  const step = wantedStep(draft, before, rules)
  const decided = decide(LISTING_LIFECYCLE, from, { step, actor: importer(rules) })
  if (decided.ok) return { step, status: decided.to }
  if (from === null) throw new Error(`An import cannot begin with ${step}`)
  return { step: null, status: from }
}

function wantedStep(draft: ImportedDraft, before: StoredListing | undefined, rules: DraftRules) {
  const isHeld = draft.holds.length > 0
  if (isHeld && before?.status === 'active') return 'import-pause'
  if (isHeld || (draft.price ?? knownPrice(before)) === null) return 'import-draft'
  return rules.publish ? 'import-publish' : 'import-submit'
}

/** Whose step an import is. */
export function importer({ actorId, isReviewed }: Pick<DraftRules, 'actorId' | 'isReviewed'>): ListingActor {
  return actorId === null && !isReviewed ? 'system' : 'seller'
}

function pendingReasons(draft: ImportedDraft, status: ListingStatus): string[] {
  const reasons = status === 'draft' && draft.price === null ? ['no price', ...draft.holds] : draft.holds
  return reasons.length > 0 ? [reasons.join('; ')] : []
}

function differs(before: StoredListing, row: ImportRow): boolean {
  const next = parsed(row)
  return IMPORTED_COLUMNS.some((key) => !isDeepStrictEqual(before[key], next[key]))
}
