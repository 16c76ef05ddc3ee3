import type { Limit } from '../../../platform/http/rate-limit.ts'

/** Each makes us ask another machine. */
export const SENDS_PER_ORGANIZATION: Limit = { name: 'webhook:send', max: 60, perSeconds: 3600 }
export const SECRETS_PER_ORGANIZATION: Limit = { name: 'webhook:secret', max: 10, perSeconds: 3600 }
