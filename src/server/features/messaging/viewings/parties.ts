import { type SqlBool, sql } from 'kysely'
import { isAudience } from '#domain/audience.ts'
import { MARKET_ZONE } from '#domain/format-dates.ts'
import type { Side } from '#domain/messaging/conversation.ts'
import type { Db } from '../../../platform/db/database.ts'
import { type MemberSettings, toMemberToken } from '../../../platform/mail/reply-address.ts'
import { noSuchViewing } from './refuse.ts'

/** One person of a side, as mails and calendar files need them. */
export interface Party {
  id: number
  side: Side
  /** Of the side: the company's, or the person's who is alone. */
  name: string
  email: string
  /** Of the addresses that this person answers to. */
  mailSelector: string
  /** The time zone (IANA) that this person has chosen. */
  zone: string
}

/** What a viewing is of, and its two sides. */
export interface Parties {
  title: string
  names: Record<Side, string>
  /** Everybody of both. */
  members: readonly Party[]
  /** Those of them who are told of viewings, and have them in their calendars. */
  people: readonly Party[]
}

export async function readParties(db: Db, conversationId: number): Promise<Parties> {
  const [thread, rows] = await Promise.all([findThread(db, conversationId), listPeople(db, conversationId)])
  if (!thread) throw noSuchViewing()
  const { title, buyer, seller } = thread
  const names = { buyer, seller }
  const members = rows.map(({ time_zone, ...row }) => ({
    ...row,
    name: names[row.side],
    zone: time_zone ?? MARKET_ZONE,
  }))
  const people = members.filter(({ role, side }) => isAudience(role, 'viewing', side))
  return { title, names, members, people }
}

const nameOf = (side: Side) =>
  sql<string>`coalesce(${sql.ref(`${side}.name`)}, ${sql.ref(`${side}.username`)})`

function findThread(db: Db, id: number) {
  return db
    .selectFrom('conversations')
    .innerJoin('listings', 'listings.id', 'conversations.listing_id')
    .innerJoin('organizations as buyer', 'buyer.id', 'conversations.buyer_id')
    .innerJoin('organizations as seller', 'seller.id', 'conversations.seller_id')
    .select(['listings.title', nameOf('buyer').as('buyer'), nameOf('seller').as('seller')])
    .where('conversations.id', '=', id)
    .executeTakeFirst()
}

function listPeople(db: Db, conversationId: number) {
  return db
    .selectFrom('conversation_members as member')
    .innerJoin('conversations', 'conversations.id', 'member.conversation_id')
    .innerJoin('users', 'users.id', 'member.user_id')
    .leftJoin('notice_settings', 'notice_settings.user_id', 'users.id')
    .innerJoin('organization_members as person', (join) =>
      join
        .onRef('person.user_id', '=', 'member.user_id')
        .on(
          sql<SqlBool>`person.organization_id = case member.side when 'buyer' then conversations.buyer_id else conversations.seller_id end`,
        ),
    )
    .select(['member.side', 'member.mail_selector as mailSelector', 'notice_settings.time_zone'])
    .select(['users.id', 'users.email', 'person.role'])
    .where('member.conversation_id', '=', conversationId)
    .where('users.deleted_at', 'is', null)
    .orderBy('users.id')
    .execute()
}

export function otherSide(side: Side): Side {
  return side === 'buyer' ? 'seller' : 'buyer'
}

/** What a calendar program answers to; it names the person and the conversation, and shows nobody's address. */
export function calendarAddress(config: MemberSettings, { mailSelector }: Party): string {
  return `viewing+${toMemberToken(config, mailSelector)}@${config.SUPPORT_DOMAIN}`
}
