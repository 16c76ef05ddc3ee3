import type { Limit } from '../../platform/http/rate-limit.ts'

const HOUR = 3600

export const LISTINGS_PER_USER: Limit = { name: 'listing:user', max: 60, perSeconds: HOUR }
/** Until the e-mail address is verified. */
export const LISTINGS_PER_PENDING_USER: Limit = { name: 'listing:pending-user', max: 20, perSeconds: HOUR }
