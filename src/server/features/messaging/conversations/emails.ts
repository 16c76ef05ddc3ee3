import { findScamSigns, SCAM_NOTES } from '#domain/messaging/scam-signs.ts'
import { conversationPath } from '#domain/paths.ts'
import type { Config } from '../../../config.ts'
import type { Db } from '../../../platform/db/database.ts'
import { ANSWER_MARK } from '../../../platform/mail/answer-mark.ts'
import { renderLetter } from '../../../platform/mail/letter.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { toMemberAddress } from '../../../platform/mail/reply-address.ts'
import { findMailedMember, findUnread, hasReadOther, type MailedMember, type Unread } from './unread-for.ts'

/** Of each message. */
const MAX_WORDS = 2000

/**
 * What the other side wrote and this reader has not seen, as a mail that carries neither side's address.
 * @param fromSeq the first that no mail has told yet. @returns null when there is nothing unread any more, or when it must not reach them
 */
export async function renderMessageMail(
  db: Db,
  config: Config,
  { conversationId, userId, fromSeq = 1 }: { conversationId: number; userId: number; fromSeq?: number },
): Promise<Mail | null> {
  const member = await findMailedMember(db, { conversationId, userId })
  const unread = member && (await findUnread(db, { conversationId, fromSeq }, member))
  if (!member || !unread?.total) return null
  const isFirst =
    fromSeq === 1 && member.side === 'seller' && !(await hasReadOther(db, conversationId, member))
  return toMail(config, { conversationId, member, unread, isFirst })
}

/** The texts of mails that may have carried the other side's latest messages to this reader: to know them again where they are quoted. */
export async function renderSentMails(
  db: Db,
  config: Config,
  { conversationId, userId }: { conversationId: number; userId: number },
): Promise<string[]> {
  const member = await findMailedMember(db, { conversationId, userId })
  if (!member) return []
  const unread = await findUnread(db, { conversationId, fromSeq: 1 }, { ...member, read_seq: 0 })
  return [true, false].map(
    (isFirst) => renderLetter(toMail(config, { conversationId, member, unread, isFirst }).letter).text,
  )
}

interface Written {
  conversationId: number
  member: MailedMember
  unread: Unread
  /** First contact of a buyer. */
  isFirst: boolean
}

function toMail(config: Config, { conversationId, member, unread, isFirst }: Written): Mail {
  const { title, other_name: name } = member
  const thread = `c${conversationId}`
  const id = `${thread}.s${unread.messages.at(-1)?.seq ?? 0}@${config.SUPPORT_DOMAIN}`
  const replyTo = toMemberAddress(config, member.mail_selector)
  const subject = isFirst ? `Question about “${title}”` : `${name} wrote about “${title}”`
  return {
    to: member.email,
    replyTo,
    fromName: `${name} via Placard`,
    subject,
    messageId: id,
    mailId: id,
    references: `${thread}@${config.SUPPORT_DOMAIN}`,
    letter: {
      preface: replyTo && ANSWER_MARK,
      heading: isFirst ? 'Somebody asks about your space' : subject,
      paragraphs: toParagraphs({ member, unread, isFirst }),
      quote: unread.messages.map(toWords).join('\n\n'),
      action: { label: 'Answer', url: `${config.PUBLIC_URL}${conversationPath(conversationId)}` },
      footer: replyTo
        ? `Reply to this mail or use the button. ${name} does not see your e-mail address.`
        : 'Answer with the button. Replies to this mail are not read.',
    },
  }
}

function toParagraphs({ member, unread, isFirst }: Omit<Written, 'conversationId'>): string[] {
  const { other_name: name, title, other_status } = member
  const signs = new Set(unread.messages.flatMap(({ body }) => findScamSigns(body)))
  const earlier = unread.total - unread.messages.length
  return [
    isFirst ? `${name} has a question about “${title}”.` : `${name} wrote:`,
    ...(other_status === 'pending' ? [`The e-mail address of ${name} is not verified yet.`] : []),
    ...[...signs].map((sign) => SCAM_NOTES[sign]),
    ...(earlier > 0
      ? [`These are the latest ${unread.messages.length}; ${earlier} more are in your inbox.`]
      : []),
  ]
}

function toWords({ body, files }: Unread['messages'][number]): string {
  const words = body.length > MAX_WORDS ? `${body.slice(0, MAX_WORDS).trimEnd()}…` : body
  return [words, ...(files ?? []).map((name) => `File: ${name}`)].filter(Boolean).join('\n')
}
