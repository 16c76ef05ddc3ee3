import { formatAppointment } from '#domain/format-dates.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import type { EnquiryRow } from './queries.ts'

const UNVERIFIED = 'Their e-mail address is not verified yet.'

/** The first contact, to the seller. Replying to the mail reaches the buyer. */
export function enquiryMail(row: EnquiryRow, input: { message: string; publicUrl: string }): Mail {
  const buyer = row.buyer_name ?? row.buyer_username
  const isViewing = row.kind === 'viewing'
  const wish = isViewing
    ? `${buyer} would like to see “${row.title}”.`
    : `${buyer} has a question about “${row.title}”.`
  return {
    to: row.seller_email,
    replyTo: row.buyer_email,
    subject: isViewing ? `Viewing of “${row.title}”` : `Question about “${row.title}”`,
    letter: {
      heading: isViewing ? 'Somebody wants to see your space' : 'You have a new enquiry',
      paragraphs: [wish, ...(row.buyer_status === 'pending' ? [UNVERIFIED] : [])],
      quote: input.message || undefined,
      facts: Object.fromEntries(
        row.proposed_times.map((proposed, i) => [`Time ${i + 1}`, formatAppointment(proposed)]),
      ),
      action: { label: 'Answer', url: `${input.publicUrl}/enquiries/${row.id}` },
      footer: 'You get this mail because you list a space on Placard.',
    },
  }
}

/** One side's message, sent to the other. */
export function answerMail(
  row: EnquiryRow,
  input: { authorId: number; message: string; publicUrl: string },
): Mail {
  const isFromSeller = input.authorId === row.seller_id
  const author = isFromSeller
    ? (row.seller_name ?? row.seller_username)
    : (row.buyer_name ?? row.buyer_username)
  return {
    to: isFromSeller ? row.buyer_email : row.seller_email,
    replyTo: isFromSeller ? row.seller_email : row.buyer_email,
    subject: `${author} wrote about “${row.title}”`,
    letter: {
      heading: isFromSeller ? 'Your enquiry was answered' : 'A new message',
      paragraphs: [`${author} wrote about “${row.title}”:`],
      quote: input.message,
      action: { label: 'Open the conversation', url: `${input.publicUrl}/enquiries/${row.id}` },
      footer: 'You get this mail because of a conversation on Placard.',
    },
  }
}
