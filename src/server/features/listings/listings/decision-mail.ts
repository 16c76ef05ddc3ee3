import { TRUSTED_WORDS } from '#domain/listings/trust-words.ts'
import { listingPath, sellPath } from '#domain/paths.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import type { MailFacts } from './queries.ts'

interface Decision {
  step: 'approve' | 'reject' | 'archive'
  reason: string | null
  isByTrust: boolean
  publicUrl: string
}

const FOOTER = 'You get this mail because you list a space on Placard.'

/** The review's outcome of one space, to the seller. */
export function decisionMail(
  { id, title, email, seller }: MailFacts,
  { step, reason, isByTrust, publicUrl }: Decision,
): Mail {
  const hello = `Hello ${seller},`
  if (step === 'approve') {
    return {
      to: email,
      subject: `“${title}” is live on Placard`,
      letter: {
        heading: 'Your space is live',
        paragraphs: isByTrust
          ? [hello, `“${title}” passed our automatic checks. Buyers can find it from now on.`, TRUSTED_WORDS]
          : [hello, `“${title}” was approved. Buyers can find it from now on.`],
        action: { label: 'See your listing', url: `${publicUrl}${listingPath(id)}` },
        footer: FOOTER,
      },
    }
  }
  const isRejection = step === 'reject'
  const next = isRejection
    ? `“${title}” was not approved yet. Change what is named below and submit it again; nothing you typed is lost.`
    : `“${title}” was taken off Placard by an admin, for this reason:`
  return {
    to: email,
    subject: isRejection ? `“${title}” needs a change` : `“${title}” was taken down`,
    letter: {
      heading: isRejection ? 'Your space needs a change' : 'Your space was taken down',
      paragraphs: [hello, next],
      quote: reason ?? undefined,
      action: { label: isRejection ? 'Fix and resubmit' : 'Your spaces', url: `${publicUrl}${sellPath()}` },
      footer: FOOTER,
    },
  }
}
