/** What a webhook can tell of, by what it is about. Bodies hold ids and states; whoever may not read the rest gets nothing by a leak. */
export const WEBHOOK_EVENTS = {
  'booking.requested': {
    label: 'A booking is requested',
    sides: 'buyer and seller',
  },
  'booking.confirmed': {
    label: 'A booking is agreed: accepted, or booked at once',
    sides: 'buyer and seller',
  },
  'booking.moved': { label: 'A booking takes another step', sides: 'buyer and seller' },
  'booking.changed': {
    label: 'A change of a booking is proposed, agreed or refused',
    sides: 'buyer and seller',
  },
  'payment.changed': { label: 'Something was paid, refunded or refused', sides: 'buyer and seller' },
  'artwork.received': { label: 'Artwork is sent', sides: 'buyer and seller' },
  'artwork.decided': { label: 'Artwork is approved or refused', sides: 'buyer and seller' },
  'proof.due': { label: 'Proof is due in two days, today, or late', sides: 'buyer and seller' },
  'proof.received': { label: 'Proof is handed in', sides: 'buyer and seller' },
  'proof.decided': { label: 'Proof is accepted or questioned', sides: 'buyer and seller' },
  'space.published': { label: 'A space goes on the market', sides: 'seller' },
  'space.changed': { label: 'A space is changed', sides: 'seller' },
  'space.unpublished': { label: 'A space leaves the market', sides: 'seller' },
  'availability.changed': { label: 'Days of a space are taken or come free', sides: 'seller' },
  'import.finished': { label: 'An import is stored, undone or has failed', sides: 'seller' },
  'proposal.received': { label: 'A seller sends a proposal', sides: 'the client it is for' },
  'proposal.decided': {
    label: 'A proposal is accepted, declined or withdrawn',
    sides: 'its seller, or its client where it is withdrawn',
  },
  'plan.commented': { label: 'Somebody comments on a shared plan', sides: 'the plan’s owner' },
  'plan.decided': {
    label: 'A shared plan is approved or needs changes',
    sides: 'the plan’s owner',
  },
} as const satisfies Record<string, { label: string; sides: string }>

export type WebhookEvent = keyof typeof WEBHOOK_EVENTS
export const WEBHOOK_EVENT_NAMES = Object.keys(WEBHOOK_EVENTS) as [WebhookEvent, ...WebhookEvent[]]

/** Sent by a press on the page, to one endpoint, whatever it takes. */
export const TEST_EVENT = 'webhook.test'

export const WEBHOOK_SUBJECTS = ['booking', 'space', 'plan', 'proposal', 'import', 'webhook'] as const
export type WebhookSubject = (typeof WEBHOOK_SUBJECTS)[number]

export const MAX_WEBHOOKS = 5
/** Events and their deliveries are kept for so long. */
export const WEBHOOK_DAYS = 30
/** A former secret signs beside the new one for so long. */
export const SECRET_OVERLAP_HOURS = 24
/** An endpoint without one success for so long is switched off. */
export const FAILING_DAYS = 3

const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S
/** Seconds before the second try, the third, and so on. */
export const RETRY_WAITS_S = [
  5,
  MINUTE_S,
  5 * MINUTE_S,
  30 * MINUTE_S,
  2 * HOUR_S,
  6 * HOUR_S,
  12 * HOUR_S,
  24 * HOUR_S,
  24 * HOUR_S,
] as const
export const MAX_TRIES = RETRY_WAITS_S.length + 1

/** How far a wait is moved at random, so that what failed together does not come back together. */
const JITTER = 0.2

/**
 * @param tries made so far, 1 or more
 * @param random from 0 to 1
 * @returns seconds until the next one; undefined after the last
 */
export function findRetryWait(tries: number, random: number): number | undefined {
  const wait = RETRY_WAITS_S[tries - 1]
  return wait === undefined ? undefined : wait * (1 + JITTER * (2 * random - 1))
}
