import type { Limit } from '../../../platform/http/rate-limit.ts'

/** Each is a mail to the other side. */
export const CHANGES_PER_USER: Limit = { name: 'booking-change:user', max: 20, perSeconds: 3600 }
