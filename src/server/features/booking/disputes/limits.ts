import type { Limit } from '../../../platform/http/rate-limit.ts'

/** Each is a mail to the other side. */
export const DISPUTES_PER_USER: Limit = { name: 'dispute:user', max: 20, perSeconds: 3600 }
