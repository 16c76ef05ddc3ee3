import { type SqlBool, sql } from 'kysely'
import type { AppContext } from '../../../context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { MEMBER_TOKEN } from '../../../platform/mail/reply-address.ts'
import { isOpenedBy } from '../../../platform/secrets/link-tokens.ts'

const OWN_SIDE = sql`case member.side when 'buyer' then conversations.buyer_id else conversations.seller_id end`

/** Whose address this is, in which conversation, and the people of the other side; nobody's who has left theirs. */
export async function findMember({ db, config }: Pick<AppContext, 'db' | 'config'>, token: string) {
  const rows = await db
    .selectFrom('conversation_members as member')
    .innerJoin('conversation_members as other', (join) =>
      join
        .onRef('other.conversation_id', '=', 'member.conversation_id')
        .on(sql<SqlBool>`other.side <> member.side`),
    )
    .innerJoin('users', 'users.id', 'member.user_id')
    .innerJoin('users as reader', 'reader.id', 'other.user_id')
    .innerJoin('conversations', 'conversations.id', 'member.conversation_id')
    .innerJoin('organization_members as person', (join) =>
      join
        .onRef('person.user_id', '=', 'member.user_id')
        .on(sql<SqlBool>`person.organization_id = ${OWN_SIDE}`),
    )
    .innerJoin('organizations', 'organizations.id', 'person.organization_id')
    .select(['member.conversation_id', 'member.mail_selector', 'other.mail_selector as other_selector'])
    .select(['users.id', 'users.role', 'users.status', 'users.email'])
    .select(['person.organization_id', 'person.role as member_role', 'reader.email as other_email'])
    .select('organizations.status as organization_status')
    .select(
      sql<number>`case member.side when 'buyer' then conversations.seller_id else conversations.buyer_id end`.as(
        'other_id',
      ),
    )
    .where(isOpenedBy(config, [token], MEMBER_TOKEN))
    .execute()
  const [member] = rows
  return (
    member && {
      ...member,
      others: rows.map((row) => ({ email: row.other_email, selector: row.other_selector })),
    }
  )
}

export function findSender(db: Db, email: string) {
  return db
    .selectFrom('users')
    .select(['id', 'role', 'status', 'email'])
    .where('email', '=', email)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

export function findSeller(db: Db, listingId: number) {
  return db
    .selectFrom('listings')
    .innerJoin('organizations', 'organizations.id', 'listings.seller_id')
    .select(['organizations.id', 'organizations.email', 'listings.title'])
    .where('listings.id', '=', listingId)
    .executeTakeFirst()
}

/** The conversation that this mail is in already. */
export async function findMailed(db: Db, mailId: string): Promise<number | undefined> {
  const message = await db
    .selectFrom('messages')
    .select('conversation_id')
    .where('mail_id', '=', mailId)
    .executeTakeFirst()
  return message?.conversation_id
}

/** The conversation about a space that somebody has begun. */
export async function findBegun(
  db: Db,
  { listingId, buyerId }: { listingId: number; buyerId: number },
): Promise<number | undefined> {
  const begun = await db
    .selectFrom('conversations')
    .select('id')
    .where('listing_id', '=', listingId)
    .where('buyer_id', '=', buyerId)
    .executeTakeFirst()
  return begun?.id
}
