import type { Limit } from '../../../platform/http/rate-limit.ts'

const HOUR = 3600

/** Whatever is said of money is a mail. */
export const PAYMENTS_PER_USER: Limit = { name: 'payment:user', max: 60, perSeconds: HOUR }
export const STATEMENTS_PER_USER: Limit = { name: 'statement:user', max: 20, perSeconds: HOUR }
/** A look is asked of the provider. */
export const PAYMENT_CHECKS_PER_USER: Limit = { name: 'payment-check:user', max: 120, perSeconds: HOUR }
export const ACCOUNT_LINKS_PER_USER: Limit = { name: 'payment-account:user', max: 20, perSeconds: HOUR }
