import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { ContractLine, contractRoutes } from '#contract/booking/contracts.ts'
import type { Out } from '#contract/route.ts'
import {
  CONTRACT_LINES_PER_PAGE,
  type ContractState,
  MAX_CONTRACT_CHOICES,
} from '#domain/booking/contract-states.ts'
import { toBookingReference } from '#domain/booking/reference.ts'
import type { Db } from '../../../platform/db/database.ts'
import { everyWordIn } from '../../../platform/db/every-word.ts'
import { countAll, readCountedPage } from '../../../platform/db/read-page.ts'

type Filter = Omit<Out<typeof contractRoutes.listContracts.query>, 'cursor'>

interface Page {
  organizationId: number
  after: number | undefined
  /** The market's day. */
  today: string
  filter: Filter
}

function ownLines(db: Db, organizationId: number) {
  return db
    .selectFrom('contract_lines as line')
    .innerJoin('contracts', 'contracts.id', 'line.contract_id')
    .innerJoin('listings', 'listings.id', 'line.listing_id')
    .where('contracts.organization_id', '=', organizationId)
}

const selectLines = (db: Db, organizationId: number) =>
  ownLines(db, organizationId)
    .selectAll('line')
    .select(['contracts.number', 'contracts.client_name', 'listings.seller_unit_id'])
    .select(BOOKED.as('standing_id'))

/** The booking that was made of a line and stands, or has run. */
const BOOKED = sql<number | null>`(select made.id from bookings as made where made.id = line.booking_id
  and made.status in ('held', 'booked', 'in-flight', 'completed'))`

/** What its seller has sold elsewhere, as its files said it: by number of the page, or what follows a line. */
export async function listContractLines(db: Db, { organizationId, after, today, filter }: Page) {
  const matching = selectLines(db, organizationId).where((eb) =>
    eb.and([...everyWordIn(SAID, filter.q), ...conditionsOf(filter, today)]),
  )
  const { page } = filter
  if (page === undefined) {
    const { rows, ...rest } = await readCountedPage(matching, {
      newestBy: 'line.id',
      limit: CONTRACT_LINES_PER_PAGE,
      after,
    })
    return { ...rest, lines: rows.map(presentLine) }
  }
  const total = await countAll(matching)
  const rows = await matching
    .orderBy('line.id', 'desc')
    .limit(CONTRACT_LINES_PER_PAGE)
    .offset((page - 1) * CONTRACT_LINES_PER_PAGE)
    .execute()
  return { total, nextCursor: null, lines: rows.map(presentLine) }
}

const SAID = sql`concat_ws(' ', contracts.client_name, contracts.number, listings.seller_unit_id, listings.title, line.brand, line.rep_name)`

function conditionsOf({ client, market, state }: Filter, today: string) {
  return [
    ...(client ? [sql<SqlBool>`contracts.client_name = ${client}`] : []),
    ...(market ? [sql<SqlBool>`listings.location_text = ${market}`] : []),
    ...(state ? [IN_STATE[state](today)] : []),
  ]
}

const IN_STATE: Record<ContractState, (today: string) => RawBuilder<SqlBool>> = {
  running: (today) =>
    sql<SqlBool>`line.first_day <= ${today}::date and coalesce(line.last_day, 'infinity') >= ${today}::date`,
  coming: (today) => sql<SqlBool>`line.first_day > ${today}::date`,
  over: (today) => sql<SqlBool>`line.last_day < ${today}::date`,
  booked: () => sql<SqlBool>`${BOOKED} is not null`,
}

type LineRow = Awaited<ReturnType<ReturnType<typeof selectLines>['executeTakeFirstOrThrow']>>

function presentLine(row: LineRow): ContractLine {
  return {
    id: row.id,
    contractNumber: row.number,
    client: row.client_name,
    listingId: row.listing_id,
    unitId: row.seller_unit_id,
    first: row.first_day,
    last: row.last_day,
    quantity: row.quantity,
    amountCents: row.amount_cents === null ? null : Number(row.amount_cents),
    amountPer: row.amount_per as ContractLine['amountPer'],
    blocked: row.blocked,
    updatedAt: row.updated_at.toISOString(),
    version: row.version,
    booking:
      row.standing_id === null || row.booked_from === null
        ? null
        : { id: row.standing_id, reference: toBookingReference(row.standing_id), from: row.booked_from },
  }
}

/** What the lines can be filtered by. */
export async function readContractChoices(db: Db, organizationId: number) {
  const count = async (column: 'contracts.client_name' | 'listings.location_text') => {
    const rows = await ownLines(db, organizationId)
      .select([sql<string>`${sql.ref(column)}`.as('name'), sql<number>`count(*)::int`.as('lines')])
      .groupBy(column)
      .orderBy('lines', 'desc')
      .orderBy(column)
      .limit(MAX_CONTRACT_CHOICES)
      .execute()
    return rows.filter(({ name }) => name !== '')
  }
  return { clients: await count('contracts.client_name'), markets: await count('listings.location_text') }
}
