import { sql } from 'kysely'
import type { BookingMode } from '#domain/booking/booking-terms.ts'
import type { Cell, Rate } from '#domain/booking/units.ts'
import type { AdType, Interval, Venue } from '#domain/vocabulary.ts'
import type { Db } from '../../../platform/db/database.ts'

/** A unit of a space with what takes it, claims and periods as text: 20,000 rows of them would cost more than all the rest. */
export interface FaceRow {
  /** Of its space. */
  id: number
  unitCode: string | null
  title: string
  place: string
  adType: AdType
  venue: Venue | null
  size: string | null
  /** Whole dollars. */
  price: number
  frequency: Interval
  hasPoint: boolean
  takesRequests: boolean
  minContract: string | null
  setupFee: number | null
  opensOn: string | null
  closesOn: string | null
  /** Null while nothing is stored. */
  mode: BookingMode | null
  unit: { id: number; name: string; cell: Cell; capacity: number; rate: Rate | null } | null
  isOneOfMany: boolean
  /** First and last day after the range's first, quantity, kind and label of each, between the marks of `MARKS`. */
  claims: string | null
  /** "2027-01-01 2027-01-31 4;…" */
  periods: string | null
}

/** Between the fields of a claim, and between claims: no label keeps them. */
export const MARKS = { field: '\u0001', claim: '\u0002' } as const

interface Asked {
  sellerId: number
  range: { first: string; last: string }
  now: Date
  most: number
}

type Stored = Omit<FaceRow, 'unit'> & {
  unitId: number | null
  unitName: string
  cell: Cell
  capacity: number
  rateCents: number | null
  ratePer: Rate['per'] | null
}

/** The faces of a seller that are to rent and not put away, by place and unit id. */
export async function readFaces(db: Db, { sellerId, range, now, most }: Asked): Promise<FaceRow[]> {
  const { rows } = await sql<Stored>`
    with own as materialized (
      select listing.*, unit.id as unit_id, unit.name, unit.cell, unit.capacity, unit.rate_cents, unit.rate_per, unit.position
      from listings as listing left join space_units as unit on unit.listing_id = listing.id
      where listing.seller_id = ${sellerId} and listing.status <> 'archived' and listing.listing_type <> 'sale'
      order by listing.location_text, listing.seller_unit_id, listing.id, unit.position
      limit ${most}
    ), taken as (
      select claim.unit_id, string_agg(concat_ws(${MARKS.field}::text, lower(days) - ${range.first}::date, upper(days) - 1 - ${range.first}::date,
        claim.quantity, case kind when 'booking' then 's' when 'hold' then 'h' when 'import' then 'i'
          when 'block' then case when note.contract_line_id is null then 'b' else 'c' end end,
        translate(note.label, ${MARKS.field + MARKS.claim}::text, '')), ${MARKS.claim}::text) as claims
      from own join unit_claims as claim on claim.unit_id = own.unit_id
      left join claim_notes as note on note.id = claim.note_id
      where claim.days && daterange(${range.first}::date, ${range.last}::date, '[]')
        and (claim.expires_at is null or claim.expires_at > ${now})
      group by claim.unit_id
    ), listed as (
      select period.unit_id, string_agg(concat_ws(' ', first_day, last_day, coalesce(period.capacity, own.capacity)), ';') as periods
      from own join unit_periods as period on period.unit_id = own.unit_id and own.cell = 'listed'
      where last_day >= ${range.first}::date and first_day <= ${range.last}::date
      group by period.unit_id
    )
    select own.id, seller_unit_id as "unitCode", title, location_text as place, ad_type as "adType", venue,
      (select fact ->> 'value' from jsonb_array_elements(specifications) as fact
        where lower(fact ->> 'label') = 'size' limit 1) as size,
      price, frequency, lat is not null as "hasPoint", takes_requests as "takesRequests", min_contract as "minContract",
      setup_fee as "setupFee", availability_start as "opensOn", availability_end as "closesOn", terms.mode,
      own.unit_id as "unitId", own.name as "unitName", cell, capacity, rate_cents::float8 as "rateCents", rate_per as "ratePer",
      count(*) over (partition by own.id) > 1 as "isOneOfMany", claims, periods
    from own
    left join booking_terms as terms on terms.listing_id = own.id
    left join taken on taken.unit_id = own.unit_id
    left join listed on listed.unit_id = own.unit_id
    order by own.location_text, own.seller_unit_id, own.id, own.position`.execute(db)
  return rows.map(toFace)
}

function toFace({ unitId, unitName, cell, capacity, rateCents, ratePer, ...face }: Stored): FaceRow {
  const rate = rateCents === null || ratePer === null ? null : { cents: rateCents, per: ratePer }
  return { ...face, unit: unitId === null ? null : { id: unitId, name: unitName, cell, capacity, rate } }
}
