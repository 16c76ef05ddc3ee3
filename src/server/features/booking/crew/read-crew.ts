import { sql } from 'kysely'
import { type CrewList, MAX_CREW_JOBS } from '#contract/booking/crew.ts'
import type { Days } from '#domain/booking/cells.ts'
import { type CreativeStatus, findApproved, listStands } from '#domain/booking/creative/stand.ts'
import { type CrewArtwork, type CrewRun, crewWeekOf, listCrewJobs } from '#domain/booking/crew.ts'
import { toBookingReference } from '#domain/booking/reference.ts'
import type { AgreedTerms } from '#domain/booking/terms.ts'
import { toMarketDate } from '#domain/format-dates.ts'
import type { Actor } from '#domain/listings/listing.ts'
import type { AdType } from '#domain/vocabulary.ts'
import { addDays } from '#domain/zoned-time.ts'
import type { AppContext } from '../../../context.ts'
import type { Db } from '../../../platform/db/database.ts'

/** Media that somebody drives to: a page is printed, a loop and a spot are played by machines. */
const POSTED: readonly AdType[] = ['billboard', 'event']
/** What runs now or has run: requests and holds may still come to nothing. One that was cancelled may hang. */
const AGREED = ['booked', 'in-flight', 'completed', 'cancelled']

/** The work of a week at one's own faces. Admins have no crews. */
export async function readCrewList(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  { organizationId: sellerId }: Pick<Actor, 'organizationId'>,
  { week: day }: { week?: string | undefined },
): Promise<CrewList> {
  const today = toMarketDate(now())
  const week = crewWeekOf(day ?? today)
  const runs = [...(await readBooked(db, sellerId, week)), ...(await readContracts(db, sellerId, week))]
  const jobs = listCrewJobs(runs, week)
  return { today, week, jobs: jobs.slice(0, MAX_CREW_JOBS), total: jobs.length }
}

interface BookedRow {
  id: number
  unitCode: string | null
  /** The day on which it was cancelled. */
  endedOn: string | null
  /** Made of a contract: it hangs since that one began. */
  since: string | null
  terms: Pick<AgreedTerms, 'units' | 'artwork' | 'listing' | 'brand'>
  creatives: {
    id: string
    item: number
    version: number
    status: CreativeStatus
    name: string
    isHere: boolean
  }[]
}

async function readBooked(db: Db, sellerId: number, week: Days): Promise<CrewRun[]> {
  const { rows } = await sql<BookedRow>`
    select bookings.id, listing.seller_unit_id as "unitCode",
      (select (max(event.created_at) at time zone bookings.time_zone)::date from booking_events as event
        where event.booking_id = bookings.id and event.to_status = 'cancelled') as "endedOn",
      (select min(line.first_day) from contract_lines as line where line.booking_id = bookings.id) as since,
      json_build_object('units', signed -> 'units', 'artwork', signed -> 'artwork', 'listing', signed -> 'listing',
        'brand', signed -> 'brand') as terms,
      coalesce((select json_agg(json_build_object('id', id, 'item', item, 'version', version, 'status', status,
          'name', name, 'isHere', path is not null))
        from creatives where creatives.booking_id = bookings.id), '[]') as creatives
    from bookings join booking_versions as agreed
      on agreed.booking_id = bookings.id and agreed.version = bookings.version
    join listings as listing on listing.id = bookings.listing_id
    cross join lateral (select agreed.terms::json as signed) as read
    where bookings.seller_id = ${sellerId} and bookings.status = any(${AGREED}::text[])
      and (bookings.status <> 'cancelled' or exists (select from booking_events as begun
        where begun.booking_id = bookings.id and begun.to_status = 'in-flight'))
      and listing.ad_type = any(${[...POSTED]}::text[])
      and bookings.first_day <= ${week.last}::date and bookings.last_day >= ${addDays(week.first, -1)}::date`.execute(
    db,
  )
  return rows.flatMap(toRuns)
}

function toRuns({
  id,
  unitCode,
  endedOn,
  since,
  terms: { artwork, ...signed },
  creatives,
}: BookedRow): CrewRun[] {
  const { units, listing, brand } = signed
  // without a demand the terms have none, as those of before it was part of them
  const stands = listStands({ units, ...(artwork && { artwork }) }, creatives)
  const booking = { id, reference: toBookingReference(id) }
  return units.flatMap(({ name, first: from, last: agreed }, item) => {
    if (endedOn !== null && endedOn <= from) return []
    const first = since !== null && since < from ? since : from
    const last = endedOn !== null && endedOn <= agreed ? addDays(endedOn, -1) : agreed
    const stand = stands.find((one) => one.item === item)
    return {
      listingId: listing.id,
      unitCode,
      space: listing.title,
      place: listing.place,
      unit: name,
      what: brand,
      first,
      last,
      booking,
      artwork: stand ? toArtwork(stand, creatives) : null,
    }
  })
}

function toArtwork(
  stand: ReturnType<typeof listStands>[number],
  creatives: BookedRow['creatives'],
): CrewArtwork {
  const { state, dueOn } = stand
  const here = creatives.filter(({ isHere }) => isHere)
  const approved = findApproved(stand, here)
  return { state, dueOn, file: approved ? { name: approved.name, id: approved.id } : null }
}

/** Lines of contracts that begin or end in the week; one that became a booking ends with the booking. */
async function readContracts(db: Db, sellerId: number, { first, last }: Days): Promise<CrewRun[]> {
  const { rows } = await sql<Omit<CrewRun, 'booking' | 'artwork'>>`
    select listing.id as "listingId", listing.seller_unit_id as "unitCode", listing.title as space,
      listing.location_text as place, coalesce(unit.name, '') as unit,
      concat_ws(' · ', contract.client_name, nullif(line.brand, '')) as what, line.first_day as first, left_of.last
    from contract_lines as line join contracts as contract on contract.id = line.contract_id
    join listings as listing on listing.id = line.listing_id
    left join space_units as unit on unit.id = line.unit_id
    left join bookings as made on made.id = line.booking_id
    cross join lateral (select least(line.last_day, line.booked_from - 1) as last) as left_of
    where contract.organization_id = ${sellerId} and listing.ad_type = any(${[...POSTED]}::text[])
      and coalesce(left_of.last, 'infinity') >= line.first_day
      and (made.id is null or made.status <> all(${AGREED}::text[]) or (made.status = 'cancelled' and not exists (
        select from booking_events as begun where begun.booking_id = made.id and begun.to_status = 'in-flight')))
      and (line.first_day between ${first}::date and ${last}::date
        or left_of.last between ${addDays(first, -1)}::date and ${addDays(last, -1)}::date)`.execute(db)
  return rows.map((row) => ({ ...row, booking: null, artwork: null }))
}
