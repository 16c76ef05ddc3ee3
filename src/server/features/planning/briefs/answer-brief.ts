import type { BriefCellsInput, receivedBriefRoutes } from '#contract/planning/briefs-received.ts'
import type { Out } from '#contract/route.ts'
import { type Actor, isVerified } from '#domain/listings/listing.ts'
import { BRIEF_LIMITS, isBriefOpen, toCells } from '#domain/planning/briefs.ts'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Limit } from '../../../platform/http/rate-limit.ts'
import type { BriefMeans } from './brief-means.ts'
import {
  type BriefLineRow,
  getReceivedRow,
  listBriefLines,
  lockReceived,
  ownSpaces,
  type ReceivedRow,
  takenCents,
} from './brief-rows.ts'
import { notifyBuyer } from './notify-buyer.ts'
import { priceBriefLine } from './price-line.ts'

const ANSWERS_PER_PERSON: Limit = { name: 'brief-answer:person', max: 120, perSeconds: 3600 }
const DAY_MS = 86_400_000
const CHANGED = 'The buyer changed this brief after you opened it. Read it again before you answer.'

interface OfSeller {
  id: number
  actor: Actor
}

/** A draft line for each run of chosen cells; what is there already stays. @throws AppError `not-found`, `brief-closed`, `listing-not-found`, `conflict` */
export async function addBriefLines(
  context: AppContext,
  means: BriefMeans,
  { id, actor, cells }: OfSeller & Out<typeof BriefCellsInput>,
): Promise<void> {
  const sellerId = actor.organizationId
  await context.limiter.take(ANSWERS_PER_PERSON, String(actor.personId))
  await inTransaction(context, async (trx) => {
    const now = context.now()
    await lockReceived(trx, { id, sellerId }, now)
    const runs = await means.joinCells(trx, { actor, cells, now })
    const before = await listBriefLines(trx, id, sellerId)
    const keyOf = (unit: number, first: string, last: string) => `${unit} ${first} ${last}`
    const known = new Set(before.map((line) => keyOf(line.unit_id, line.first_day, line.last_day)))
    const added = runs.filter(({ unitId, first, last }) => !known.has(keyOf(unitId, first, last)))
    if (before.length + added.length > BRIEF_LIMITS.lines)
      throw new AppError('conflict', {
        message: `An answer has at most ${BRIEF_LIMITS.lines} lines; these are ${before.length + added.length}.`,
      })
    if (added.length === 0) return
    await trx
      .insertInto('brief_lines')
      .values(
        added.map(({ listingId, unitId, first, last }) => ({
          brief_id: id,
          organization_id: sellerId,
          listing_id: listingId,
          unit_id: unitId,
          first_day: first,
          last_day: last,
        })),
      )
      .execute()
  })
}

type Input = Out<typeof receivedBriefRoutes.answerBrief.body>

/** Sends the answer as it stands, priced as of now; one that was sent is changed. @throws AppError as its route says */
export async function answerBrief(
  context: AppContext,
  means: BriefMeans,
  { id, actor, input }: OfSeller & { input: Input },
): Promise<void> {
  const { db, limiter } = context
  const received = { id, sellerId: actor.organizationId }
  if (!isVerified(actor))
    throw new AppError('verify-email-first', {
      message: 'Please verify your e-mail address before you answer buyers.',
    })
  await limiter.take(ANSWERS_PER_PERSON, String(actor.personId))
  const seen = await getReceivedRow(db, received)
  if (!isBriefOpen(seen, context.now())) throw new AppError('brief-closed')
  const mayGoBelow = actor.may.has('undo')
  const totals = await priceAnswer(context, means, { row: seen, received, input, mayGoBelow })
  await inTransaction(context, async (trx) => {
    const now = context.now()
    const row = await lockReceived(trx, received, now)
    if (input.version !== undefined && input.version !== row.version)
      throw new AppError('conflict', { message: CHANGED })
    const before = await listBriefLines(trx, id, received.sellerId)
    await writeLines(trx, { row, received, input, totals, before })
    await trx
      .updateTable('brief_recipients')
      .set({
        state: 'answered',
        reason: '',
        note: input.note,
        person_id: actor.personId,
        answered_at: now,
        valid_until: new Date(now.getTime() + input.validDays * DAY_MS),
      })
      .where('brief_id', '=', id)
      .where('organization_id', '=', received.sellerId)
      .execute()
    await notifyBuyer(trx, means, { row, sellerId: received.sellerId, before, input, totals, now })
  })
}

interface AnswerWrite {
  row: ReceivedRow
  received: { id: number; sellerId: number }
  input: Input
}

const missing = () =>
  new AppError('invalid-input', { message: 'Some of these lines are not there any more. Reload the page.' })

/** Another price here would not be that of the offer in the buyer's plan. */
const takenAlready = (title: string) =>
  new AppError('invalid-input', {
    message: `${title}: the buyer has taken it into a plan at the price that you sent. Leave that price; you can change the offer in your bookings.`,
  })

/** @returns totals by line. @throws AppError `invalid-input` naming the space that cannot be had */
async function priceAnswer(
  { db }: Pick<AppContext, 'db'>,
  means: BriefMeans,
  { row, received, input, mayGoBelow }: AnswerWrite & { mayGoBelow: boolean },
): Promise<Map<number, number>> {
  const lines = new Map(
    (await listBriefLines(db, received.id, received.sellerId)).map((line) => [line.id, line]),
  )
  const totals = new Map<number, number>()
  for (const { id, spaceCents } of input.lines) {
    const line = lines.get(id)
    if (!line) throw missing()
    if (takenCents(line) !== null && line.total_cents !== null) {
      if (line.space_cents !== spaceCents) throw takenAlready(line.title)
      totals.set(id, line.total_cents)
      continue
    }
    const parties = { sellerId: received.sellerId, buyerId: row.organization_id, buyerName: row.buyer_name }
    const asked = { ...line, space_cents: spaceCents }
    // what a manager sent stays as it was sent, whoever sends the rest
    const isKept = line.total_cents !== null && line.space_cents === spaceCents
    try {
      const priced = await priceBriefLine(means, {
        ...parties,
        line: asked,
        mayGoBelow: mayGoBelow || isKept,
      })
      totals.set(id, priced.totalCents)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      throw new AppError('invalid-input', { message: `${line.title}: ${error.message}` })
    }
  }
  return totals
}

async function writeLines(
  trx: Tx,
  {
    row,
    received,
    input,
    totals,
    before,
  }: AnswerWrite & { totals: ReadonlyMap<number, number>; before: readonly BriefLineRow[] },
): Promise<void> {
  const ids = input.lines.map(({ id }) => id)
  const own = new Set(before.map(({ id }) => id))
  if (!ids.every((id) => own.has(id))) throw missing()
  await ofSeller(trx, received).where('id', 'not in', ids).execute()
  for (const { id, spaceCents, cells } of input.lines)
    await trx
      .updateTable('brief_lines')
      .set({ space_cents: spaceCents, total_cents: totals.get(id), cells: toCells(row.columns, cells) })
      .where('id', '=', id)
      .where('brief_id', '=', received.id)
      .where('organization_id', '=', received.sellerId)
      .execute()
}

function ofSeller(trx: Tx, { id, sellerId }: { id: number; sellerId: number }) {
  return trx.deleteFrom('brief_lines').where('brief_id', '=', id).where('organization_id', '=', sellerId)
}

/** With a sentence for the buyer; what was sent is taken back. Once more is as good. @throws AppError `not-found`, `brief-closed` */
export async function declineBrief(
  context: AppContext,
  means: BriefMeans,
  { id, actor, reason }: OfSeller & { reason: string },
): Promise<void> {
  const received = { id, sellerId: actor.organizationId }
  await inTransaction(context, async (trx) => {
    const now = context.now()
    const row = await lockReceived(trx, received, now)
    await ofSeller(trx, received).execute()
    await trx
      .updateTable('brief_recipients')
      .set({ state: 'declined', reason, note: '', person_id: actor.personId, answered_at: now })
      .where('brief_id', '=', id)
      .where('organization_id', '=', received.sellerId)
      .execute()
    if (row.state === 'declined') return
    const notice = { side: 'buyer', kind: 'brief-answer', briefId: id, title: row.title } as const
    const organizationId = row.organization_id
    await means.notify(trx, [{ ...notice, organizationId, key: `brief-answer:${id}`, now }])
  })
}

/** In the conversation about one of the seller's spaces: one of the answer, else one that fits. @returns the conversation's id */
export async function askAboutBrief(
  { db, now }: AppContext,
  means: BriefMeans,
  { id, actor, text }: OfSeller & { text: string },
): Promise<number> {
  const received = { id, sellerId: actor.organizationId }
  const row = await getReceivedRow(db, received)
  if (!isBriefOpen(row, now())) throw new AppError('brief-closed')
  const [line] = await listBriefLines(db, id, received.sellerId)
  const fitting = line ? null : await ownSpaces(db, row, received.sellerId).limit(1).executeTakeFirst()
  const listingId = line?.listing_id ?? fitting?.id
  if (listingId === undefined)
    throw new AppError('conflict', {
      message: 'None of your spaces fits any more, so there is no conversation to ask in.',
    })
  const parties = { sellerId: received.sellerId, buyerId: row.organization_id }
  return means.ask(
    { ...parties, listingId, actor, text: `About your brief “${row.title}”: ${text}` },
    (trx, made) => recordConversation(trx, received, made),
  )
}

async function recordConversation(
  trx: Tx,
  { id, sellerId }: { id: number; sellerId: number },
  conversationId: number,
): Promise<void> {
  await trx
    .updateTable('brief_recipients')
    .set({ conversation_id: conversationId })
    .where('brief_id', '=', id)
    .where('organization_id', '=', sellerId)
    .execute()
}
