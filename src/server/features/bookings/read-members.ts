import type { Side } from '#domain/conversation.ts'
import type { Db } from '../../platform/db/database.ts'

/** One side of a booking, as mails need it. */
export interface Member {
  id: number
  side: Side
  name: string
  email: string
  hasLeft: boolean
  /** In the addresses that this person answers to. */
  token: string
}

export async function readMembers(db: Db, conversationId: number): Promise<Record<Side, Member>> {
  const rows = await db
    .selectFrom('conversation_members as member')
    .innerJoin('users', 'users.id', 'member.user_id')
    .select(['member.side', 'member.mail_token as token'])
    .select(['users.id', 'users.name', 'users.username', 'users.email', 'users.deleted_at'])
    .where('member.conversation_id', '=', conversationId)
    .execute()
  const memberOf = (wanted: Side): Member => {
    const { name, username, deleted_at, ...member } = rows.find(({ side }) => side === wanted)!
    return { ...member, name: name ?? username, hasLeft: deleted_at !== null }
  }
  return { buyer: memberOf('buyer'), seller: memberOf('seller') }
}
