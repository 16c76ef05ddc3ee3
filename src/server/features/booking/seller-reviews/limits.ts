import type { Limit } from '../../../platform/http/rate-limit.ts'

export const REVIEWS_PER_USER: Limit = { name: 'review:user', max: 30, perSeconds: 3600 }
/** Each may be a mail to somebody. */
export const REPLIES_PER_USER: Limit = { name: 'review-reply:user', max: 30, perSeconds: 3600 }
export const REPORTS_PER_USER: Limit = { name: 'review-report:user', max: 20, perSeconds: 3600 }
