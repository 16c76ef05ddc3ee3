import { editListingPath, listingPath } from '#domain/paths.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import type { MailFacts } from './queries.ts'

interface Decision {
  reason: string | null
  publicUrl: string
}

/** What the seller hears of a change to a public space; without a reason it was approved. */
export function revisionMail(facts: MailFacts, { reason, publicUrl }: Decision): Mail {
  const { id, title, email: to } = facts
  const hello = `Hello ${facts.seller},`
  const footer = 'You get this mail because you list a space on Placard.'
  if (reason === null) {
    return {
      to,
      subject: `Your change to “${title}” is live`,
      letter: {
        heading: 'Your change is live',
        paragraphs: [hello, `Buyers see “${title}” as you changed it.`],
        action: { label: 'See your listing', url: `${publicUrl}${listingPath(id)}` },
        footer,
      },
    }
  }
  return {
    to,
    subject: `Your change to “${title}” was not approved`,
    letter: {
      heading: 'Your change was not approved',
      paragraphs: [
        hello,
        `“${title}” stays public as it was. Change what is named below and save it again to have it looked at once more.`,
      ],
      quote: reason,
      action: { label: 'Edit your listing', url: `${publicUrl}${editListingPath(id)}` },
      footer,
    },
  }
}
