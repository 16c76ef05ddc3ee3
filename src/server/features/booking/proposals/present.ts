import { type SqlBool, sql } from 'kysely'
import {
  PROPOSALS_PER_PAGE,
  type Proposal,
  type ProposalSummary,
  type proposalRoutes,
} from '#contract/booking/proposals.ts'
import type { Out } from '#contract/route.ts'
import { sumCents } from '#domain/booking/price/cents.ts'
import { spaceCentsOf } from '#domain/booking/price/reprice.ts'
import type { ProposalStatus } from '#domain/booking/proposal-statuses.ts'
import { proposalStatus } from '#domain/booking/proposals.ts'
import type { AppContext } from '../../../context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { everyWordIn } from '../../../platform/db/every-word.ts'
import { type PricedLine, priceLines } from './price-lines.ts'
import { getProposalRow, listLines, type Owned, type ProposalRow, proposals } from './proposal-rows.ts'

/** What was sent of it last: how many lines, and what they come to. */
const SENT = sql<{ lines: number; totalCents: number } | null>`(
  select json_build_object('lines', json_array_length((body::json) -> 'lines'), 'totalCents', (body::json) -> 'totalCents')
  from proposal_versions as sent where sent.proposal_id = proposals.id and sent.version = proposals.version)`
const LINES = sql<number>`(select count(*)::int from proposal_lines as line where line.proposal_id = proposals.id)`

type Filter = Out<typeof proposalRoutes.listProposals.query>

/** One page, the newest first. */
export async function listProposals(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  sellerId: number,
  { q, status, page = 1 }: Filter,
): Promise<{ items: ProposalSummary[]; total: number }> {
  const text = sql`concat_ws(' ', proposals.title, clients.name)`
  const matching = proposals(db)
    .where('proposals.organization_id', '=', sellerId)
    .where((eb) => eb.and(everyWordIn(text, q)))
    .$if(status !== undefined, (query) => query.where(isStatus(status as ProposalStatus, now())))
  const { total } = await matching
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await matching
    .select([SENT.as('sent'), LINES.as('lines')])
    .orderBy('proposals.id', 'desc')
    .limit(PROPOSALS_PER_PAGE)
    .offset((page - 1) * PROPOSALS_PER_PAGE)
    .execute()
  return {
    items: rows.map((row) => ({
      ...presentHead(row, now()),
      client: { id: row.client_id, name: row.client_name },
      lines: row.sent?.lines ?? row.lines,
      totalCents: row.sent?.totalCents ?? null,
    })),
    total,
  }
}

/** As `proposalStatus` says it of a row. */
function isStatus(status: ProposalStatus, now: Date) {
  if (status === 'expired') return sql<SqlBool>`proposals.status = 'sent' and valid_until <= ${now}`
  if (status === 'sent') return sql<SqlBool>`proposals.status = 'sent' and valid_until > ${now}`
  return sql<SqlBool>`proposals.status = ${status}`
}

function presentHead(row: ProposalRow, now: Date) {
  return {
    id: row.id,
    title: row.title,
    status: proposalStatus(row, now),
    sentAt: row.sent_at?.toISOString() ?? null,
    validUntil: row.valid_until?.toISOString() ?? null,
  }
}

/** One proposal, priced as of now. @throws AppError `not-found` */
export async function readProposal(context: AppContext, owned: Owned): Promise<Proposal> {
  const { db, now } = context
  const row = await getProposalRow(db, owned)
  const priced = await priceLines(context, row, await listLines(db, owned.id))
  const bookings = await bookingsOf(db, row)
  return {
    ...presentHead(row, now()),
    client: {
      id: row.client_id,
      name: row.client_name,
      email: row.client_email,
      hasAccount: row.claimed_at !== null,
    },
    lines: priced.length,
    totalCents: await readSent(db, row),
    intro: row.intro,
    price: row.price,
    oneCents: row.one_cents,
    validDays: row.valid_days,
    holds: row.holds,
    version: row.version,
    reason: row.reason,
    items: priced.map((one) =>
      presentLine(one, bookings.find((booking) => isOfLine(booking, one.line))?.id ?? null),
    ),
    cardCents: sumCents(priced.flatMap(({ card }) => (card ? spaceCentsOf(card) : []))),
    nowCents: sumCents(priced.flatMap(({ asked }) => asked?.totalCents ?? [])),
    updatedAt: row.updated_at.toISOString(),
  }
}

async function readSent(db: Db, { id, version }: ProposalRow): Promise<number | null> {
  const row = await db
    .selectFrom('proposal_versions')
    .select(sql<number>`((body::json) ->> 'totalCents')::float8`.as('cents'))
    .where('proposal_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return row?.cents ?? null
}

interface Booked {
  id: number
  unitId: number
  first: string
  last: string
}

/** Bookings of an accepted one: its lines may have been changed since they were sent. */
async function bookingsOf(db: Db, { order_id }: ProposalRow): Promise<Booked[]> {
  if (order_id === null) return []
  return db
    .selectFrom('bookings')
    .select(['id', 'first_day as first', 'last_day as last'])
    .select(sql<number>`(request ->> 'unitId')::int`.as('unitId'))
    .where('order_id', '=', order_id)
    .execute()
}

/** No two bookings of a proposal share days of a unit. */
function isOfLine({ unitId, first, last }: Booked, line: PricedLine['line']): boolean {
  return unitId === line.unit_id && first <= line.last_day && last >= line.first_day
}

function presentLine(
  { line, card, asked, problem }: PricedLine,
  bookingId: number | null,
): Proposal['items'][number] {
  return {
    id: line.id,
    listingId: line.listing_id,
    unitId: line.unit_id,
    title: line.title,
    unitCode: line.unit_code,
    unitName: line.unit_name,
    place: line.place,
    first: asked?.first ?? line.first_day,
    last: asked?.last ?? line.last_day,
    cardCents: card && spaceCentsOf(card),
    askedCents: asked && spaceCentsOf(asked),
    spaceCents: line.space_cents,
    totalCents: asked?.totalCents ?? null,
    // what it became takes its days
    problem: bookingId === null ? (problem?.message ?? null) : null,
    bookingId,
  }
}
