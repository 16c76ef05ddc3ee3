import type { SupportMessage } from '#contract/support.ts'
import type { Config } from '../../config.ts'
import type { Db } from '../../platform/db/database.ts'
import { sendMail } from '../../platform/mail/mail.ts'

interface Facts {
  number: string
  /** Label of the category. */
  category: string
  message: SupportMessage
  /** How many files came with it. */
  files: number
}

/** To the person who wrote: that it arrived, under which number. */
export async function sendReceipt(trx: Db, config: Config, { number, category, message, files }: Facts) {
  await sendMail(trx, {
    to: message.email,
    replyTo: `support@${config.SUPPORT_DOMAIN}`,
    subject: `[${number}] We received your message: ${message.subject}`,
    letter: {
      heading: "We've received your message",
      paragraphs: [
        `Hello ${message.name},`,
        'thank you for writing to us. A person reads it and answers by e-mail, usually within 24 hours. To add something, reply to this mail.',
      ],
      facts: { Number: number, Category: category, Files: String(files) },
      quote: message.message,
      footer: 'You get this mail because this address was given on the Contact Support page of Placard.',
    },
  })
}

/** To the department's mailbox; a reply goes straight to the person. */
export async function tellSupport(trx: Db, config: Config, facts: Facts & { ticketId: number }) {
  const { number, category, message, files, ticketId } = facts
  const mailbox = message.category === 'billing' ? 'billing' : 'support'
  await sendMail(trx, {
    to: `${mailbox}@${config.SUPPORT_DOMAIN}`,
    replyTo: message.email,
    subject: `[${number}] ${category}: ${message.subject}`,
    letter: {
      heading: message.subject,
      paragraphs: [],
      facts: {
        Number: number,
        From: `${message.name} <${message.email}>`,
        Category: category,
        Files: String(files),
      },
      quote: message.message,
      action: { label: 'Open the ticket', url: `${config.PUBLIC_URL}/admin/support?ticket=${ticketId}` },
    },
  })
}

export async function sendReply(
  trx: Db,
  config: Config,
  reply: { to: string; number: string; subject: string; message: string },
) {
  await sendMail(trx, {
    to: reply.to,
    replyTo: `support@${config.SUPPORT_DOMAIN}`,
    subject: `Re: [${reply.number}] ${reply.subject}`,
    letter: {
      heading: reply.subject,
      paragraphs: reply.message.split(/\n{2,}/),
      footer: `Placard support, about your message ${reply.number}. Reply to this mail to go on.`,
    },
  })
}
