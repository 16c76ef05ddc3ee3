import type { Actor } from '#domain/listings/listing.ts'
import type { AppContext } from '../../../context.ts'
import { listMailedTexts } from '../conversations/shown-messages.ts'
import { findBegun } from './queries.ts'

/** What a mail to a space's address may quote: the conversation of before, if there is one. */
export async function listSentAbout(
  context: Pick<AppContext, 'db' | 'config'>,
  listingId: number,
  { personId: userId, organizationId: buyerId }: Pick<Actor, 'personId' | 'organizationId'>,
): Promise<string[]> {
  const conversationId = await findBegun(context.db, { listingId, buyerId })
  return conversationId === undefined ? [] : listMailedTexts(context, { conversationId, userId })
}
