import type { NewConversation } from '#contract/messaging/conversations.ts'
import type { Actor } from '#domain/listings/listing.ts'
import type { Side } from '#domain/messaging/conversation.ts'
import type { AppContext } from '../../../context.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { onceUncounted, type RecordResult, type RequestKey } from '../../../platform/http/idempotent.ts'
import { findListing } from '../../listings/listings/queries.ts'
import { enforceMessageLimits, enforceStartLimits } from './enforce-limits.ts'
import {
  type ConversationRow,
  openConversation,
  requireReachable,
  requireStartable,
} from './lock-conversation.ts'
import { type OutgoingMessage, sendOnce } from './send-message.ts'
import { findMailed } from './sent-before.ts'

/** Proposes a viewing in a locked conversation: passed in, because viewings build on conversations. */
export type ProposeViewing = (
  trx: Tx,
  request: { conversation: ConversationRow; actorId: number; side: Side; times: Date[]; now: Date },
) => Promise<void>

/** From a page, or from a mail to the space's address. */
export type FirstMessage = Omit<NewConversation, 'clientId'> &
  Pick<OutgoingMessage, 'clientId' | 'mailId' | 'via' | 'leftOut'>

interface StartConversationInput {
  listingId: number
  actor: Actor
  /** The buyer's IP address. */
  address: string
  input: FirstMessage
  /** None: a mail. */
  key?: RequestKey | undefined
}

/**
 * First contact about a space; joins the conversation that is there. @returns its id.
 * @throws AppError `listing-not-found`, `forbidden`, `conflict`, `invalid-input`, `rate-limited`
 */
export function startConversation(
  context: AppContext,
  { key, ...asked }: StartConversationInput,
  proposeViewing: ProposeViewing,
): Promise<number> {
  return onceUncounted(context.db, key, (keep) => start(context, asked, { proposeViewing, keep }))
}

async function start(
  context: AppContext,
  { listingId, actor, address, input }: Omit<StartConversationInput, 'key'>,
  { proposeViewing, keep }: { proposeViewing: ProposeViewing; keep: RecordResult },
): Promise<number> {
  const { db, now } = context
  const { seller_id: sellerId } = requireStartable(await findListing(db, listingId), actor.organizationId)
  await requireReachable(db, actor.organizationId, sellerId)
  const known = await findConversation(db, { listingId, buyerId: actor.organizationId, sellerId })
  if (known !== undefined && (await isDelivered(db, known, { actor, input }))) return known
  if (known === undefined)
    await enforceStartLimits(context, { actor, address, sellerId, text: input.message })
  else await enforceMessageLimits(context, actor, input.message)
  return db.transaction().execute(async (trx) => {
    const at = now()
    const conversation = await openConversation(trx, {
      listingId,
      buyerId: actor.organizationId,
      sellerId,
      now: at,
    })
    if (await isDelivered(trx, conversation.id, { actor, input })) return conversation.id
    if (input.viewing) {
      const times = input.viewing.times.map((time) => new Date(time))
      await proposeViewing(trx, { conversation, actorId: actor.personId, side: 'buyer', times, now: at })
    }
    await sendWords(trx, conversation, { actor, input, now: at })
    await keep(trx, conversation.id)
    return conversation.id
  })
}

async function sendWords(
  trx: Tx,
  conversation: ConversationRow,
  { actor, input, now }: { actor: Actor; input: FirstMessage; now: Date },
): Promise<void> {
  const { message: body, viewing: _, ...rest } = input
  if (body === '' && rest.attachmentIds.length === 0) return
  await sendOnce(trx, conversation, { actor, message: { ...rest, kind: 'text', body }, now })
}

/** With the seller of now: what was written to one of before stays with them. */
async function findConversation(
  db: Db,
  { listingId, buyerId, sellerId }: { listingId: number; buyerId: number; sellerId: number },
): Promise<number | undefined> {
  const row = await db
    .selectFrom('conversations')
    .select('id')
    .where('listing_id', '=', listingId)
    .where('buyer_id', '=', buyerId)
    .where('seller_id', '=', sellerId)
    .where('booking_id', 'is', null)
    .executeTakeFirst()
  return row?.id
}

async function isDelivered(
  db: Db,
  conversationId: number,
  { actor, input }: { actor: Actor; input: FirstMessage },
): Promise<boolean> {
  return (await findMailed(db, { ...input, conversationId, authorId: actor.personId })) !== undefined
}
