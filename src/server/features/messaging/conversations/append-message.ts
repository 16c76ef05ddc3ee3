import { type QueryCreator, sql } from 'kysely'
import type { MessageKind, SystemEvent } from '#domain/messaging/conversation.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { Database } from '../../../platform/db/tables.gen.ts'
import { appendEvents, type FeedEvent } from '../../../platform/live/append-events.ts'
import { lockFeeds } from '../../../platform/live/lock-feeds.ts'
import { insertNotices, type NewNotice } from '../../ground/notices/notify.ts'
import { attachFiles } from '../attachments/message-files.ts'
import { queueAnswerJobs } from './answer-jobs.ts'
import type { ConversationRow } from './lock-conversation.ts'

export interface AppendedMessage {
  /** Null: Placard itself. */
  authorId: number | null
  kind: MessageKind
  body: string
  data?: SystemEvent | null
  clientId?: string | null
  mailId?: string | null
  via?: 'page' | 'mail'
  /** Of an answer by mail: what it quotes. */
  leftOut?: string | null
  attachmentIds?: readonly string[]
}

/**
 * Appends to a conversation that the caller has locked: the message, its number, what is unread, who waits, both feeds and
 * the notice are one commit. @param beside events of what the caller tells with it, whose feeds it has locked
 * @returns the message's number
 */
export async function appendMessage(
  trx: Tx,
  conversation: ConversationRow,
  { message, now, beside = [] }: { message: AppendedMessage; now: Date; beside?: readonly FeedEvent[] },
): Promise<number> {
  const seq = conversation.last_seq + 1
  const { waiting_since, first_answered_at } = conversation
  Object.assign(conversation, {
    last_seq: seq,
    last_message_at: now,
    ...advanceClock(conversation, message, now),
  })
  await writeMessage(trx, conversation, { message, now })
  await attachFiles(trx, { conversationId: conversation.id, seq }, message.attachmentIds ?? [])
  const told = message.kind === 'system' ? [] : await notifyOther(trx, conversation, { message, now })
  const event = { kind: 'message', conversationId: conversation.id, messageSeq: seq } as const
  await appendEvents(trx, [
    { userId: conversation.buyer_id, ...event },
    { userId: conversation.seller_id, ...event },
    ...told,
    ...beside,
  ])
  await queueAnswerJobs(trx, { waiting_since, first_answered_at }, conversation)
  return seq
}

/** The message and how the conversation stands with it, in one statement. */
async function writeMessage(
  trx: Tx,
  conversation: ConversationRow,
  { message, now }: { message: AppendedMessage; now: Date },
): Promise<void> {
  const { id, last_seq, last_message_at, waiting_since, first_answered_at } = conversation
  await trx
    .with('message', (db) =>
      db.insertInto('messages').values({
        conversation_id: id,
        seq: last_seq,
        author_id: message.authorId,
        kind: message.kind,
        body: message.body,
        data: message.data ? JSON.stringify(message.data) : null,
        client_id: message.clientId ?? null,
        mail_id: message.mailId ?? null,
        via: message.via ?? 'page',
        left_out: message.leftOut || null,
        created_at: now,
      }),
    )
    .with('members', (db) => advanceMembers(db, conversation, message.authorId ?? message.data?.by ?? null))
    .updateTable('conversations')
    .set({ last_seq, last_message_at, waiting_since, first_answered_at })
    .where('id', '=', id)
    .execute()
}

/** Who waits: a buyer's words or request for a viewing begin a wait, whatever the seller does ends it. */
function advanceClock(
  { buyer_id, seller_id, waiting_since, first_answered_at }: ConversationRow,
  { authorId, data }: AppendedMessage,
  now: Date,
) {
  const by = authorId ?? data?.by ?? null
  if (by === seller_id) return { waiting_since: null, first_answered_at: first_answered_at ?? now }
  const isQuestion = by === buyer_id && (authorId !== null || data?.event === 'viewing-proposed')
  return isQuestion ? { waiting_since: waiting_since ?? now } : {}
}

/** Whoever wrote or did it has read it; what comes new leaves the archive. */
function advanceMembers(db: QueryCreator<Database>, { id, last_seq }: ConversationRow, by: number | null) {
  return db
    .updateTable('conversation_members')
    .set({
      archived_at: null,
      read_seq: sql`case when user_id = ${by}::int then ${last_seq}::int else read_seq end`,
    })
    .where('conversation_id', '=', id)
}

async function notifyOther(
  trx: Tx,
  conversation: ConversationRow,
  { message, now }: { message: AppendedMessage; now: Date },
): Promise<FeedEvent[]> {
  const { id, buyer_id, seller_id, last_seq } = conversation
  const userId = message.authorId === buyer_id ? seller_id : buyer_id
  const { title, muted_until } = await trx
    .selectFrom('conversation_members as member')
    .innerJoin('conversations', 'conversations.id', 'member.conversation_id')
    .innerJoin('listings', 'listings.id', 'conversations.listing_id')
    .select(['listings.title', 'member.muted_until'])
    .where('member.conversation_id', '=', id)
    .where('member.user_id', '=', userId)
    .executeTakeFirstOrThrow()
  if (muted_until && muted_until > now) return []
  await lockFeeds(trx, [buyer_id, seller_id])
  const notice: NewNotice = {
    userId,
    kind: last_seq === 1 ? 'first-contact' : 'message',
    subject: { type: 'conversation', id },
    actorId: message.authorId,
    data: { title, messageSeq: last_seq },
    key: `message:${id}`,
    now,
  }
  return insertNotices(trx, [notice])
}
