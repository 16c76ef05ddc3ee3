import type { AcceptInput } from '#contract/booking/proposals-shared.ts'
import { type ProposalBody, proposalStatus } from '#domain/booking/proposals.ts'
import type { AgreedTerms, BookingRequest } from '#domain/booking/terms.ts'
import { toDateRange } from '#domain/format-dates.ts'
import { type Actor, isPublic, isVerified } from '#domain/listings/listing.ts'
import { required } from '#domain/required.ts'
import type { AppContext } from '../../../context.ts'
import type { Origin } from '../../../platform/db/audit.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { RecordResult } from '../../../platform/http/idempotent.ts'
import type { Limit } from '../../../platform/http/rate-limit.ts'
import { notifyOrganizations } from '../../ground/notices/audience.ts'
import { type AgreedLine, LineTaken, placeAgreed } from '../bookings/place-agreed.ts'
import { claimClient } from '../clients/claim-client.ts'
import { readVersions } from './keep-version.ts'
import { acceptedMail } from './mails.ts'
import { lockProposal } from './proposal-rows.ts'
import { freeHolds } from './send-proposal.ts'
import { getForBuyer, getShared, type SharedRow } from './share-rows.ts'
import { requireAccepts } from './who-accepts.ts'
import { later, restoreSent } from './write-proposal.ts'

type AnswerContext = Pick<AppContext, 'db' | 'config' | 'now' | 'limiter' | 'metrics'>

export const ANSWERS_PER_LINK: Limit = { name: 'proposal-answer:link', max: 20, perSeconds: 3600 }

/** With a sentence for its seller. Once more is as good. @throws AppError as `requireCurrent`, `proposal-not-shared`, `rate-limited` */
export async function declineProposal(
  context: AnswerContext,
  { token, reason, sha256 }: { token: string; reason: string; sha256: string },
): Promise<void> {
  const { limiter, now } = context
  const seen = await getShared(context.db, token, now())
  await limiter.take(ANSWERS_PER_LINK, String(seen.share_id))
  await inTransaction(context, async (trx) => {
    await lockProposal(trx, { id: seen.id, sellerId: seen.organization_id })
    const row = await getShared(trx, token, now())
    if (row.status === 'declined') return
    await requireCurrent(trx, row, { sha256, now: now() })
    await freeHolds(context, trx, { row, by: null, now: now() })
    await trx
      .updateTable('proposals')
      .set({ status: 'declined', reason, answered_at: now(), updated_at: later(row.updated_at, now()) })
      .where('id', '=', row.id)
      .execute()
    await notifySeller(trx, row, {
      about: 'declined',
      text: `${row.client_name} declined “${row.title}”`,
      now: now(),
    })
  })
}

interface AcceptProposal extends AcceptInput {
  token: string
  actor: Actor
  origin: Origin
  sessionId: string | null
}

interface Accepted {
  organizationId: number
  bookings: number[]
}

/**
 * Books all lines of a proposal as it was read, or none of them, and hands its client over to whoever accepts it first. Accepted
 * already by the same client is answered with what was booked.
 * @throws AppError as `requireCurrent` and `requireAccepts`, `proposal-taken`, `verify-email-first`
 */
export async function acceptProposal(context: AnswerContext, asked: AcceptProposal): Promise<Accepted> {
  const { db, now, limiter } = context
  const { token } = asked
  const seen = await getShared(db, token, now())
  await limiter.take(ANSWERS_PER_LINK, String(seen.share_id))
  return accept(context, { ...asked, seen, read: (trx) => getShared(trx, token, now()) })
}

interface AcceptForColleague extends AcceptInput {
  proposalId: number
  actor: Actor
  origin: Origin
  /** The asking of a colleague that this answers. */
  approves: number
}

/** The same by a colleague whom somebody of the client has asked, who needs no link. @throws AppError as `acceptProposal` */
export async function acceptForColleague(
  context: AnswerContext,
  { proposalId, ...asked }: AcceptForColleague,
  keep: RecordResult,
): Promise<Accepted> {
  const of = { id: proposalId, buyerId: asked.actor.organizationId }
  const seen = await getForBuyer(context.db, of)
  return accept(context, { ...asked, sessionId: null, seen, keep, read: (trx) => getForBuyer(trx, of) })
}

interface AcceptLocked extends Omit<AcceptProposal, 'token'> {
  seen: SharedRow
  /** As it is once it is locked. */
  read: (trx: Tx) => Promise<SharedRow>
  approves?: number
  keep?: RecordResult
}

async function accept(context: AnswerContext, accepting: AcceptLocked): Promise<Accepted> {
  const { seen } = accepting
  const { now } = context
  try {
    return await inTransaction(context, (trx) => acceptLocked(context, trx, accepting))
  } catch (error) {
    if (!(error instanceof LineTaken)) throw error
    const taken = describeLost(error)
    // the booking is undone: its seller hears of it in a transaction of its own
    await inTransaction(context, (trx) =>
      notifySeller(trx, seen, {
        about: `taken:${error.terms.listing.id}`,
        text: `${seen.client_name} accepted “${seen.title}”, but ${taken}: nothing was booked`,
        now: now(),
      }),
    )
    throw new AppError('proposal-taken', {
      message: `Nothing was booked: ${taken}. The seller has been notified.`,
    })
  }
}

function describeLost({ terms: { listing, ...days }, isOffMarket }: LineTaken): string {
  return isOffMarket
    ? `${listing.title} is not for sale now`
    : `${listing.title} was taken for ${toDateRange(days)}`
}

async function acceptLocked(
  context: AnswerContext,
  trx: Tx,
  { seen, read, actor, origin, sessionId, version, sha256, approves, keep }: AcceptLocked,
): Promise<Accepted> {
  const now = context.now()
  await lockProposal(trx, { id: seen.id, sellerId: seen.organization_id })
  const row = await read(trx)
  const { takesOver } = await requireAccepts(trx, row, actor.personId)
  if (row.status === 'accepted' && approves === undefined) return readAccepted(trx, row)
  const body = await requireCurrent(trx, row, { version, sha256, now })
  // the link may have been forwarded or quoted: it does not show whose the address is
  if (!isVerified(actor)) throw new AppError('verify-email-first')
  await requireOffered(trx, body)
  const { organization_id: sellerId, buyer_id: buyerId } = row
  if (takesOver)
    await claimClient(trx, {
      client: { id: row.client_id, buyerId, sellerId },
      personId: actor.personId,
      origin,
      sessionId,
      now,
    })
  await freeHolds(context, trx, { row, by: row.rep_id, now })
  const { orderId, ids } = await placeAgreed(context, trx, body.lines.map(toLine), {
    sellerId,
    buyerId,
    offeredBy: row.rep_id,
    acceptedBy: actor.personId,
    approves,
    origin,
    now,
    toBuyer: (to, payUntil) => acceptedMail(context.config, { to, body, payUntil }),
  })
  await restoreSent(trx, row.id, body)
  await trx
    .updateTable('proposals')
    .set({ status: 'accepted', order_id: orderId, answered_at: now, updated_at: later(row.updated_at, now) })
    .where('id', '=', row.id)
    .execute()
  await keep?.(trx, row.id)
  return { organizationId: buyerId, bookings: ids }
}

/** What the terms of a line were made of. */
function toLine(terms: AgreedTerms): AgreedLine {
  const { units, first, last, quantity, extras, brand, note } = terms
  const { unitId } = required(units[0])
  const request: BookingRequest = {
    unitId,
    from: first,
    to: last,
    quantity,
    extras,
    brand,
    note,
    sponsor: terms.political?.sponsor ?? null,
  }
  return { terms, request }
}

interface Read {
  version?: number
  sha256: string
  now: Date
}

/**
 * Of a locked proposal, the version that was read and is the newest.
 * @throws AppError `proposal-closed`, `proposal-expired`, `proposal-changed`
 */
export async function requireCurrent(
  db: Db,
  row: SharedRow,
  { version, sha256, now }: Read,
): Promise<ProposalBody> {
  const status = proposalStatus(row, now)
  if (status === 'expired') throw new AppError('proposal-expired')
  if (status !== 'sent') throw new AppError('proposal-closed')
  const last = required((await readVersions(db, row.id))[0])
  if (last.sha256 !== sha256 || (version !== undefined && last.version !== version))
    throw new AppError('proposal-changed')
  return last.body
}

/** What left the market since is not sold any more. @throws LineTaken */
async function requireOffered(trx: Tx, { lines }: ProposalBody): Promise<void> {
  const rows = await trx
    .selectFrom('listings')
    .select(['id', 'status'])
    .where('id', 'in', [...new Set(lines.map(({ listing }) => listing.id))])
    .execute()
  const offered = new Set(rows.filter(({ status }) => isPublic(status)).map(({ id }) => id))
  const gone = lines.find(({ listing }) => !offered.has(listing.id))
  if (gone) throw new LineTaken(gone, { isOffMarket: true })
}

async function readAccepted(db: Db, { order_id, buyer_id }: SharedRow): Promise<Accepted> {
  const rows = await db
    .selectFrom('bookings')
    .select('id')
    .where('order_id', '=', order_id ?? 0)
    .orderBy('id')
    .execute()
  return { organizationId: buyer_id, bookings: rows.map(({ id }) => id) }
}

export async function notifySeller(
  trx: Tx,
  { id, organization_id: organizationId, title, version }: SharedRow,
  { about, text, now }: { about: string; text: string; now: Date },
): Promise<void> {
  await notifyOrganizations(trx, [
    {
      organizationId,
      side: 'seller',
      kind: 'proposal',
      subject: { type: 'proposal', id },
      actorId: null,
      data: { title, text },
      // pressed again it is no news
      key: `proposal:${id}:${version}:${about}`,
      now,
    },
  ])
}
