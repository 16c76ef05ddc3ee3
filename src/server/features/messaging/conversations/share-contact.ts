import type { Actor } from '#domain/listings/listing.ts'
import type { AppContext } from '../../../context.ts'
import type { RequestKey } from '../../../platform/http/idempotent.ts'
import { sendMessage } from './send-message.ts'

/** The one way an address reaches the other side: its owner says so. @returns the message's number */
export async function shareContact(
  context: AppContext,
  { id, actor, clientId, key }: { id: number; actor: Actor; clientId: string; key: RequestKey },
): Promise<number> {
  const user = await context.db
    .selectFrom('users')
    .select(['name', 'username', 'email', 'phone'])
    .where('id', '=', actor.personId)
    .executeTakeFirstOrThrow()
  const body = [user.name ?? user.username, user.email, user.phone].filter(Boolean).join('\n')
  const message = { kind: 'contact', body, clientId, attachmentIds: [] } as const
  return sendMessage(context, { id, actor, message, key })
}
