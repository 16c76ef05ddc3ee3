import { webhooksPath } from '#domain/paths.ts'
import { FAILING_DAYS, WEBHOOK_DAYS } from '#domain/webhook-events.ts'
import type { Config } from '../../../config.ts'
import type { Mail } from '../../../platform/mail/mail.ts'

interface Off {
  to: string
  host: string
  reason: 'gone' | 'failing'
}

const REASONS = {
  gone: 'It answered 410: that there is nothing any more and will not be.',
  failing: `Nothing that we sent was taken for ${FAILING_DAYS} days.`,
} as const

export function webhookOffMail({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>, { to, host, reason }: Off): Mail {
  const heading = `Your webhook to ${host} was switched off`
  return {
    to,
    subject: heading,
    letter: {
      heading,
      paragraphs: [
        REASONS[reason],
        `What was not taken is kept for ${WEBHOOK_DAYS} days. Switch the webhook on again, and send it again from there.`,
      ],
      action: { label: 'See your webhooks', url: `${PUBLIC_URL}${webhooksPath()}` },
      footer: 'You get this mail because the webhook belongs to your organization.',
    },
  }
}
