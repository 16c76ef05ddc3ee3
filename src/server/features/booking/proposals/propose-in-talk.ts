import type { proposalStartRoutes } from '#contract/booking/proposals-starts.ts'
import type { Out } from '#contract/route.ts'
import type { Actor } from '#domain/listings/listing.ts'
import type { Db } from '../../../platform/db/database.ts'
import { organizationName } from '../../../platform/db/organization-name.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { RecordResult } from '../../../platform/http/idempotent.ts'
import { coverLines, type StartContext, startProposal } from './start-proposal.ts'

interface ProposeInTalk {
  actor: Actor
  conversationId: number
  input: Out<typeof proposalStartRoutes.proposeInConversation.body>
  keep?: RecordResult
}

/** The space of a conversation for some days, to its buyer. @returns the id of the draft. @throws AppError as `startProposal`, `wrong-step` */
export async function proposeInTalk(
  context: StartContext,
  { actor, conversationId, input, keep }: ProposeInTalk,
): Promise<number> {
  const { unitId, from: first, to: last, spaceCents } = input
  const {
    listing_id: listingId,
    buyer_id: accountId,
    name,
  } = await getTalk(context.db, { conversationId, actor })
  const line = { listingId, unitId, first, last, spaceCents }
  return startProposal(context, {
    actor,
    client: { accountId, name },
    title: '',
    ids: [listingId],
    toLines: (spaces) => coverLines([line], spaces),
    keep,
  })
}

/** @throws AppError `not-found` for those of others, `wrong-step` for its buyer */
async function getTalk(db: Db, { conversationId, actor }: Pick<ProposeInTalk, 'conversationId' | 'actor'>) {
  const found = await db
    .selectFrom('conversations')
    .innerJoin('organizations as buyer', 'buyer.id', 'conversations.buyer_id')
    .select(['conversations.listing_id', 'conversations.buyer_id', 'conversations.seller_id'])
    .select(organizationName('buyer').as('name'))
    .where('conversations.id', '=', conversationId)
    .executeTakeFirst()
  const own = actor.organizationId
  if (!found || (found.seller_id !== own && found.buyer_id !== own)) throw new AppError('not-found')
  if (found.seller_id !== own) throw new AppError('wrong-step')
  return found
}
