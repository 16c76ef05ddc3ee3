import type { Days } from '#domain/booking/cells.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { type Claim, claimUnits, freeClaims, listClaims, type NewClaim } from '../availability/claim-units.ts'
import type { Unit } from '../availability/space-units.ts'
import { placeBusyDays } from './place-busy-days.ts'

export interface Clash extends Days {
  unitId: number
}

const ALWAYS = { first: '0001-01-01', last: '9999-12-31' }

/**
 * Takes over what a calendar holds, on all units of a locked space; what it held before is freed. Where that is the same,
 * nothing is written. @returns what is sold here and taken there
 */
export async function applyBusyDays(
  trx: Tx,
  {
    calendarId,
    units,
    busy,
    now,
  }: { calendarId: number; units: readonly Unit[]; busy: readonly Days[]; now: Date },
): Promise<Clash[]> {
  const ids = units.map(({ id }) => id)
  const claims = await listClaims(trx, ids, ALWAYS)
  const own = claims.filter((claim) => claim.calendarId === calendarId)
  const placed = units.map((unit) => {
    const others = claims.filter(({ unitId, calendarId: of }) => unitId === unit.id && of !== calendarId)
    return { unit, ...placeBusyDays(unit, busy, { calendarId, others }) }
  })
  const wanted = placed.flatMap((one) => one.claims)
  if (!isSame(own, wanted)) {
    await freeClaims(
      trx,
      own.map(({ id }) => id),
    )
    await claimUnits(trx, wanted, now)
  }
  return placed.flatMap(({ unit, clashes }) => clashes.map((days) => ({ unitId: unit.id, ...days })))
}

function isSame(own: readonly Claim[], wanted: readonly NewClaim[]): boolean {
  const write = (claims: readonly (Claim | NewClaim)[]) =>
    claims
      .map(({ unitId, first, last, quantity }) => `${unitId} ${first} ${last} ${quantity}`)
      .sort()
      .join()
  return write(own) === write(wanted)
}
