import type { Side } from '#domain/messaging/conversation.ts'
import type { Db } from '../../../platform/db/database.ts'

/** One side of a booking, as mails need it. */
export interface Member {
  id: number
  side: Side
  name: string
  email: string
  hasLeft: boolean
  /** Of the addresses that this person answers to. */
  mailSelector: string
}

/** Both sides, by conversation. */
export async function readMembersOf(
  db: Db,
  conversationIds: readonly number[],
): Promise<Map<number, Record<Side, Member>>> {
  if (conversationIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('conversation_members as member')
    .innerJoin('users', 'users.id', 'member.user_id')
    .select(['member.conversation_id', 'member.side', 'member.mail_selector as mailSelector'])
    .select(['users.id', 'users.name', 'users.username', 'users.email', 'users.deleted_at'])
    .where('member.conversation_id', 'in', [...conversationIds])
    .execute()
  const members = new Map<number, Record<Side, Member>>()
  for (const { conversation_id, name, username, deleted_at, ...member } of rows) {
    const sides = members.get(conversation_id) ?? ({} as Record<Side, Member>)
    sides[member.side] = { ...member, name: name ?? username, hasLeft: deleted_at !== null }
    members.set(conversation_id, sides)
  }
  return members
}
