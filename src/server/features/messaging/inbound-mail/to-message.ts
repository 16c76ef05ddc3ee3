import { CONVERSATION_LIMITS } from '#domain/messaging/conversation.ts'
import type { AppContext } from '../../../context.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { ANSWER_MARK } from '../../../platform/mail/answer-mark.ts'
import { maskContacts } from '../../../platform/mail/inbound/mask-contacts.ts'
import { presentLeftOut } from '../../../platform/mail/inbound/present-left-out.ts'
import type { ReadMail } from '../../../platform/mail/inbound/read-mail.ts'
import { requireRoom } from '../attachments/receive-attachment.ts'
import { storeUnsentFile } from '../attachments/store-unsent-file.ts'
import type { OutgoingMessage } from '../conversations/send-message.ts'
import { type Private, redactPrivate } from './redact-private.ts'

interface Mailed {
  mail: ReadMail
  folder: string
  authorId: number
  /** Unique among all mails: the sender alone chooses the Message-ID. */
  mailId: string
  hidden: Private
}

/** What of a mail goes into the thread. Its files are stored, unsent. @throws AppError `invalid-input`, `too-large` */
export async function toMessage(context: AppContext, mailed: Mailed): Promise<OutgoingMessage> {
  const words = redactPrivate(mailed.mail.words, mailed.hidden)
  if (words === '' && mailed.mail.files.length === 0) throw refuse(NOTHING)
  const { ids, notes } = await storeMailedFiles(context, mailed)
  const body = [words, ...mailed.mail.notes, ...notes].filter(Boolean).join('\n\n')
  const { message: max } = CONVERSATION_LIMITS
  if (body.length > max) throw refuse(`Message must be at most ${max} characters`)
  return {
    kind: 'text',
    via: 'mail',
    body,
    leftOut: toLeftOut(mailed),
    clientId: null,
    mailId: mailed.mailId,
    attachmentIds: ids,
  }
}

/** A program has put it there, and contact details are shared by choice alone: none are in it. */
function toLeftOut({ mail, hidden }: Mailed): string {
  return presentLeftOut({ ...mail, leftOut: maskContacts(redactPrivate(mail.leftOut, hidden)) })
}

const NOTHING = `There is no answer in this mail. Write above the line “${ANSWER_MARK}”.`

/** One picture that cannot be read does not lose the words. */
async function storeMailedFiles(context: AppContext, { mail, folder, authorId }: Mailed) {
  const ids: string[] = []
  const notes: string[] = []
  if (mail.files.length > 0) await requireRoom(context.db, authorId)
  for (const file of mail.files) {
    try {
      const { id } = await storeUnsentFile(context, { ownerId: authorId, file, folder })
      ids.push(id)
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'invalid-input')) throw error
      notes.push(`[The file “${file.name}” was not kept: it is damaged or too large.]`)
    }
  }
  return { ids, notes }
}

function refuse(message: string): AppError {
  return new AppError('invalid-input', { message })
}
