import { type QueryCreator, type SqlBool, sql } from 'kysely'
import { isAudience } from '#domain/audience.ts'
import type { MessageKind, Side, SystemEvent } from '#domain/messaging/conversation.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { Database } from '../../../platform/db/tables.gen.ts'
import { appendEvents, type FeedEvent } from '../../../platform/live/append-events.ts'
import { lockFeeds } from '../../../platform/live/lock-feeds.ts'
import { insertNotices, type NewNotice } from '../../ground/notices/notify.ts'
import { attachFiles } from '../attachments/message-files.ts'
import { queueAnswerJobs } from './answer-jobs.ts'
import type { ConversationRow } from './lock-conversation.ts'

interface Written extends Omit<AppendedMessage, 'side'> {
  side: Side | null
}

export interface AppendedMessage {
  /** Null: Placard itself. */
  authorId: number | null
  /** Which side writes or acts, where the caller knows; else that of the person. */
  side?: Side | undefined
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
  const people = await listPeople(trx, conversation.id)
  const by = message.authorId ?? message.data?.by ?? null
  const side = message.side ?? people.find(({ user_id }) => user_id === by)?.side ?? null
  const { waiting_since, first_answered_at } = conversation
  Object.assign(conversation, {
    last_seq: seq,
    last_message_at: now,
    ...advanceClock(conversation, { ...message, side }, now),
  })
  await writeMessage(trx, conversation, { message: { ...message, side }, now })
  await attachFiles(trx, { conversationId: conversation.id, seq }, message.attachmentIds ?? [])
  await lockFeeds(
    trx,
    people.map(({ user_id }) => user_id),
  )
  const members = people.filter(({ role }) => role !== null)
  const readers = message.kind === 'system' ? [] : members.filter((one) => isNotified(one, side, now))
  const told = await notifyOther(trx, conversation, { message, readers, now })
  const event = { kind: 'message', conversationId: conversation.id, messageSeq: seq } as const
  await appendEvents(trx, [
    ...members.map(({ user_id: userId }) => ({ userId, ...event })),
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
  { message, now }: { message: Written; now: Date },
): Promise<void> {
  const { id, last_seq, last_message_at, waiting_since, first_answered_at } = conversation
  await trx
    .with('message', (db) =>
      db.insertInto('messages').values({
        conversation_id: id,
        seq: last_seq,
        author_id: message.authorId,
        side: message.side,
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
  { waiting_since, first_answered_at }: ConversationRow,
  { authorId, data, side }: Written,
  now: Date,
) {
  if (side === 'seller') return { waiting_since: null, first_answered_at: first_answered_at ?? now }
  const isQuestion = side === 'buyer' && (authorId !== null || data?.event === 'viewing-proposed')
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

/** Everybody who reads a conversation, with their role on their side; null for who has left. */
function listPeople(trx: Tx, conversationId: number) {
  return trx
    .selectFrom('conversation_members as member')
    .innerJoin('conversations', 'conversations.id', 'member.conversation_id')
    .leftJoin('organization_members as person', (join) =>
      join
        .onRef('person.user_id', '=', 'member.user_id')
        .on(
          sql<SqlBool>`person.organization_id = case member.side when 'buyer' then conversations.buyer_id else conversations.seller_id end`,
        ),
    )
    .select(['member.user_id', 'member.side', 'member.muted_until', 'person.role', 'person.organization_id'])
    .where('member.conversation_id', '=', conversationId)
    .orderBy('member.user_id')
    .execute()
}
type Person = Awaited<ReturnType<typeof listPeople>>[number]

/** Those of the other side whose role answers messages, and who want to hear of this one. */
function isNotified({ side, role, muted_until }: Person, from: Side | null, now: Date): boolean {
  return side !== from && role !== null && isAudience(role, 'message') && !(muted_until && muted_until > now)
}

async function notifyOther(
  trx: Tx,
  conversation: ConversationRow,
  { message, readers, now }: { message: AppendedMessage; readers: readonly Person[]; now: Date },
): Promise<FeedEvent[]> {
  if (readers.length === 0) return []
  const { id, listing_id, last_seq } = conversation
  const { title } = await trx
    .selectFrom('listings')
    .select('title')
    .where('id', '=', listing_id)
    .executeTakeFirstOrThrow()
  const notices = readers.map(
    ({ user_id: userId, organization_id }): NewNotice => ({
      userId,
      organizationId: organization_id ?? undefined,
      kind: last_seq === 1 ? 'first-contact' : 'message',
      subject: { type: 'conversation', id },
      actorId: message.authorId,
      data: { title, messageSeq: last_seq },
      key: `message:${id}`,
      now,
    }),
  )
  return insertNotices(trx, notices)
}
