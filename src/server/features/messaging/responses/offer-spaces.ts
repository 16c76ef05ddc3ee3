import { similarWords } from '#domain/messaging/answer-words.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { notifyOrganizations } from '../../ground/notices/audience.ts'
import type { ConversationRow } from '../conversations/lock-conversation.ts'
import { appendSystem } from '../conversations/send-message.ts'

interface Offer {
  title: string
  /** Ids of similar spaces. */
  spaces: number[]
  now: Date
}

/** Shows a buyer who waits whom else to ask: in the thread, in the list of notices and by mail. */
export async function offerSpaces(
  trx: Tx,
  conversation: ConversationRow,
  { title, spaces, now }: Offer,
): Promise<void> {
  const { id, buyer_id } = conversation
  await appendSystem(trx, conversation, {
    data: { event: 'no-answer-yet', by: null, listingIds: spaces },
    body: ['No answer yet.', similarWords(spaces.length)].filter(Boolean).join(' '),
    now,
  })
  await notifyOrganizations(trx, [
    {
      organizationId: buyer_id,
      side: 'buyer',
      kind: 'no-answer',
      subject: { type: 'conversation', id },
      actorId: null,
      data: { title, listingIds: spaces, text: noAnswerSubject(title, spaces.length) },
      key: `no-answer:${id}`,
      now,
    },
  ])
}

/** The line of the bell and the subject of the mail. */
export function noAnswerSubject(title: string, count: number): string {
  return [`No answer yet about “${title}”${count > 0 ? '.' : ''}`, similarWords(count)]
    .filter(Boolean)
    .join(' ')
}
