import { newsletterRoutes } from '#contract/content/newsletter.ts'
import { confirmNewsletterPath, leaveNewsletterPath } from '#domain/paths.ts'
import type { Config } from '../../../config.ts'
import type { Mail } from '../../../platform/mail/mail.ts'

/** One-click unsubscribe: mail programs POST to it (RFC 8058). */
export const UNSUBSCRIBE_PATH = newsletterRoutes.unsubscribe.path

export function confirmationMail(config: Config, email: string, token: string): Mail {
  return {
    to: email,
    subject: 'Please confirm: the Placard newsletter',
    unsubscribeUrl: unsubscribeUrl(config, token),
    letter: {
      heading: 'One more step',
      paragraphs: [
        'Somebody, most likely you, asked for the Placard newsletter at this address. Please confirm it. If it was not you, do nothing: nothing will be sent.',
      ],
      action: { label: 'Confirm', url: `${config.PUBLIC_URL}${confirmNewsletterPath()}?token=${token}` },
      footer: `To never hear from us: ${config.PUBLIC_URL}${leaveNewsletterPath()}?token=${token}`,
    },
  }
}

export function unsubscribeUrl(config: Config, token: string): string {
  return `${config.PUBLIC_URL}${UNSUBSCRIBE_PATH}?token=${token}`
}
