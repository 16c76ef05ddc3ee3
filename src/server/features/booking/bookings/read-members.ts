import { type SqlBool, sql } from 'kysely'
import type { Side } from '#domain/messaging/conversation.ts'
import type { OrganizationRole } from '#domain/roles.ts'
import type { Db } from '../../../platform/db/database.ts'
import { namedOf } from '../../../platform/db/membership.ts'

/** One person of a side of a booking, as mails need them. */
export interface Member {
  id: number
  side: Side
  name: string
  email: string
  /** Within their organization; null for who has left it, or Placard. */
  role: OrganizationRole | null
  /** Theirs; null for who has left it. */
  organizationId: number | null
  /** It, where a link has to name it: they belong to several. */
  actingFor: number | null
  /** Of the addresses that this person answers to. */
  mailSelector: string
}

/** Everybody of both sides, by conversation. */
export async function readMembersOf(
  db: Db,
  conversationIds: readonly number[],
): Promise<Map<number, Member[]>> {
  if (conversationIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('conversation_members as member')
    .innerJoin('users', 'users.id', 'member.user_id')
    .innerJoin('conversations', 'conversations.id', 'member.conversation_id')
    .leftJoin('organization_members as person', (join) =>
      join
        .onRef('person.user_id', '=', 'member.user_id')
        .on(
          sql<SqlBool>`person.organization_id = case member.side when 'buyer' then conversations.buyer_id else conversations.seller_id end`,
        ),
    )
    .select(['member.conversation_id', 'member.side', 'member.mail_selector as mailSelector'])
    .select(['users.id', 'users.name', 'users.username', 'users.email', 'person.role'])
    .select('person.organization_id as organizationId')
    .select(namedOf(sql.ref('users.id'), sql.ref('person.organization_id')).as('actingFor'))
    .where('member.conversation_id', 'in', [...conversationIds])
    .orderBy('users.id')
    .execute()
  const people = rows.map(({ conversation_id, name, username, ...member }) => ({
    conversationId: conversation_id,
    member: { ...member, name: name ?? username },
  }))
  return new Map(
    [...Map.groupBy(people, ({ conversationId }) => conversationId)].map(([id, found]) => [
      id,
      found.map(({ member }) => member),
    ]),
  )
}
