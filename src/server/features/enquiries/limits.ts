import type { Limit } from '../../platform/http/rate-limit.ts'

const HOUR = 3600

export const ENQUIRIES_PER_USER: Limit = { name: 'enquiry:user', max: 40, perSeconds: HOUR }
/** Until the e-mail address is verified. */
export const ENQUIRIES_PER_PENDING_USER: Limit = { name: 'enquiry:pending-user', max: 10, perSeconds: HOUR }
export const MESSAGES_PER_USER: Limit = { name: 'enquiry-message:user', max: 120, perSeconds: HOUR }
