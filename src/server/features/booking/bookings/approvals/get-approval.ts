import type { Booking, Terms } from '#contract/booking/bookings.ts'
import type { ApprovalPage } from '#contract/booking/bookings-approvals.ts'
import { maskTerms } from '#domain/booking/booking-reader.ts'
import { type ProposalBody, proposalStatus } from '#domain/booking/proposals.ts'
import { mayApprove } from '#domain/booking/spending.ts'
import type { AgreedTerms } from '#domain/booking/terms.ts'
import type { Actor } from '#domain/listings/listing.ts'
import { required } from '#domain/required.ts'
import type { AppContext } from '../../../../context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { AppError } from '../../../../platform/http/app-error.ts'
import { getBooking } from '../get-booking.ts'
import { findApprovers, listMembers } from './approvers.ts'
import { stateOf } from './asking-state.ts'
import { type AskingRow, findAsking } from './askings.ts'

type ReadContext = Pick<AppContext, 'db' | 'now' | 'gazetteer'>

/** What it is about, as it is now. */
type About = Pick<ApprovalPage, 'title' | 'seller' | 'state' | 'before' | 'terms'>

/** What a colleague has asked for, with the terms that would be agreed on. @throws AppError `not-found` for that of others too */
export async function getApproval(
  context: ReadContext,
  { id, actor }: { id: number; actor: Actor },
): Promise<ApprovalPage> {
  const { db } = context
  const { organizationId, personId } = actor
  const asking = await findAsking(db, { id, organizationId })
  if (!asking) throw new AppError('not-found')
  const [members, about] = await Promise.all([
    listMembers(db, organizationId),
    asking.booking_id === null ? aboutProposal(context, asking) : aboutBooking(context, asking, actor),
  ])
  const me = members.find(({ userId }) => userId === personId)
  const isMine = asking.asked_by === personId
  const isWaiting = about.state === 'waiting'
  const wanted = { exceptId: asking.asked_by, cents: asking.total_cents }
  return {
    ...about,
    id,
    step: asking.step,
    by: asking.asker_name ?? asking.asker_username,
    isMine,
    message: asking.note,
    totalCents: asking.total_cents,
    at: asking.at.toISOString(),
    bookingId: asking.booking_id,
    approvers: findApprovers(members, wanted).map(({ name }) => name),
    canDecide: isWaiting && !isMine && me !== undefined && mayApprove(me, asking.total_cents),
    canTakeBack: isWaiting && isMine,
    decidedBy: asking.answer ? (asking.decider_name ?? asking.decider_username) : null,
    decidedAt: asking.decidedAt?.toISOString() ?? null,
    answer: asking.answer ? (asking.words ?? '') : '',
  }
}

async function aboutBooking(context: ReadContext, asking: AskingRow, actor: Actor): Promise<About> {
  const booking = await getBooking(context, required(asking.booking_id), actor)
  const { listing, other, terms: agreed } = booking
  const state = stateOf(asking, booking)
  const isOver = asking.answer !== null && state === 'over'
  const terms = await readTerms(context.db, asking, booking)
  return {
    title: listing.title,
    seller: other.company ?? other.name,
    // its own word says more than that the booking has gone on
    state: isOver ? required(asking.answer) : state,
    before: terms === agreed || booking.version === 0 ? null : agreed,
    terms: terms ? [terms] : [],
  }
}

/** Of what was typed the terms that it came to, of a change those of the change; else the booking's own. */
async function readTerms(
  db: Db,
  { terms, change_id, step }: AskingRow,
  { status, terms: agreed }: Booking,
): Promise<Terms | null> {
  const masked = (text: string) => maskTerms(JSON.parse(text) as AgreedTerms, { reader: 'buyer', status })
  if (terms !== null) return masked(terms)
  if (step !== 'agree' || change_id === null) return agreed
  const change = await db
    .selectFrom('booking_changes')
    .select('terms')
    .where('id', '=', change_id)
    .executeTakeFirstOrThrow()
  return masked(change.terms)
}

async function aboutProposal({ db, now }: ReadContext, asking: AskingRow): Promise<About> {
  const row = await db
    .selectFrom('proposals')
    .innerJoin('proposal_versions as sent', 'sent.proposal_id', 'proposals.id')
    .select(['proposals.status', 'proposals.valid_until', 'proposals.version', 'sent.body'])
    .where('proposals.id', '=', required(asking.proposal_id))
    .where('sent.version', '=', asking.version)
    .executeTakeFirst()
  if (!row) throw new AppError('not-found')
  const { title, lines } = JSON.parse(row.body) as ProposalBody
  const { seller } = required(lines[0])
  const isSent = proposalStatus(row, now()) === 'sent'
  const isSame = row.version === asking.version
  return {
    title,
    seller: seller.company ?? seller.name,
    state: asking.answer ?? (isSent ? (isSame ? 'waiting' : 'changed') : 'over'),
    before: null,
    terms: lines.map((terms) => maskTerms(terms, { reader: 'buyer', status: 'quoted' })),
  }
}
