import type { Webhook, WebhookDelivery } from '#contract/accounts/webhooks.ts'
import { formatZonedTime } from '#domain/format-dates.ts'
import { FAILING_DAYS } from '#domain/webhook-events.ts'

/** How a webhook stands, in a line. */
export function describeWebhook({ isOn, offReason, failingSince, formerSecretUntil }: Webhook): string {
  if (offReason === 'gone') return 'Off: its address answered 410, that there is nothing any more'
  if (offReason === 'failing') return `Off: nothing was taken for ${FAILING_DAYS} days`
  if (!isOn) return 'Off'
  const former = formerSecretUntil && `both secrets sign until ${formatZonedTime(formerSecretUntil)}`
  const failing = failingSince && `every try has failed since ${formatZonedTime(failingSince)}`
  return ['On', failing, former].filter(Boolean).join(', ')
}

/** What became of an event that was sent. */
export function describeDelivery(delivery: WebhookDelivery): string {
  const { state, tries, status, problem, nextAt, tookMs } = delivery
  if (tries === 0 && state === 'waiting') return 'On its way'
  const times = tries === 1 ? '1 try' : `${tries} tries`
  if (state === 'taken') return `Taken: ${status}${tookMs === null ? '' : ` in ${tookMs} ms`}, ${times}`
  const why = problem ?? 'Not taken'
  return state === 'waiting' && nextAt
    ? `${why}. ${times}, the next one ${formatZonedTime(nextAt)}`
    : `${why}. Given up after ${times}`
}
