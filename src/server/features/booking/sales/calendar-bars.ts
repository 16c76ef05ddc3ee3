import { sql } from 'kysely'
import { nameFace } from '#domain/booking/crew.ts'
import type { BookingStatus } from '#domain/booking/lifecycle.ts'
import { sumCents } from '#domain/booking/price/cents.ts'
import type { CalendarBar } from '#domain/booking/sales-calendar.ts'
import { BOOKING_STATUS_LABELS } from '#domain/booking/status-labels.ts'
import { formatDeadline, MARKET_ZONE } from '#domain/format-dates.ts'
import type { Db } from '../../../platform/db/database.ts'
import { CLIENT_NAME, type ContractRow, centsOf, JOIN_REP, LINE_LEFT, type Wanted } from './sold-lines.ts'

interface BookingRow
  extends Pick<CalendarBar, 'id' | 'listingId' | 'first' | 'last' | 'client' | 'rep' | 'market'> {
  unitCode: string | null
  space: string
  status: BookingStatus
  cents: number
  deadlineAt: Date | null
  timeZone: string
}

/** Bookings that are agreed or hold dates; those that hold the dates of a proposal are in its bar. */
export async function readBookingBars(db: Db, { sellerId, range, most }: Wanted): Promise<CalendarBar[]> {
  const { rows } = await sql<BookingRow>`
    select booking.id, booking.listing_id as "listingId", booking.status, booking.first_day as first, booking.last_day as last,
      listing.seller_unit_id as "unitCode", listing.title as space, listing.location_text as market,
      ${CLIENT_NAME} as client, coalesce(rep.name, '') as rep, booking.deadline_at as "deadlineAt", booking.time_zone as "timeZone",
      coalesce((select (terms::json ->> 'totalCents')::float8 - case when booking.status = 'held' then 0
          else (terms::json ->> 'taxCents')::float8 end
        from booking_versions as agreed where agreed.booking_id = booking.id and agreed.version = booking.version),
        booking.total_cents::float8) as cents
    from bookings as booking
    join listings as listing on listing.id = booking.listing_id
    join organizations as buyer on buyer.id = booking.buyer_id
    left join clients as client on client.account_id = booking.buyer_id and client.organization_id = booking.seller_id
    ${JOIN_REP}
    where booking.seller_id = ${sellerId}
      and booking.status in ('held', 'awaiting-payment', 'booked', 'in-flight', 'completed')
      and booking.first_day <= ${range.last}::date and booking.last_day >= ${range.first}::date
      and not (booking.status = 'held' and exists (select 1 from proposal_holds as holding
        join proposals as proposal on proposal.id = holding.proposal_id
        where holding.booking_id = booking.id and proposal.status = 'sent'))
    order by booking.id limit ${most}`.execute(db)
  return rows.map(({ unitCode, space, status, deadlineAt, timeZone, ...row }) => ({
    ...row,
    kind: status === 'held' ? 'hold' : 'booking',
    what: nameFace({ unitCode, space, unit: '' }),
    state:
      status === 'held' && deadlineAt
        ? `Held until ${formatDeadline(deadlineAt, timeZone)}`
        : BOOKING_STATUS_LABELS[status],
    isOpenEnded: false,
  }))
}

interface LineRow extends Omit<ContractRow, 'quantity' | 'unit' | 'unitId' | 'medium' | 'clientClass'> {
  id: number
  listingId: number
  number: string | null
}

/** Contracts sold elsewhere: lines of one market, person and time are one bar. */
export async function readContractBars(
  db: Db,
  { sellerId, range, most }: Wanted,
): Promise<{ bars: CalendarBar[]; rows: number }> {
  const { rows } = await sql<LineRow>`
    select contract.id, contract.number, line.listing_id as "listingId", listing.seller_unit_id as "unitCode",
      listing.title as space, unit.cell, listing.location_text as market, contract.client_name as client,
      coalesce(line.rep_name, '') as rep, line.first_day as first, ${LINE_LEFT.last} as last,
      ${LINE_LEFT.cents} as "amountCents", line.amount_per as per
    from contract_lines as line join contracts as contract on contract.id = line.contract_id
    join listings as listing on listing.id = line.listing_id
    left join space_units as unit on unit.id = line.unit_id
    where contract.organization_id = ${sellerId} and line.first_day <= ${range.last}::date and ${LINE_LEFT.is}
      and coalesce(${LINE_LEFT.last}, 'infinity') >= ${range.first}::date
    order by line.id limit ${most}`.execute(db)
  const together = Map.groupBy(rows, ({ id, market, rep, first, last }) =>
    JSON.stringify([id, market, rep, first, last]),
  )
  return { bars: [...together.values()].map((lines) => toContractBar(lines, range.last)), rows: rows.length }
}

function toContractBar(lines: readonly LineRow[], farthest: string): CalendarBar {
  const [line] = lines as [LineRow, ...LineRow[]]
  const { id, listingId, client, rep, market, first, number } = line
  const last = line.last ?? farthest
  const amounts = lines.map(({ amountCents, per, cell }) =>
    centsOf({ days: { first, last }, amountCents, per, cell, hasEnd: line.last !== null }),
  )
  const known = amounts.filter((cents) => cents !== null)
  return {
    kind: 'contract',
    id,
    listingId,
    client,
    rep,
    market,
    first,
    last,
    what: nameTogether(lines.map(({ unitCode, space }) => nameFace({ unitCode, space, unit: '' }))),
    state: number ? `Contract ${number}` : 'Contract',
    isOpenEnded: line.last === null,
    cents: known.length === amounts.length ? sumCents(known) : null,
  }
}

/** One by its name, more by their number. */
function nameTogether(names: readonly string[]): string {
  const different = new Set(names)
  return different.size === 1 ? (names[0] ?? '') : `${different.size.toLocaleString('en-US')} spaces`
}

interface ProposalRow {
  id: number
  client: string
  rep: string
  validUntil: Date
  lines: { listingId: number; space: string; market: string; first: string; last: string; cents: number }[]
}

interface StandingQuery extends Wanted {
  now: Date
  /** A bar for each of its markets. */
  isByMarket: boolean
}

/** Proposals that stand: sent, and neither answered nor over. */
export async function readProposalBars(
  db: Db,
  { sellerId, range, most, now, isByMarket }: StandingQuery,
): Promise<CalendarBar[]> {
  const { rows } = await sql<ProposalRow>`
    select proposal.id, client.name as client, coalesce(person.name, person.username::text, '') as rep, proposal.valid_until as "validUntil",
      (select json_agg(json_build_object('listingId', line -> 'listing' -> 'id', 'space', line -> 'listing' -> 'title',
          'market', line -> 'listing' -> 'place', 'first', line -> 'first', 'last', line -> 'last', 'cents', line -> 'totalCents')
          order by at)
        from json_array_elements(sent.body::json -> 'lines') with ordinality as all_lines (line, at)) as lines
    from proposals as proposal
    join proposal_versions as sent on sent.proposal_id = proposal.id and sent.version = proposal.version
    join clients as client on client.id = proposal.client_id
    left join users as person on person.id = proposal.rep_id
    where proposal.organization_id = ${sellerId} and proposal.status = 'sent' and proposal.valid_until > ${now}
    order by proposal.id limit ${most}`.execute(db)
  return rows.flatMap(({ lines, validUntil, ...proposal }) => {
    const markets = isByMarket ? Map.groupBy(lines, ({ market }) => market) : new Map([['', lines]])
    return [...markets.values()].flatMap((of): CalendarBar[] => {
      const [begin] = of
      const days = {
        first: of.map(({ first }) => first).toSorted()[0] ?? '',
        last:
          of
            .map(({ last }) => last)
            .toSorted()
            .at(-1) ?? '',
      }
      if (!begin || days.first > range.last || days.last < range.first) return []
      const places = new Set(of.map(({ market }) => market))
      return [
        {
          ...proposal,
          ...days,
          kind: 'proposal',
          listingId: begin.listingId,
          market: places.size === 1 ? begin.market : '',
          what: nameTogether(of.map(({ space }) => space)),
          state: `Proposed, stands until ${formatDeadline(validUntil, MARKET_ZONE)}`,
          isOpenEnded: false,
          cents: sumCents(of.map(({ cents }) => cents)),
        },
      ]
    })
  })
}
