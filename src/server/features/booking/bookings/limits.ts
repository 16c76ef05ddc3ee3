import type { Limit } from '../../../platform/http/rate-limit.ts'

const HOUR = 3600

export const REQUESTS_PER_USER: Limit = { name: 'booking-request:user', max: 30, perSeconds: HOUR }
/** Until the e-mail address is verified. */
export const REQUESTS_PER_PENDING_USER: Limit = {
  name: 'booking-request:pending-user',
  max: 5,
  perSeconds: HOUR,
}
export const HOLDS_PER_USER: Limit = { name: 'booking-hold:user', max: 10, perSeconds: HOUR }
/** Drafts, and proposals that are priced. */
export const DRAFTS_PER_USER: Limit = { name: 'booking-draft:user', max: 60, perSeconds: HOUR }
/** All other steps: each is a mail. */
export const STEPS_PER_USER: Limit = { name: 'booking-step:user', max: 120, perSeconds: HOUR }
