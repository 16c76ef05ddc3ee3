import type { Insertable } from 'kysely'
import { MARKET_ZONE } from '#domain/format-dates.ts'
import type { Tx } from '#server/platform/db/database.ts'
import type { MessagesTable } from '#server/platform/db/tables.gen.ts'
import type { DemoThread, DemoViewing } from './types.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Inserts threads with their numbers, members, clocks and viewings. @returns the conversations' ids, in the given order */
export async function insertThreads(trx: Tx, threads: readonly DemoThread[], now: Date): Promise<number[]> {
  const ids: number[] = []
  for (const thread of threads) ids.push(await insertThread(trx, thread, now))
  return ids
}

async function insertThread(trx: Tx, thread: DemoThread, now: Date): Promise<number> {
  const said = toMessages(thread, now)
  const { id } = await trx
    .insertInto('conversations')
    .values({
      listing_id: thread.listingId,
      buyer_id: thread.buyerId,
      seller_id: thread.sellerId,
      last_seq: said.length,
      created_at: said[0]!.created_at,
      last_message_at: said.at(-1)!.created_at,
      ...readClock(thread, said),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertMembers(trx, { id, thread, said, now })
  if (thread.viewing) {
    const viewingId = await insertViewing(trx, { id, thread, viewing: thread.viewing, now })
    for (const message of said) if (message.kind === 'system') nameViewing(message, viewingId)
  }
  await trx
    .insertInto('messages')
    .values(said.map((message, index) => ({ ...message, conversation_id: id, seq: index + 1 })))
    .execute()
  return id
}

type Said = Omit<Insertable<MessagesTable>, 'conversation_id' | 'seq'> & { created_at: Date }

function toMessages({ lines, viewing, buyerId, sellerId }: DemoThread, now: Date): Said[] {
  const said = lines.map(
    ([hoursAgo, side, body]): Said => ({
      author_id: side === 'buyer' ? buyerId : sellerId,
      kind: 'text',
      body,
      created_at: new Date(now.getTime() - hoursAgo * HOUR_MS),
    }),
  )
  const asked = viewing ? [toSystem(viewing, { buyerId, sellerId, now })] : []
  return [...said, ...asked].sort((a, b) => a.created_at.getTime() - b.created_at.getTime())
}

function toSystem(
  viewing: DemoViewing,
  { buyerId, sellerId, now }: { buyerId: number; sellerId: number; now: Date },
): Said {
  const by = viewing.by === 'buyer' ? buyerId : sellerId
  const event = viewing.status === 'done' ? 'viewing-confirmed' : (`viewing-${viewing.status}` as const)
  const words = {
    proposed: 'Asked for a viewing.',
    confirmed: 'Viewing confirmed.',
    declined: 'Viewing declined.',
  }
  return {
    author_id: null,
    kind: 'system',
    body: words[viewing.status as keyof typeof words] ?? 'Viewing confirmed.',
    data: JSON.stringify({
      event,
      by,
      times: [toInstant(viewing, now).toISOString()],
      reason: viewing.reason,
    }),
    created_at: new Date(now.getTime() - viewing.askedHoursAgo * HOUR_MS),
  }
}

function nameViewing(message: Said, viewingId: number): void {
  message.data = JSON.stringify({ ...JSON.parse(message.data as string), viewingId })
}

/** A whole hour in the market's zone. */
function toInstant({ inDays, hour }: DemoViewing, now: Date): Date {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: MARKET_ZONE }).format(
    now.getTime() + inDays * DAY_MS,
  )
  const guess = new Date(`${day}T${String(hour).padStart(2, '0')}:00:00Z`)
  const shown = Number(
    new Intl.DateTimeFormat('en-US', { timeZone: MARKET_ZONE, hour: 'numeric', hourCycle: 'h23' }).format(
      guess,
    ),
  )
  const behind = (hour - shown + 24) % 24
  return new Date(guess.getTime() + behind * HOUR_MS)
}

function readClock({ sellerId, buyerId }: DemoThread, said: Said[]) {
  const answer = said.find(({ author_id }) => author_id === sellerId)
  const lastAnswer = said.findLastIndex(({ author_id }) => author_id === sellerId)
  const waiting = said.slice(lastAnswer + 1).find(({ author_id }) => author_id === buyerId)
  return { first_answered_at: answer?.created_at ?? null, waiting_since: waiting?.created_at ?? null }
}

async function insertMembers(
  trx: Tx,
  { id, thread, said, now }: { id: number; thread: DemoThread; said: Said[]; now: Date },
): Promise<void> {
  const seen = (unread = 0) => said.length - unread
  await trx
    .insertInto('conversation_members')
    .values([
      {
        conversation_id: id,
        user_id: thread.buyerId,
        side: 'buyer',
        read_seq: seen(thread.unread?.buyer),
        archived_at: thread.isArchivedByBuyer ? now : null,
      },
      {
        conversation_id: id,
        user_id: thread.sellerId,
        side: 'seller',
        read_seq: seen(thread.unread?.seller),
      },
    ])
    .execute()
}

async function insertViewing(
  trx: Tx,
  { id, thread, viewing, now }: { id: number; thread: DemoThread; viewing: DemoViewing; now: Date },
): Promise<number> {
  const starts = toInstant(viewing, now)
  const isProposed = viewing.status === 'proposed'
  const place = trx
    .selectFrom('listings')
    .select(['address', 'location_text'])
    .where('id', '=', thread.listingId)
  const { address, location_text } = await place.executeTakeFirstOrThrow()
  const made = await trx
    .insertInto('viewings')
    .values({
      conversation_id: id,
      listing_id: thread.listingId,
      buyer_id: thread.buyerId,
      seller_id: thread.sellerId,
      status: viewing.status,
      place: address ?? location_text,
      proposed_times: isProposed ? [starts, new Date(starts.getTime() + DAY_MS)] : [],
      proposed_by: isProposed ? (viewing.by === 'buyer' ? thread.buyerId : thread.sellerId) : null,
      starts_at: isProposed ? null : starts,
      ends_at: isProposed ? null : new Date(starts.getTime() + HOUR_MS / 2),
      reason: viewing.reason ?? null,
      created_at: new Date(now.getTime() - viewing.askedHoursAgo * HOUR_MS),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return made.id
}
