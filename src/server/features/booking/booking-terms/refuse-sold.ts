import { sql } from 'kysely'
import { capacityOf, type Days } from '#domain/booking/cells.ts'
import { UNFINISHED_STATUSES } from '#domain/booking/lifecycle.ts'
import { NOTHING_TAKEN, type Taken } from '#domain/booking/taken.ts'
import type { SpaceUnit } from '#domain/booking/units.ts'
import type { UnitDays } from '#domain/booking/waitlist.ts'
import { toDateRange } from '#domain/format-dates.ts'
import type { AdType } from '#domain/vocabulary.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { listClaims, readTaken } from '../availability/claim-units.ts'
import type { Unit } from '../availability/space-units.ts'

interface Change {
  listing: { ad_type: AdType }
  units: readonly Unit[]
  after: readonly SpaceUnit[]
  today: string
}

/** The furthest day that Postgres and `YYYY-MM-DD` both know. */
const FOR_EVER = '9999-12-31'

/**
 * Whether units as they are to be still hold what is taken of them from today on. @throws AppError `conflict` with what is
 * in the way
 */
export async function refuseSold(trx: Tx, { listing, units, after, today }: Change): Promise<void> {
  const ids = units.map(({ id }) => id)
  const ahead = { first: today, last: FOR_EVER }
  const wanted = [...(await listClaims(trx, ids, ahead)), ...(await listRequestedDays(trx, ids))]
  const claims = Map.groupBy(wanted, ({ unitId }) => unitId)
  const taken = await readTaken(trx, ids, ahead)
  for (const unit of units) {
    const next = after.find(({ id }) => id === unit.id)
    const words =
      (claims.get(unit.id) ?? []).map((claim) => findLoss(unit, next, claim)).find((loss) => loss !== null) ??
      (next && findShortage(next, { taken: taken.get(unit.id) ?? NOTHING_TAKEN, today, ...listing }))
    if (words) throw new AppError('conflict', { message: words, fields: { units: words } })
  }
}

/** What bookings ask for that take no dates yet. */
async function listRequestedDays(trx: Tx, unitIds: readonly number[]): Promise<UnitDays[]> {
  const { rows } = await sql<UnitDays>`
    select item.unit_id as "unitId", lower(item.days) as first, upper(item.days) - 1 as last, item.quantity
    from booking_items as item join bookings on bookings.id = item.booking_id
    where item.unit_id = any(${[...unitIds]}::int[]) and bookings.status = any(${[...UNFINISHED_STATUSES]}::text[])
    order by item.days`.execute(trx)
  return rows
}

/** A claim that would lie on no whole cells any more. */
function findLoss(unit: Unit, next: SpaceUnit | undefined, { first, last }: Days): string | null {
  const days = toDateRange({ first, last })
  if (!next) return `“${unit.name}” cannot go: it is sold or blocked from ${days}.`
  const period = unit.periods.find((one) => one.first === first)
  if (period && next.cell === 'listed') {
    const isKept = next.periods.some((one) => one.first === first && one.last === last)
    return isKept ? null : `“${period.label || days}” cannot go or move: it is sold or blocked.`
  }
  const isSameGrid = next.cell === unit.cell && (next.cell !== '4-week' || next.anchor === unit.anchor)
  return isSameGrid
    ? null
    : `“${unit.name}” is sold or blocked from ${days}. Its calendar cannot change before that.`
}

const PIECES: Record<AdType, string> = {
  billboard: 'place',
  print: 'place',
  digital: 'slot',
  radio: 'spot',
  event: 'place',
  social: 'post',
}

/** "7 slots are sold in the week of Mar 2." */
function findShortage(
  next: SpaceUnit,
  { taken, today, ad_type }: { taken: Taken; today: string; ad_type: AdType },
): string | null {
  const short = [...taken].sort().find(([cell, count]) => count > capacityOf(next, cell))
  if (!short) return null
  const [cell, count] = short
  const amount = count === 1 ? `1 ${PIECES[ad_type]} is` : `${count} ${PIECES[ad_type]}s are`
  return `${amount} sold ${WHEN[next.cell](toDateRange({ first: cell, last: cell }, today))}.`
}

const WHEN: Record<SpaceUnit['cell'], (day: string) => string> = {
  day: (day) => `on ${day}`,
  week: (day) => `in the week of ${day}`,
  '4-week': (day) => `in the four weeks from ${day}`,
  listed: (day) => `of ${day}`,
}
