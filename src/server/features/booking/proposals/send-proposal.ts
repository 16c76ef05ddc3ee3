import { sumCents } from '#domain/booking/price/cents.ts'
import { mayGoBelow } from '#domain/booking/price-floor.ts'
import type { ProposalBody } from '#domain/booking/proposals.ts'
import { DAY_MS } from '#domain/dates.ts'
import { toDateRange } from '#domain/format-dates.ts'
import { type Actor, isVerified } from '#domain/listings/listing.ts'
import { required } from '#domain/required.ts'
import { toInstant } from '#domain/zoned-time.ts'
import type { AppContext } from '../../../context.ts'
import type { Origin } from '../../../platform/db/audit.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Limit } from '../../../platform/http/rate-limit.ts'
import { enforceMailLimit } from '../../../platform/mail/mailbox-limit.ts'
import { type AgreedLine, holdLines, releaseHolds } from '../bookings/place-agreed.ts'
import { hasAccount } from '../clients/write-client.ts'
import { keepVersion, readVersions } from './keep-version.ts'
import { listRecipients, mailLinks } from './mail-links.ts'
import { type PriceContext, type PricedLine, priceLines, toRequest } from './price-lines.ts'
import {
  getProposalRow,
  listHolds,
  listLines,
  lockProposal,
  type Owned,
  type ProposalRow,
  requireOpen,
  requireSeen,
} from './proposal-rows.ts'
import { later, restoreSent } from './write-proposal.ts'

/** Each is a mail to somebody who may not know Placard. */
const SENT_PER_USER: Limit = { name: 'proposal-send:user', max: 40, perSeconds: 86_400 }

type SendContext = PriceContext & Pick<AppContext, 'limiter'>

interface SendInput {
  id: number
  actor: Actor
  origin: Origin
  /** Of the proposal as it was read. */
  updatedAt: string
}

/**
 * Keeps a proposal as its next version and mails its client a link to it; only the link's hash is kept. With holds the days of all
 * lines are held until it ends, or nothing is sent.
 * @throws AppError `not-found`, `proposal-closed`, `proposal-edited`, `dates-taken`, `term-not-sold`, `client-has-account`,
 * `verify-email-first`, `rate-limited`, `invalid-input`, `below-minimum`
 */
export async function sendProposal(
  context: SendContext,
  { id, actor, origin, updatedAt }: SendInput,
): Promise<void> {
  if (!isVerified(actor)) throw new AppError('verify-email-first')
  const owned = { id, sellerId: actor.organizationId }
  const row = await getProposalRow(context.db, owned)
  requireOpen(row, context.now())
  requireSendable(row)
  await context.limiter.take(SENT_PER_USER, String(actor.personId))
  const recipients = await listRecipients(context.db, row)
  for (const { to } of recipients) await enforceMailLimit(context.limiter, to)
  const own = await listLines(context.db, id)
  const lines = toAgreed(row, await priceLines(context, row, own, { mayGoBelow: mayGoBelow(actor) }))
  const now = context.now()
  const validUntil = endOf(row, lines, now)
  const body = toBody(row, lines, validUntil)
  await inTransaction(context, async (trx) => {
    const locked = await lockProposal(trx, owned)
    requireOpen(locked, now)
    requireSeen(locked, updatedAt)
    // priced as it was read before the lock
    requireSeen(locked, row.updated_at.toISOString())
    requireSendable(locked)
    await replaceHolds(context, trx, { row: locked, lines, actor, origin, validUntil, now })
    const version = locked.version + 1
    await keepVersion(trx, { proposalId: id, version, body, now })
    await trx
      .updateTable('proposals')
      .set({
        version,
        status: 'sent',
        rep_id: actor.personId,
        valid_until: validUntil,
        sent_at: now,
        answered_at: null,
        reason: '',
        updated_at: later(locked.updated_at, now),
      })
      .where('id', '=', id)
      .execute()
    await mailLinks(context, trx, { row: locked, recipients, body, version, now })
  })
}

/** @throws AppError `client-has-account` where days would be held for a client that answers for itself */
function requireSendable({ claimed_at, client_name, holds }: ProposalRow): void {
  if (holds && claimed_at !== null) throw hasAccount(client_name)
}

/** @throws AppError with what is in the way of the first line that cannot be had */
function toAgreed(row: ProposalRow, priced: readonly PricedLine[]): AgreedLine[] {
  if (priced.length === 0) throw new AppError('invalid-input', { message: 'A proposal needs a line' })
  return priced.map(({ line, asked, problem }) => {
    if (asked) return { terms: asked, request: toRequest(row, line) }
    const days = toDateRange({ first: line.first_day, last: line.last_day })
    const message = `${line.title}, ${days}: ${required(problem).message}`
    throw new AppError(required(problem).code, { message })
  })
}

/** Nobody agrees to days that have begun. @throws AppError `invalid-input` */
function endOf(
  { valid_days }: Pick<ProposalRow, 'valid_days'>,
  lines: readonly AgreedLine[],
  now: Date,
): Date {
  const begins = lines.map(({ terms: { first, timeZone } }) =>
    toInstant({ date: first, minute: 0 }, timeZone),
  )
  const first = Math.min(...begins.map((at) => at.getTime()))
  if (first <= now.getTime())
    throw new AppError('invalid-input', {
      message: 'Some of its days have begun already. Take them out first.',
    })
  return new Date(Math.min(now.getTime() + valid_days * DAY_MS, first))
}

function toBody(
  { title, intro, price, holds }: ProposalRow,
  lines: readonly AgreedLine[],
  validUntil: Date,
): ProposalBody {
  return {
    title,
    intro,
    price,
    holds,
    lines: lines.map(({ terms }) => terms),
    totalCents: sumCents(lines.map(({ terms }) => terms.totalCents)),
    validUntil: validUntil.toISOString(),
  }
}

interface ReplaceHolds {
  row: ProposalRow
  lines: readonly AgreedLine[]
  actor: Actor
  origin: Origin
  validUntil: Date
  now: Date
}

/** What the version before held is free, in the same moment in which this one holds its own. */
async function replaceHolds(context: SendContext, trx: Tx, given: ReplaceHolds): Promise<void> {
  const { row, lines, actor, origin, validUntil, now } = given
  await freeHolds(context, trx, { row, by: actor.personId, now })
  if (!row.holds) return
  const ids = await holdLines(context, trx, lines, {
    sellerId: row.organization_id,
    buyerId: row.buyer_id,
    by: actor.personId,
    origin,
    deadlineAt: validUntil,
    now,
  })
  await trx
    .insertInto('proposal_holds')
    .values(ids.map((booking_id) => ({ booking_id, proposal_id: row.id })))
    .execute()
}

/** Of a locked proposal. */
export async function freeHolds(
  context: Pick<AppContext, 'config' | 'now'>,
  trx: Tx,
  { row, by, now }: { row: Pick<ProposalRow, 'id'>; by: number | null; now: Date },
): Promise<void> {
  await releaseHolds(context, trx, await listHolds(trx, row.id), { by, now })
  await trx.deleteFrom('proposal_holds').where('proposal_id', '=', row.id).execute()
}

/** @throws AppError `not-found`, `proposal-closed` for one that was never sent, or is answered */
export async function withdrawProposal(
  context: Pick<AppContext, 'db' | 'config' | 'now' | 'metrics'>,
  { actor, ...owned }: Owned & { actor: Actor },
): Promise<void> {
  await inTransaction(context, async (trx) => {
    const now = context.now()
    const row = await lockProposal(trx, owned)
    requireOpen(row, now)
    if (row.version === 0)
      throw new AppError('proposal-closed', { message: 'This proposal was never sent. Delete it instead.' })
    await freeHolds(context, trx, { row, by: actor.personId, now })
    // what was changed and never sent is not what it said
    const [sent] = await readVersions(trx, row.id)
    await restoreSent(trx, row.id, required(sent).body)
    await trx
      .updateTable('proposals')
      .set({ status: 'withdrawn', answered_at: now, updated_at: later(row.updated_at, now) })
      .where('id', '=', row.id)
      .execute()
    await trx
      .updateTable('proposal_shares')
      .set({ revoked_at: now })
      .where('proposal_id', '=', row.id)
      .where('revoked_at', 'is', null)
      .execute()
  })
}
