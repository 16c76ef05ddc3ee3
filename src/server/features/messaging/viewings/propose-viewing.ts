import type { Side } from '#domain/messaging/conversation.ts'
import { required } from '#domain/required.ts'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { countSpace } from '../../ground/counts/count-space.ts'
import type { ConversationRow } from '../conversations/lock-conversation.ts'
import type { ProposeViewing } from '../conversations/start-conversation.ts'
import { isAgreedAtOnce } from './agreed-at-once.ts'
import { applyStep } from './apply-step.ts'
import { MAX_OPEN } from './limits.ts'
import { proposerOf, type ViewingRow } from './lock-viewing.ts'
import { notifyViewingStep } from './notify-viewing-step.ts'
import { refuseOtherTimes } from './refuse.ts'
import { readSettings } from './settings.ts'

type Proposal = Parameters<ProposeViewing>[1]

/** As the feature of conversations gets it, for the first words to a seller. */
export function viewingProposer(context: AppContext): ProposeViewing {
  return async (trx, proposal) => {
    await proposeViewing(context, trx, proposal)
  }
}

/**
 * Proposes one to three times in a locked conversation; a free time of a seller who lets them be confirmed is agreed at once.
 * The same proposal sent again changes nothing. @returns the viewing's id. @throws AppError `invalid-input`, `conflict`
 */
export async function proposeViewing(context: AppContext, trx: Tx, proposal: Proposal): Promise<number> {
  const { conversation, actorId, side, now } = proposal
  const times = proposal.times.toSorted((a, b) => a.getTime() - b.getTime())
  refuseOtherTimes(times, now)
  const open = await listOpen(trx, conversation.id)
  const same = open.find((viewing) => isSame(viewing, { side, times }))
  if (same) return same.id
  if (open.length >= MAX_OPEN)
    throw new AppError('conflict', { message: 'Please answer or cancel the open viewings first.' })
  const isAgreed = await isAgreedAtOnce(trx, conversation, { side, times, now })
  const made = await insertViewing(trx, conversation, { actorId, side, times, now })
  await countSpace(trx, { listingId: conversation.listing_id, what: 'viewings', now })
  const taken = { conversation, by: actorId, side, isAgreed: false, now }
  if (!isAgreed) await notifyViewingStep(context, trx, { ...taken, viewing: made, step: 'propose' })
  else {
    const viewing = await applyStep(trx, made, {
      step: 'confirm',
      actor: 'system',
      by: actorId,
      side,
      times,
      now,
    })
    await notifyViewingStep(context, trx, { ...taken, viewing, step: 'confirm' })
  }
  return made.id
}

function listOpen(trx: Tx, conversationId: number): Promise<ViewingRow[]> {
  return trx
    .selectFrom('viewings')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .where('status', 'in', ['proposed', 'confirmed'])
    .execute()
}

function isSame(viewing: ViewingRow, { side, times }: { side: Side; times: Date[] }): boolean {
  const { status, buyer_id, seller_id, proposed_times, starts_at } = viewing
  if (status === 'confirmed')
    return times.length === 1 && starts_at?.getTime() === required(times[0]).getTime()
  const proposer = side === 'buyer' ? buyer_id : seller_id
  return proposerOf(viewing) === proposer && proposed_times.map(Number).join() === times.map(Number).join()
}

async function insertViewing(
  trx: Tx,
  conversation: ConversationRow,
  { actorId, side, times, now }: { actorId: number; side: Side; times: Date[]; now: Date },
): Promise<ViewingRow> {
  const { id, listing_id, buyer_id, seller_id } = conversation
  const { minutes } = await readSettings(trx, seller_id)
  const { address, location_text } = await trx
    .selectFrom('listings')
    .select(['address', 'location_text'])
    .where('id', '=', listing_id)
    .executeTakeFirstOrThrow()
  return trx
    .insertInto('viewings')
    .values({
      conversation_id: id,
      listing_id,
      buyer_id,
      seller_id,
      status: 'proposed',
      proposed_times: times,
      proposed_by: actorId,
      proposed_side: side,
      minutes,
      place: toPlace(address, location_text),
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** For navigation too, which finds no street without its city. */
function toPlace(address: string | null, locationText: string): string {
  return address && !address.includes(locationText)
    ? `${address}, ${locationText}`
    : (address ?? locationText)
}
