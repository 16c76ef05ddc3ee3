import type { AppContext } from '../../../context.ts'
import { listMailedTexts } from '../conversations/shown-messages.ts'
import { findBegun } from './queries.ts'

/** What a mail to a space's address may quote: the conversation of before, if there is one. */
export async function listSentAbout(
  context: Pick<AppContext, 'db' | 'config'>,
  buyer: { listingId: number; buyerId: number },
): Promise<string[]> {
  const conversationId = await findBegun(context.db, buyer)
  return conversationId === undefined
    ? []
    : listMailedTexts(context, { conversationId, userId: buyer.buyerId })
}
