import { MARKET_ZONE } from '#domain/format-dates.ts'
import type { Side } from '#domain/messaging/conversation.ts'
import type { Db } from '../../../platform/db/database.ts'
import { type MemberSettings, toMemberToken } from '../../../platform/mail/reply-address.ts'
import { noSuchViewing } from './refuse.ts'

/** One side of a viewing, as mails and calendar files need it. */
export interface Party {
  id: number
  side: Side
  name: string
  email: string
  hasLeft: boolean
  /** Of the addresses that this person answers to. */
  mailSelector: string
  /** The time zone (IANA) that this person has chosen. */
  zone: string
}

/** What a viewing is of, and both sides of it. */
export interface Parties {
  title: string
  buyer: Party
  seller: Party
}

export async function readParties(db: Db, conversationId: number): Promise<Parties> {
  const rows = await db
    .selectFrom('conversation_members as member')
    .innerJoin('conversations', 'conversations.id', 'member.conversation_id')
    .innerJoin('listings', 'listings.id', 'conversations.listing_id')
    .innerJoin('users', 'users.id', 'member.user_id')
    .leftJoin('notice_settings', 'notice_settings.user_id', 'users.id')
    .select([
      'member.side',
      'member.mail_selector as mailSelector',
      'listings.title',
      'notice_settings.time_zone',
    ])
    .select(['users.id', 'users.name', 'users.username', 'users.email', 'users.deleted_at'])
    .where('member.conversation_id', '=', conversationId)
    .execute()
  const [buyer, seller] = (['buyer', 'seller'] as const).map((side) => rows.find((row) => row.side === side))
  if (!buyer || !seller) throw noSuchViewing()
  return { title: buyer.title, buyer: toParty(buyer), seller: toParty(seller) }
}

interface Row extends Pick<Party, 'id' | 'side' | 'email' | 'mailSelector'> {
  name: string | null
  username: string
  deleted_at: Date | null
  time_zone: string | null
}

function toParty({ id, side, email, mailSelector, name, username, deleted_at, time_zone }: Row): Party {
  const hasLeft = deleted_at !== null
  return { id, side, email, mailSelector, name: name ?? username, hasLeft, zone: time_zone ?? MARKET_ZONE }
}

export function otherThan({ buyer, seller }: Parties, { id }: { id: number | null }): Party {
  return id === buyer.id ? seller : buyer
}

/** What a calendar program answers to; it names the person and the conversation, and shows nobody's address. */
export function calendarAddress(config: MemberSettings, { mailSelector }: Party): string {
  return `viewing+${toMemberToken(config, mailSelector)}@${config.SUPPORT_DOMAIN}`
}
