import type { Proposal } from '#contract/booking/proposals.ts'
import { sumCents } from '#domain/booking/price/cents.ts'
import { ENDED_PROPOSAL_STATUSES, isAsSent, type ProposalBody } from '#domain/booking/proposals.ts'
import type { Actor } from '#domain/listings/listing.ts'
import type { AppContext } from '../../../context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { readVersions } from './keep-version.ts'
import { presentHead } from './list-proposals.ts'
import { type Booked, presentPriced, presentSaid } from './present-line.ts'
import { priceLines } from './price-lines.ts'
import { getProposalRow, type LineRow, listLines, type ProposalRow } from './proposal-rows.ts'
import { listQuestions } from './question-rows.ts'

/** One proposal of an actor's, priced as of now; one that has ended as it was sent. @throws AppError `not-found` */
export async function readProposal(
  context: AppContext,
  { id, actor }: { id: number; actor: Actor },
): Promise<Proposal> {
  const { db, now } = context
  const row = await getProposalRow(db, { id, sellerId: actor.organizationId })
  const head = presentHead(row, now())
  const lines = await listLines(db, id)
  const sent = row.version > 0 ? ((await readVersions(db, id))[0]?.body ?? null) : null
  const bookings = await bookingsOf(db, row)
  const said = sent !== null && saysSent(head.status, { row, lines, sent }) ? sent : null
  const told = said
    ? presentSaid(said, { lines, bookings })
    : presentPriced(await priceLines(context, row, lines), { bookings, seesFloor: actor.may.has('prices') })
  return {
    ...head,
    client: {
      id: row.client_id,
      name: row.client_name,
      email: row.client_email,
      hasAccount: row.claimed_at !== null,
    },
    lines: told.length,
    totalCents: sent?.totalCents ?? null,
    intro: row.intro,
    price: row.price,
    oneCents: row.one_cents,
    validDays: row.valid_days,
    holds: row.holds,
    version: row.version,
    reason: row.reason,
    items: told,
    isAsSent: said !== null,
    cardCents: said ? null : sumCents(told.flatMap(({ cardCents }) => cardCents ?? [])),
    nowCents: sumCents(told.flatMap(({ totalCents }) => totalCents ?? [])),
    updatedAt: row.updated_at.toISOString(),
    questions: await listQuestions(db, id),
  }
}

interface SentProposal {
  row: ProposalRow
  lines: readonly LineRow[]
  sent: ProposalBody
}

/** What is closed for good stands as it was sent; what may be sent again does so until it is changed. */
function saysSent(status: Proposal['status'], { row, lines, sent }: SentProposal): boolean {
  if (!ENDED_PROPOSAL_STATUSES.includes(status)) return false
  if (status === 'accepted' || status === 'withdrawn') return true
  const { title, intro, price, one_cents: oneCents } = row
  const stored = lines.map((line) => ({
    unitId: line.unit_id,
    first: line.first_day,
    last: line.last_day,
    spaceCents: line.space_cents,
  }))
  return isAsSent({ title, intro, price, oneCents, lines: stored }, sent)
}

/** Bookings of an accepted one. */
async function bookingsOf(db: Db, { order_id }: ProposalRow): Promise<Booked[]> {
  if (order_id === null) return []
  const rows = await db
    .selectFrom('bookings')
    .select(['id', 'first_day as first', 'last_day as last', 'request'])
    .where('order_id', '=', order_id)
    .execute()
  return rows.map(({ request, ...row }) => ({ ...row, unitId: request.unitId }))
}
