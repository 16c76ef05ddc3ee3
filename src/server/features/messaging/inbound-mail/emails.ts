import { confirmMailPath } from '#domain/paths.ts'
import type { Config } from '../../../config.ts'
import type { Mail } from '../../../platform/mail/mail.ts'

/** How long a mail waits for its confirmation. */
export const CONFIRM_DAYS = 3

/** To the address that a mail claims to come from. It carries nothing of the mail, which may be a stranger's. */
export function confirmationMail(
  config: Config,
  { to, title, token }: { to: string; title: string; token: string },
): Mail {
  return {
    to,
    subject: `Confirm your message about “${title}”`,
    letter: {
      heading: 'Did you write this?',
      paragraphs: [
        `A mail from your address came for the seller of “${title}”. Nothing in it proves that you sent it, so the seller has not seen it yet.`,
        `Read it and send it with the button. The link works for ${CONFIRM_DAYS} days; after that the mail is deleted.`,
        'If you did not write it, discard it on the same page, or do nothing.',
      ],
      action: { label: 'Read and confirm', url: `${config.PUBLIC_URL}${confirmMailPath()}?token=${token}` },
      footer: 'You receive this because your Placard account has this e-mail address.',
    },
  }
}
