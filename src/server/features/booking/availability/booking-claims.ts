import { type SqlBool, sql } from 'kysely'
import { required } from '#domain/required.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { CLAIM, type Claim, claimUnits, lockUnits, type NewClaim } from './claim-units.ts'

interface Wanted {
  bookingId: number
  /** All that it takes from now on. */
  claims: readonly NewClaim[]
  /** The seller agrees to the dates: what a calendar elsewhere holds gives way. */
  replacesImports?: boolean
  now: Date
}

/**
 * Has a booking take exactly this: nothing frees its dates, a hold becomes a booking in place, and what ran out meanwhile is
 * taken again where it is still free. @throws AppError `dates-taken`
 */
export async function setBookingClaims(trx: Tx, wanted: Wanted): Promise<void> {
  const { bookingId, claims } = wanted
  const before = await listBookingClaims(trx, bookingId)
  if (claims.length + before.length === 0) return
  await lockUnits(
    trx,
    [...claims, ...before].map(({ unitId }) => unitId),
  )
  // one that had run out may have given way before the lock
  const held = await listBookingClaims(trx, bookingId)
  if (isSame(held, claims)) return extendClaims(trx, bookingId, required(claims[0]))
  await trx.deleteFrom('unit_claims').where('booking_id', '=', bookingId).execute()
  if (wanted.replacesImports) await removeImports(trx, claims)
  await claimUnits(trx, claims, wanted.now)
}

async function listBookingClaims(trx: Tx, bookingId: number): Promise<Claim[]> {
  const { rows } = await sql<Claim>`select ${CLAIM} from unit_claims where booking_id = ${bookingId}`.execute(
    trx,
  )
  return rows
}

const keyOf = ({ unitId, first, last, quantity }: NewClaim | Claim) =>
  [unitId, first, last, quantity].join(' ')

function isSame(held: readonly Claim[], wanted: readonly NewClaim[]): boolean {
  const keys = new Set(held.map(keyOf))
  return held.length > 0 && held.length === wanted.length && wanted.every((one) => keys.has(keyOf(one)))
}

async function extendClaims(trx: Tx, bookingId: number, { kind, expiresAt }: NewClaim): Promise<void> {
  await trx
    .updateTable('unit_claims')
    .set({ kind, expires_at: expiresAt ?? null })
    .where('booking_id', '=', bookingId)
    .execute()
}

async function removeImports(trx: Tx, claims: readonly NewClaim[]): Promise<void> {
  for (const { unitId, first, last } of claims)
    await trx
      .deleteFrom('unit_claims')
      .where('unit_id', '=', unitId)
      .where('kind', '=', 'import')
      .where(sql<SqlBool>`days && daterange(${first}::date, ${last}::date, '[]')`)
      .execute()
}
