import { type SqlBool, sql } from 'kysely'
import { dueSteps, nextStepAt, REMINDER_HOURS, toDaytime } from '#domain/messaging/answer-reminders.ts'
import type { Absence } from '#domain/messaging/response-clock.ts'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { addKeyedJob } from '../../../platform/jobs/keyed-job.ts'
import { notifyOrganizations } from '../../ground/notices/audience.ts'
import type { ConversationRow } from '../conversations/lock-conversation.ts'
import { findSimilarSpaces } from './find-similar-spaces.ts'
import type { ListAlike } from './list-alike.ts'
import { offerSpaces } from './offer-spaces.ts'
import { readWaiting, type WaitingQuestion } from './read-waiting.ts'

type ReminderContext = Pick<AppContext, 'db' | 'search' | 'now'> & { listAlike: ListAlike }

/**
 * Does the step that is due for a question that waits, and writes the job for the next. All it needs it reads from the
 * tables, so a late or repeated run is harmless. One step a run: two would lock two persons' feeds out of order.
 */
export async function remindSeller(context: ReminderContext, conversationId: number): Promise<void> {
  const { db, now } = context
  // the search comes first: no lock waits for it
  const similar = await findIfDue(context, conversationId)
  await db.transaction().execute(async (trx) => {
    const conversation = await lockRow(trx, conversationId)
    const question = conversation && (await readWaiting(trx, conversation))
    if (!question) return
    const at = now()
    const { waiting, absences, zone } = question
    const due = dueSteps(waiting, { nowMs: at.getTime(), absences })
    const isQuiet = toDaytime(at, zone) > at
    if (due.reminders > waiting.reminders && !isQuiet && awayUntil(absences, at) === 0) {
      waiting.reminders = due.reminders
      await remind(trx, conversation, { question, now: at })
    } else if (due.isOfferDue && !waiting.isOffered && similar) {
      waiting.isOffered = true
      await offerSpaces(trx, conversation, { title: question.title, spaces: similar, now: at })
    }
    await keep(trx, conversation.id, { question, now: at })
    await scheduleNext(trx, conversation.id, question, at)
  })
}

async function findIfDue(context: ReminderContext, conversationId: number): Promise<number[] | null> {
  const { db, now } = context
  const rows = db.selectFrom('conversations').selectAll().where('id', '=', conversationId)
  const conversation = await rows.executeTakeFirst()
  const question = conversation && (await readWaiting(db, conversation))
  if (!question) return null
  const due = dueSteps(question.waiting, { nowMs: now().getTime(), absences: question.absences })
  return due.isOfferDue ? findSimilarSpaces(context, conversation) : null
}

function lockRow(trx: Tx, id: number): Promise<ConversationRow | undefined> {
  return trx.selectFrom('conversations').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** When the absence of now ends, in milliseconds since 1970; 0 when there is none. */
function awayUntil(absences: readonly Absence[], now: Date): number {
  const nowMs = now.getTime()
  return Math.max(
    0,
    ...absences.filter(({ fromMs, toMs }) => fromMs <= nowMs && nowMs < toMs).map(({ toMs }) => toMs),
  )
}

/** A muted conversation reminds nobody; its steps pass. */
async function remind(
  trx: Tx,
  { id, seller_id }: ConversationRow,
  { question: { title, mutedUntil }, now }: { question: WaitingQuestion; now: Date },
): Promise<void> {
  if (mutedUntil && mutedUntil > now) return
  const by = await findAsker(trx, id)
  await notifyOrganizations(trx, [
    {
      organizationId: seller_id,
      kind: 'answer-reminder',
      subject: { type: 'conversation', id },
      actorId: by,
      data: { title },
      key: `answer-reminder:${id}`,
      now,
    },
  ])
}

/** Who of the buyer's side wrote or proposed last. */
async function findAsker(trx: Tx, conversationId: number): Promise<number | null> {
  const row = await trx
    .selectFrom('messages')
    .select(sql<number | null>`coalesce(author_id, (data ->> 'by')::int)`.as('by'))
    .where('conversation_id', '=', conversationId)
    .where(sql<SqlBool>`coalesce(author_id, (data ->> 'by')::int) is not null`)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.by ?? null
}

async function keep(
  trx: Tx,
  conversationId: number,
  { question: { waiting }, now }: { question: WaitingQuestion; now: Date },
): Promise<void> {
  const done = { reminders: waiting.reminders, offered_at: waiting.isOffered ? now : null }
  await trx
    .insertInto('answer_waits')
    .values({ conversation_id: conversationId, ...done })
    .onConflict((conflict) =>
      conflict.column('conversation_id').doUpdateSet((eb) => ({
        reminders: eb.ref('excluded.reminders'),
        offered_at: eb.fn.coalesce('answer_waits.offered_at', 'excluded.offered_at'),
      })),
    )
    .execute()
}

async function scheduleNext(
  trx: Tx,
  conversationId: number,
  { waiting, absences, zone }: WaitingQuestion,
  now: Date,
): Promise<void> {
  const next = nextStepAt(waiting, absences)
  if (next === null) return
  // what was put off comes in a minute at the earliest, and never while the seller is away
  const at = new Date(Math.max(next, now.getTime() + 60_000, awayUntil(absences, now)))
  const runAt = waiting.reminders < REMINDER_HOURS.length ? toDaytime(at, zone) : at
  await addKeyedJob(trx, {
    task: 'remind-seller',
    key: `remind:${conversationId}`,
    payload: { conversationId },
    runAt,
  })
}
