import { sql } from 'kysely'
import { CELL_DAYS, type Days } from '#domain/booking/cells.ts'
import type { ClientClass } from '#domain/booking/clients.ts'
import { nameFace } from '#domain/booking/crew.ts'
import type { LedgerSums } from '#domain/booking/ledger-postings.ts'
import { divideBy, mulDiv } from '#domain/booking/price/cents.ts'
import { countDays } from '#domain/booking/price/split-term.ts'
import type { SalesFace, SoldLine, TakenDays } from '#domain/booking/sales.ts'
import type { AgreedTerms } from '#domain/booking/terms.ts'
import type { Cell } from '#domain/booking/units.ts'
import type { AdType } from '#domain/vocabulary.ts'
import type { Db } from '../../../platform/db/database.ts'
import { readManySums } from '../documents/read-sums.ts'

export interface Wanted {
  sellerId: number
  /** From the first day of the year before to the last of the period. */
  range: Days
  most: number
}

/**
 * Who of the seller's people took the first step of `booking`, as `rep`; nobody: null. Of a contract's it is whom the contract names:
 * who made the booking of it has sold nothing.
 */
export const JOIN_REP = sql`left join lateral (select id, name from (
    (select 0 as at, null::int as id, line.rep_name as name from contract_lines as line
      where line.booking_id = booking.id and booking.origin = 'contract' limit 1)
    union all (select 1, person.id, coalesce(person.name, person.username::text) from booking_events as event
      join users as person on person.id = event.actor_id
      where event.booking_id = booking.id and event.actor = 'seller' order by event.id limit 1)
  ) as who order by at limit 1) as rep on true`

/** The client that `buyer` is to the seller, as that seller names it. */
export const CLIENT_NAME = sql`coalesce(client.name, nullif(buyer.company, ''), buyer.name, buyer.username)`

interface FaceRow {
  unitId: number
  unitCode: string | null
  space: string
  unit: string
  market: string
  medium: AdType
  capacity: number
  blocked: TakenDays[]
}

/** Units of a seller that are to rent, with the days that were blocked without a contract. */
export async function readSalesFaces(db: Db, { sellerId, range, most }: Wanted): Promise<SalesFace[]> {
  const { rows } = await sql<FaceRow>`
    select unit.id as "unitId", listing.seller_unit_id as "unitCode", listing.title as space,
      case when count(*) over (partition by listing.id) > 1 then unit.name else '' end as unit,
      listing.location_text as market, listing.ad_type as medium, unit.capacity,
      coalesce((select json_agg(json_build_object('first', lower(days), 'last', upper(days) - 1, 'quantity', quantity))
        from unit_claims as claim left join claim_notes as note on note.id = claim.note_id
        where claim.unit_id = unit.id and claim.kind = 'block' and note.contract_line_id is null
          and claim.days && daterange(${range.first}::date, ${range.last}::date, '[]')), '[]') as blocked
    from listings as listing join space_units as unit on unit.listing_id = listing.id
    where listing.seller_id = ${sellerId} and listing.status <> 'archived' and listing.listing_type <> 'sale'
    order by unit.id limit ${most}`.execute(db)
  return rows.map(({ unitCode, space, unit, ...face }) => ({
    ...face,
    name: nameFace({ unitCode, space, unit }),
  }))
}

interface BookedRow {
  id: number
  repId: number | null
  clientClass: ClientClass | null
  unitCode: string | null
  client: string
  rep: string
  terms: Pick<AgreedTerms, 'units' | 'listing' | 'totalCents' | 'taxCents'>
}

/** What is booked, runs or has run: a line a unit, with its part of the amount by its days. */
export async function readBookedLines(
  db: Db,
  { sellerId, range, most, withPaid }: Wanted & { withPaid: boolean },
): Promise<SoldLine[]> {
  const { rows } = await sql<BookedRow>`
    select booking.id, listing.seller_unit_id as "unitCode", ${CLIENT_NAME} as client, client.class as "clientClass",
      coalesce(rep.name, '') as rep, rep.id as "repId",
      json_build_object('units', signed -> 'units', 'listing', signed -> 'listing', 'totalCents', signed -> 'totalCents',
        'taxCents', signed -> 'taxCents') as terms
    from bookings as booking join booking_versions as agreed
      on agreed.booking_id = booking.id and agreed.version = booking.version
    join listings as listing on listing.id = booking.listing_id
    join organizations as buyer on buyer.id = booking.buyer_id
    left join clients as client on client.account_id = booking.buyer_id and client.organization_id = booking.seller_id
    ${JOIN_REP}
    cross join lateral (select agreed.terms::json as signed) as read
    where booking.seller_id = ${sellerId} and booking.status in ('booked', 'in-flight', 'completed')
      and booking.first_day <= ${range.last}::date and booking.last_day >= ${range.first}::date
    order by booking.id limit ${most}`.execute(db)
  const sums = withPaid
    ? await readManySums(
        db,
        rows.map(({ id }) => id),
      )
    : null
  return rows.flatMap(({ id, unitCode, terms: { units, listing, totalCents, taxCents }, ...sold }) => {
    const cents = divideBy(
      units.map(({ first, last, quantity }) => countDays(first, last) * quantity),
      totalCents - taxCents,
    )
    return units.map(({ unitId, name, first, last, quantity }, at) => ({
      unitId,
      face: nameFace({ unitCode, space: listing.title, unit: name }),
      market: listing.place,
      medium: listing.medium,
      ...sold,
      first,
      last,
      quantity,
      cents: cents[at] ?? 0,
      paidCents: paidOf(cents[at] ?? 0, { totalCents, money: sums?.get(id)?.money }),
    }))
  })
}

/** The same share of each part as of the whole; what was given back is not paid. */
function paidOf(
  cents: number,
  {
    totalCents,
    money,
  }: { totalCents: number; money: Pick<LedgerSums, 'paidCents' | 'refundedCents'> | undefined },
): number {
  if (!money || totalCents === 0) return 0
  const paid = Math.min(Math.max(money.paidCents - money.refundedCents, 0), totalCents)
  return mulDiv(cents, paid, totalCents)
}

/** What of a line is not a booking's: its days before, and what is left of its amount. */
export const LINE_LEFT = {
  last: sql`least(line.last_day, line.booked_from - 1)`,
  cents: sql`(line.amount_cents - case when line.amount_per = 'period' then 0 else coalesce(line.booked_cents, 0) end)::float8`,
  /** Whether there is any. */
  is: sql`(line.booked_from is null or line.booked_from > line.first_day)`,
}

export interface ContractRow extends Omit<SoldLine, 'cents' | 'paidCents' | 'repId' | 'face' | 'last'> {
  unitCode: string | null
  space: string
  unit: string
  last: string | null
  cell: Cell | null
  amountCents: number | null
  per: 'all' | 'period' | null
}

/** Lines of contracts sold elsewhere; `uncounted`: how many have no amount that could be spread over days. */
export async function readContractLines(
  db: Db,
  { sellerId, range, most }: Wanted,
): Promise<{ lines: SoldLine[]; uncounted: number }> {
  const { rows } = await sql<ContractRow>`
    select line.unit_id as "unitId", listing.seller_unit_id as "unitCode", listing.title as space,
      coalesce(unit.name, '') as unit, unit.cell, listing.location_text as market, listing.ad_type as medium,
      contract.client_name as client, coalesce(line.rep_name, '') as rep, line.first_day as first, ${LINE_LEFT.last} as last,
      line.quantity, ${LINE_LEFT.cents} as "amountCents", line.amount_per as per, client.class as "clientClass"
    from contract_lines as line join contracts as contract on contract.id = line.contract_id
    join listings as listing on listing.id = line.listing_id
    left join space_units as unit on unit.id = line.unit_id
    left join clients as client on client.organization_id = contract.organization_id
      and lower(client.name) = lower(contract.client_name) and client.archived_at is null
    where contract.organization_id = ${sellerId} and line.first_day <= ${range.last}::date and ${LINE_LEFT.is}
      and coalesce(${LINE_LEFT.last}, 'infinity') >= ${range.first}::date
    order by line.id limit ${most}`.execute(db)
  let uncounted = 0
  const lines = rows.map(({ unitCode, space, unit, cell, amountCents, per, last, ...line }): SoldLine => {
    // until further notice: as far as is asked
    const days = { first: line.first, last: last ?? range.last }
    const cents = centsOf({ days, amountCents, per, cell, hasEnd: last !== null })
    if (cents === null) uncounted += 1
    const face = nameFace({ unitCode, space, unit })
    return { ...line, ...days, face, repId: null, cents: cents ?? 0, paidCents: null }
  })
  return { lines, uncounted }
}

interface Amount extends Pick<ContractRow, 'amountCents' | 'per' | 'cell'> {
  days: Days
  hasEnd: boolean
}

/** For all of a line's days; null: not known. */
export function centsOf({ days, amountCents, per, cell, hasEnd }: Amount): number | null {
  if (amountCents === null) return null
  if (per !== 'period') return hasEnd ? amountCents : null
  return cell === null || cell === 'listed'
    ? null
    : mulDiv(amountCents, countDays(days.first, days.last), CELL_DAYS[cell])
}
