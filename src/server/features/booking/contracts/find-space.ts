import { sql } from 'kysely'
import type { CellErrorCode } from '#domain/listings/import/draft.ts'
import { shorten } from '#domain/listings/import/parse-cell.ts'
import type { ContractRow } from '#domain/listings/import/read-contract.ts'
import type { Db } from '../../../platform/db/database.ts'

export interface FoundSpace {
  listingId: number
  /** As its seller calls it: the unit id, else Placard's number. */
  unitId: string
}

type SpaceFinding =
  | { ok: true; space: FoundSpace }
  | { ok: false; field: 'sellerUnitId' | 'listingNumber'; code: CellErrorCode; reason: string }

/** Finds the seller's spaces by what the rows of a file call them. */
export type FindSpace = (row: Pick<ContractRow, 'listingNumber' | 'unitId'>) => SpaceFinding

/** So many pairs of unit ids are compared letter by letter for one file; what is unknown after that is named without a nearest. */
const MOST_COMPARED = 2_000_000
/** Letters that may differ. */
const NEAR = 2

/** Reads the unit ids of a seller's spaces once for a whole file. */
export async function readSpaceFinder(db: Db, sellerId: number): Promise<FindSpace> {
  const rows = await db
    .selectFrom('listings')
    .select(['id', 'seller_unit_id'])
    .where('seller_id', '=', sellerId)
    .where('status', '<>', sql<'archived'>`'archived'`)
    .orderBy('id')
    .execute()
  return findSpaceAmong(rows.map(({ id, seller_unit_id }) => ({ listingId: id, unitId: seller_unit_id })))
}

/** An exact unit id first, then one that differs in case and signs alone; what is only near is named and not taken. */
export function findSpaceAmong(
  spaces: readonly { listingId: number; unitId: string | null }[],
  most = MOST_COMPARED,
): FindSpace {
  const numbers = new Set(spaces.map(({ listingId }) => listingId))
  const named = spaces.flatMap(({ listingId, unitId }) => (unitId === null ? [] : [{ listingId, unitId }]))
  const exact = new Map(named.map((space) => [space.unitId, space]))
  const folded = Map.groupBy(named, ({ unitId }) => fold(unitId))
  const bare = Map.groupBy(named, ({ unitId }) => strip(unitId))
  const findNearest = createNearest(named, most)
  return ({ listingNumber, unitId }) => {
    if (listingNumber !== null) {
      if (numbers.has(listingNumber))
        return { ok: true, space: { listingId: listingNumber, unitId: unitId || `number ${listingNumber}` } }
      const reason = `You have no space number ${listingNumber} in Placard.`
      return { ok: false, field: 'listingNumber', code: 'not-yours', reason }
    }
    const same = exact.get(unitId)
    if (same) return { ok: true, space: same }
    const alike = folded.get(fold(unitId)) ?? []
    if (alike.length === 1 && alike[0]) return { ok: true, space: alike[0] }
    const near = bare.get(strip(unitId)) ?? []
    if (alike.length > 1 || near.length > 1)
      return refuse('double', `"${shorten(unitId)}" names two spaces. Use the Placard number.`)
    const nearest = near[0]?.unitId ?? findNearest(unitId)
    const hint = nearest === undefined ? '' : ` Nearest: "${nearest}".`
    return refuse('unknown-space', `No space of yours has the unit id "${shorten(unitId)}".${hint}`)
  }
}

function refuse(code: CellErrorCode, reason: string): SpaceFinding {
  return { ok: false, field: 'sellerUnitId', code, reason }
}

function fold(unitId: string): string {
  return unitId.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase()
}

/** Letters and numbers alone, the numbers without zeros before them: what a spreadsheet leaves of `A-0114`. */
function strip(unitId: string): string {
  return fold(unitId)
    .replace(/[^\p{Letter}\p{Number}]+/gu, '')
    .replace(/(?<!\d)0+(?=\d)/g, '')
}

/** The unit id that differs from a wanted one by a few letters. Each is looked for once, and all of them have so many comparisons. */
function createNearest(spaces: readonly { unitId: string }[], most: number) {
  const byLength = Map.groupBy(
    spaces.map(({ unitId }) => ({ unitId, text: toCompared(unitId) })),
    ({ text }) => text.length,
  )
  const found = new Map<string, string | undefined>()
  let left = most
  const compare = (text: string): string | undefined => {
    let best: { unitId: string; distance: number } | undefined
    for (let length = text.length - NEAR; length <= text.length + NEAR; length++) {
      const alike = byLength.get(length) ?? []
      left -= alike.length
      if (left < 0) return undefined
      for (const { unitId, text: other } of alike) {
        const distance = distanceOf(text, other)
        if (distance <= NEAR && distance < text.length / 2 && distance < (best?.distance ?? Infinity))
          best = { unitId, distance }
      }
    }
    return best?.unitId
  }
  return (wanted: string): string | undefined => {
    const text = toCompared(wanted)
    if (!found.has(text)) found.set(text, text === '' ? undefined : compare(text))
    return found.get(text)
  }
}

function toCompared(unitId: string): string {
  return fold(unitId).slice(0, 40)
}

/** Letters to add, to leave out or to change; more than `NEAR` as soon as there are more. */
function distanceOf(a: string, b: string): number {
  let before = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const row = Array.from({ length: b.length + 1 }, () => NEAR + 1)
    row[0] = i
    let least = i
    for (let j = Math.max(1, i - NEAR); j <= Math.min(b.length, i + NEAR); j++) {
      const change = (before[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const steps = Math.min((before[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, change)
      row[j] = steps
      least = Math.min(least, steps)
    }
    if (least > NEAR) return least
    before = row
  }
  return before[b.length] ?? 0
}
