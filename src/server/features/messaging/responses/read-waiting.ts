import { type SqlBool, sql } from 'kysely'
import { MARKET_ZONE } from '#domain/format-dates.ts'
import type { Db } from '../../../platform/db/database.ts'
import type { ConversationRow } from '../conversations/lock-conversation.ts'
import { loadAbsences } from './load-questions.ts'

/** A first question that nobody has answered, and all that decides what happens next. */
export type WaitingQuestion = NonNullable<Awaited<ReturnType<typeof readWaiting>>>

/** @returns undefined when nothing is owed: it was answered, one side has left, or has blocked or reported the other */
export async function readWaiting(
  db: Db,
  { id, waiting_since, first_answered_at, buyer_id, seller_id }: ConversationRow,
) {
  if (!waiting_since || first_answered_at) return undefined
  const row = await waitingQuestions(db).where('conversations.id', '=', id).executeTakeFirst()
  if (!row || (await isCutOff(db, { id, people: [buyer_id, seller_id] }))) return undefined
  const absences = (await loadAbsences(db, seller_id)).get(seller_id) ?? []
  return {
    title: row.title,
    zone: row.notice_zone ?? row.viewing_zone ?? MARKET_ZONE,
    mutedUntil: row.muted_until,
    absences,
    waiting: {
      askedAtMs: waiting_since.getTime(),
      reminders: row.reminders ?? 0,
      isOffered: row.offered_at !== null,
    },
  }
}

function waitingQuestions(db: Db) {
  return (
    db
      .selectFrom('conversations')
      .innerJoin('listings', 'listings.id', 'conversations.listing_id')
      .innerJoin('organizations as buyer', 'buyer.id', 'conversations.buyer_id')
      .innerJoin('organizations as seller', 'seller.id', 'conversations.seller_id')
      .leftJoin('answer_waits', 'answer_waits.conversation_id', 'conversations.id')
      .leftJoin('viewing_settings', 'viewing_settings.seller_id', 'conversations.seller_id')
      .select(['listings.title', 'answer_waits.reminders', 'answer_waits.offered_at'])
      .select('viewing_settings.time_zone as viewing_zone')
      // muted by everybody on the seller's side
      .select((eb) =>
        eb
          .selectFrom('conversation_members as member')
          .select(sql<Date | null>`min(coalesce(member.muted_until, '-infinity'))`.as('until'))
          .whereRef('member.conversation_id', '=', 'conversations.id')
          .where('member.side', '=', 'seller')
          .having(sql<SqlBool>`bool_and(member.muted_until is not null)`)
          .as('muted_until'),
      )
      // as the first owner has chosen
      .select((eb) =>
        eb
          .selectFrom('organization_members as owner')
          .innerJoin('notice_settings', 'notice_settings.user_id', 'owner.user_id')
          .select('notice_settings.time_zone')
          .whereRef('owner.organization_id', '=', 'conversations.seller_id')
          .where('owner.role', '=', 'owner')
          .orderBy('owner.joined_at')
          .limit(1)
          .as('notice_zone'),
      )
      .where('buyer.deleted_at', 'is', null)
      .where('seller.deleted_at', 'is', null)
      .where('seller.status', '<>', 'suspended')
  )
}

async function isCutOff(db: Db, { id, people }: { id: number; people: number[] }): Promise<boolean> {
  const block = db
    .selectFrom('blocks')
    .select('blocker_id as by')
    .where('blocker_id', 'in', people)
    .where('blocked_id', 'in', people)
  const report = db
    .selectFrom('listing_reports')
    .select('reporter_id as by')
    .where('conversation_id', '=', id)
  return (await block.executeTakeFirst()) !== undefined || (await report.executeTakeFirst()) !== undefined
}
