import { QUICK_ANSWERS, type QuickAnswer } from '#domain/messaging/quick-answers.ts'
import { answersPath, conversationPath, inboxPath, listingPath } from '#domain/paths.ts'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { NoticeRenderer, NoticeRenderers } from '../../ground/notices/mail-notices.ts'
import { listingsWithSeller } from '../../listings/listings/queries.ts'

/** The response clock's own mails. Each looks once more: what was answered meanwhile is not mailed. */
export function answerRenderers({ config }: Pick<AppContext, 'config'>): NoticeRenderers {
  const publicUrl = config.PUBLIC_URL
  return {
    'answer-reminder': reminderMail(publicUrl),
    'no-answer': noAnswerMail(publicUrl),
    fade: demotionMail(publicUrl),
  }
}

const REPLIES = Object.entries(QUICK_ANSWERS) as [QuickAnswer, { label: string }][]

function reminderMail(publicUrl: string): NoticeRenderer {
  return async (trx, { notice, recipient }) => {
    const { subject_id: id, data } = notice
    if (!(await isWaiting(trx, id))) return null
    const buyer = notice.actor_name ?? notice.actor_username ?? 'A buyer'
    const line = `${buyer} waits for your answer about “${data.title}”`
    return {
      to: recipient.email,
      subject: line,
      letter: {
        heading: line,
        paragraphs: [
          `Hello ${recipient.name},`,
          'One line is enough. A tap below opens the conversation with these words; you still press Send yourself.',
        ],
        choices: REPLIES.map(([answer, { label }]) => ({
          label,
          url: `${publicUrl}${conversationPath(id)}?answer=${answer}`,
        })),
        action: { label: 'Open the conversation', url: `${publicUrl}${conversationPath(id)}` },
        footer:
          'How soon you answer is shown with your spaces. If you are away, say until when in your viewing hours: the clock stops, and you get no reminders.',
      },
    }
  }
}

function noAnswerMail(publicUrl: string): NoticeRenderer {
  return async (trx, { notice, recipient }) => {
    const { subject_id: id, data } = notice
    if (!(await isWaiting(trx, id))) return null
    const spaces = await listSpaces(trx, (data.listingIds as number[] | undefined) ?? [])
    return {
      to: recipient.email,
      subject: data.text ?? `No answer yet about “${data.title}”`,
      letter: {
        heading: `No answer yet about “${data.title}”`,
        paragraphs: [
          `Hello ${recipient.name},`,
          'The seller has your question and may still answer. Meanwhile you could ask somebody else:',
        ],
        choices: spaces.map((space) => ({ label: space.title, url: `${publicUrl}${listingPath(space.id)}` })),
        action: { label: 'Open the conversation', url: `${publicUrl}${conversationPath(id)}` },
      },
    }
  }
}

const FADES: Record<string, { paragraphs: string[]; label: string; path: string }> = {
  fade: {
    paragraphs: [
      'Three buyers in a row have waited for your answer for more than a week. Your spaces are now labeled “Often doesn’t reply” and ranked last in search.',
      'Reply to the waiting buyers, or set an away date, and this is lifted immediately. Otherwise your spaces are paused in three weeks.',
    ],
    label: 'See who waits',
    path: `${inboxPath()}?side=seller`,
  },
  pause: {
    paragraphs: [
      'Buyers have waited for your answers for weeks, so your spaces are off the market. Nothing was deleted.',
      'One button puts all of them back. Please answer the buyers who wait, too.',
    ],
    label: 'Resume my spaces',
    path: answersPath(),
  },
}

function demotionMail(publicUrl: string): NoticeRenderer {
  return async (_trx, { notice, recipient }) => {
    const words = FADES[notice.data.step ?? '']
    if (!words) return null
    const subject = notice.data.text ?? ''
    return {
      to: recipient.email,
      subject,
      letter: {
        heading: subject,
        paragraphs: [`Hello ${recipient.name},`, ...words.paragraphs],
        action: { label: words.label, url: `${publicUrl}${words.path}` },
      },
    }
  }
}

async function isWaiting(trx: Tx, conversationId: number): Promise<boolean> {
  const row = await trx
    .selectFrom('conversations')
    .select('id')
    .where('id', '=', conversationId)
    .where('waiting_since', 'is not', null)
    .where('first_answered_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

async function listSpaces(trx: Tx, ids: number[]): Promise<{ id: number; title: string }[]> {
  if (ids.length === 0) return []
  return listingsWithSeller(trx)
    .where('listings.id', 'in', ids)
    .where('listings.status', '=', 'active')
    .execute()
}
