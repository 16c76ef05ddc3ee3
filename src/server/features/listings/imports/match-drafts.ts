import { sql } from 'kysely'
import type { CellErrorCode, ImportedDraft, RowOutcome } from '#domain/listings/import/draft.ts'
import type { ImportField } from '#domain/listings/import/fields.ts'
import { required } from '#domain/required.ts'
import type { Db } from '../../../platform/db/database.ts'

/** Unit id → the line of the file that has it. */
export type UnitClaims = Map<string, number>
type GoodRow = Extract<RowOutcome, { ok: true }>

/**
 * Finds the spaces that rows name by Placard's own number. Such a row is the space whatever unit id it says, so that an export
 * comes back as itself; a number that is not the seller's makes its row bad.
 */
export async function matchDrafts(
  db: Db,
  outcomes: RowOutcome[],
  sellerId: number,
  claims: UnitClaims = new Map(),
): Promise<RowOutcome[]> {
  const numbered = outcomes.flatMap((outcome) =>
    outcome.ok && outcome.draft.listingNumber !== null ? [outcome.draft] : [],
  )
  const { unitIds, owners } = await findNumbered(db, numbered, sellerId)
  return outcomes.map((outcome) => {
    if (!outcome.ok) return outcome
    const { draft } = outcome
    const number = draft.listingNumber
    if (number !== null && !unitIds.has(number))
      return refuse(outcome, 'listingNumber', 'not-yours', `you have no space number ${number} in Placard`)
    if (number !== null && !draft.hasOwnUnitId) draft.sellerUnitId = unitIds.get(number) ?? draft.sellerUnitId
    const owner = owners.get(draft.sellerUnitId)
    if (number !== null && owner !== undefined && owner !== number)
      return refuse(
        outcome,
        'sellerUnitId',
        'repeated',
        `unit id "${draft.sellerUnitId}" is that of your space number ${owner}`,
      )
    return claim(outcome, claims, number === null ? null : (unitIds.get(number) ?? null))
  })
}

/** The stored unit ids of numbered spaces, and which space has each unit id that their rows say. */
async function findNumbered(db: Db, drafts: ImportedDraft[], sellerId: number) {
  const unitIds = new Map<number, string | null>()
  const owners = new Map<string, number>()
  if (drafts.length === 0) return { unitIds, owners }
  const numbers = drafts.map(({ listingNumber }) => required(listingNumber))
  const said = drafts.map(({ sellerUnitId }) => sellerUnitId)
  const rows = await db
    .selectFrom('listings')
    .select(['id', 'seller_unit_id'])
    .where('seller_id', '=', sellerId)
    .where(sql<boolean>`(id = any(${numbers}::int[]) or seller_unit_id = any(${said}::text[]))`)
    .execute()
  const wanted = new Set(numbers)
  for (const { id, seller_unit_id } of rows) {
    if (wanted.has(id)) unitIds.set(id, seller_unit_id)
    if (seller_unit_id !== null) owners.set(seller_unit_id, id)
  }
  return { unitIds, owners }
}

/**
 * A numbered row and another one may come to the same unit id. A numbered row that changes its unit id claims the stored one too:
 * another row that says it would take the space for its own, or make a second one of it.
 */
function claim(outcome: GoodRow, claims: UnitClaims, stored: string | null): RowOutcome {
  const { draft, line } = outcome
  const ids = stored === null ? [draft.sellerUnitId] : [draft.sellerUnitId, stored]
  for (const id of ids) {
    const first = claims.get(id)
    if (first !== undefined && first !== line)
      return refuse(outcome, 'sellerUnitId', 'repeated', `unit id "${id}" is already used on line ${first}`)
  }
  for (const id of ids) claims.set(id, line)
  return outcome
}

function refuse({ line }: GoodRow, field: ImportField, code: CellErrorCode, reason: string): RowOutcome {
  return { ok: false, line, cells: [], errors: [{ line, column: null, field, code, reason }] }
}
