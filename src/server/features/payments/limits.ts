import type { Limit } from '../../platform/http/rate-limit.ts'

const HOUR = 3600

/** Whatever is said of money is a mail. */
export const PAYMENTS_PER_USER: Limit = { name: 'payment:user', max: 60, perSeconds: HOUR }
export const STATEMENTS_PER_USER: Limit = { name: 'statement:user', max: 20, perSeconds: HOUR }
