import type { Limit } from '../../../platform/http/rate-limit.ts'

const HOUR = 3600
const DAY = 86_400

/** First messages about a space. */
export const STARTS_PER_USER: Limit = { name: 'conversation:user', max: 40, perSeconds: HOUR }
/** In an account's first week. */
export const STARTS_PER_NEW_USER: Limit = { name: 'conversation:new-user', max: 15, perSeconds: DAY }
/** Until the e-mail address is verified. */
export const STARTS_PER_PENDING_USER: Limit = { name: 'conversation:pending-user', max: 3, perSeconds: DAY }
/** Per IP address, however many accounts somebody creates: each first message is a mail to a seller. */
export const STARTS_PER_PENDING_ADDRESS: Limit = {
  name: 'conversation:pending-address',
  max: 30,
  perSeconds: DAY,
}
export const MESSAGES_PER_PENDING_USER: Limit = { name: 'message:pending-user', max: 10, perSeconds: DAY }
export const MESSAGES_PER_USER: Limit = { name: 'message:user', max: 120, perSeconds: HOUR }
export const REPORTS_PER_USER: Limit = { name: 'message-report:user', max: 20, perSeconds: HOUR }

/** Sellers one person may send the same words to within a day. */
export const SELLERS_PER_TEXT = 5
export const NEW_USER_DAYS = 7
