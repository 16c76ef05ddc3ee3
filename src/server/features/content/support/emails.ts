import { adminSupportPath } from '#domain/paths.ts'
import type { Config } from '../../../config.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { sendMail } from '../../../platform/mail/mail.ts'

/** The ticket data that mails use. */
export interface MailedTicket {
  id: number
  /** `PL-100001`. */
  number: string
  name: string
  email: string
  subject: string
  /** Label of the category. */
  category: string
  isBilling: boolean
  replyToken: string
  staffToken: string
}

interface Words {
  message: string
  /** Number of attachments. */
  files: number
}

/** Reply-To address with a token that identifies the ticket and the side. */
function toReplyAddress(config: Config, token: string): string {
  return `support+${token}@${config.SUPPORT_DOMAIN}`
}

/**
 * To an address that a guest typed: it may be a stranger's, so the mail quotes nothing of the message.
 */
export async function sendGuestReceipt(trx: Tx, config: Config, ticket: MailedTicket) {
  await sendMail(trx, {
    to: ticket.email,
    replyTo: toReplyAddress(config, ticket.replyToken),
    subject: `[${ticket.number}] We received your message`,
    letter: {
      heading: "We've received your message",
      paragraphs: [
        'Thank you for writing to us. A person reads it and answers by e-mail, usually within 24 hours. To add something, reply to this mail.',
      ],
      facts: { Number: ticket.number, Category: ticket.category },
      footer:
        'You get this mail because this address was given on the Contact Support page of Placard. If that was not you, ignore it.',
    },
  })
}

/** Receipt with the ticket's number, to the sender at a verified address. */
export async function sendReceipt(trx: Tx, config: Config, ticket: MailedTicket, content: Words) {
  await sendMail(trx, {
    to: ticket.email,
    replyTo: toReplyAddress(config, ticket.replyToken),
    subject: `[${ticket.number}] We received your message: ${ticket.subject}`,
    letter: {
      heading: "We've received your message",
      paragraphs: [
        `Hello ${ticket.name},`,
        'thank you for writing to us. A person reads it and answers by e-mail, usually within 24 hours. To add something, reply to this mail.',
      ],
      facts: { Number: ticket.number, Category: ticket.category, Files: String(content.files) },
      quote: content.message,
      footer: 'You get this mail because this address was given on the Contact Support page of Placard.',
    },
  })
}

/** To the department's mailbox. An admin's reply to it is stored with the ticket and forwarded to the person. */
export async function notifySupport(trx: Tx, config: Config, ticket: MailedTicket, content: Words) {
  await sendMail(trx, {
    to: `${ticket.isBilling ? 'billing' : 'support'}@${config.SUPPORT_DOMAIN}`,
    replyTo: toReplyAddress(config, ticket.staffToken),
    subject: `[${ticket.number}] ${ticket.category}: ${ticket.subject}`,
    letter: {
      heading: ticket.subject,
      paragraphs: [],
      facts: {
        Number: ticket.number,
        From: `${ticket.name} <${ticket.email}>`,
        Category: ticket.category,
        Files: String(content.files),
      },
      quote: content.message,
      action: {
        label: 'Open the ticket',
        url: `${config.PUBLIC_URL}${adminSupportPath()}?ticket=${ticket.id}`,
      },
      footer: 'Reply to this mail from the address of your admin account to answer.',
    },
  })
}

export async function sendReply(trx: Tx, config: Config, ticket: MailedTicket, message: string) {
  await sendMail(trx, {
    to: ticket.email,
    replyTo: toReplyAddress(config, ticket.replyToken),
    subject: `Re: [${ticket.number}] ${ticket.subject}`,
    letter: {
      heading: ticket.subject,
      paragraphs: message.split(/\n{2,}/),
      footer: `Placard support, about your message ${ticket.number}. Reply to this mail to go on.`,
    },
  })
}
