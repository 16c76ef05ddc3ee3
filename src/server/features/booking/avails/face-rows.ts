import { type RawBuilder, sql } from 'kysely'
import type { BookingMode } from '#domain/booking/booking-terms.ts'
import type { ListingFacts } from '#domain/booking/default-terms.ts'
import type { Cell, Rate } from '#domain/booking/units.ts'
import { FACING_LABELS_READ } from '#domain/listings/facings.ts'
import type { AdType, Interval } from '#domain/vocabulary.ts'
import type { Db } from '../../../platform/db/database.ts'

/** A unit of a space, without what takes it. */
export interface FaceRow {
  /** Of its space. */
  id: number
  unitCode: string | null
  title: string
  place: string
  adType: AdType
  size: string | null
  structure: string | null
  /** Facts that may say where it faces: few of them, as all of ten thousand spaces would cost more than the rest. */
  sides: { label: string; value: string }[]
  hasPhoto: boolean
  /** Whole dollars. */
  price: number
  frequency: Interval
  opensOn: string | null
  closesOn: string | null
  /** Null while nothing is stored. */
  mode: BookingMode | null
  /** What its booking begins with; null where something is stored. */
  facts: Pick<ListingFacts, 'venue' | 'hasPoint' | 'takesRequests' | 'minContract' | 'setupFee'> | null
  /** Null, as all that follows, while nothing is stored. */
  unitId: number | null
  unitName: string | null
  cell: Cell | null
  capacity: number | null
  rateCents: number | null
  ratePer: Rate['per'] | null
}

const FACING_PATH = `$[*] ? (@.label like_regex "^ *(${FACING_LABELS_READ.join('|')}) *$" flag "i")`

interface FacesQuery {
  sellerId: number
  /** Units. */
  most: number
}

/** The faces of a seller, at most so many: the oldest, where there are more. */
export async function readFaces(db: Db, query: FacesQuery): Promise<{ faces: FaceRow[]; isCut: boolean }> {
  // in any order first: to sort ten thousand rows costs as much as to read them
  const all = await readStored(db, { ...query, most: query.most + 1 }, sql``)
  const isCut = all.length > query.most
  const rows = isCut ? await readStored(db, query, sql`order by listing.id`) : all
  return { faces: rows.toSorted(byPlace), isCut }
}

/** The faces of a seller that are to rent and not put away. Where a bound is not in the text Postgres plans for a tenth of them, and reads everybody's. */
async function readStored(
  db: Db,
  { sellerId, most }: FacesQuery,
  order: RawBuilder<unknown>,
): Promise<FaceRow[]> {
  const { rows } = await sql<FaceRow>`
    select listing.id, seller_unit_id as "unitCode", title, location_text as place, ad_type as "adType",
      (select fact ->> 'value' from jsonb_array_elements(specifications) as fact
        where lower(fact ->> 'label') = 'size' limit 1) as size,
      jsonb_path_query_array(specifications, ${FACING_PATH}::jsonpath) as sides, structure.number as structure, images <> '[]' as "hasPhoto",
      price, frequency, availability_start as "opensOn", availability_end as "closesOn",
      (select mode from booking_terms where listing_id = listing.id) as mode,
      case when unit.id is null then json_build_object('venue', venue, 'hasPoint', listing.lat is not null,
        'takesRequests', takes_requests, 'minContract', min_contract, 'setupFee', setup_fee) end as facts,
      unit.id as "unitId", unit.name as "unitName", cell, capacity, rate_cents::float8 as "rateCents", rate_per as "ratePer"
    from listings as listing
    left join structures as structure on structure.id = listing.structure_id
    left join lateral (
      select id, name, cell, capacity, rate_cents, rate_per from space_units where listing_id = listing.id order by position offset 0
    ) as unit on true
    where listing.seller_id = ${sellerId} and listing.status <> 'archived' and listing_type <> 'sale'
    ${order} limit ${sql.lit(most)}`.execute(db)
  return rows
}

function byPlace(a: FaceRow, b: FaceRow): number {
  return compare(a.place, b.place) || compare(a.unitCode ?? '', b.unitCode ?? '') || a.id - b.id
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
