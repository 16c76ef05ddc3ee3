import type { Limit } from '../../platform/http/rate-limit.ts'

const HOUR = 3600
const DAY = 86_400

export const ENQUIRIES_PER_USER: Limit = { name: 'enquiry:user', max: 40, perSeconds: HOUR }
/** Until the e-mail address is verified. */
export const ENQUIRIES_PER_PENDING_USER: Limit = { name: 'enquiry:pending-user', max: 3, perSeconds: DAY }
/** Per IP address, however many accounts somebody creates: each enquiry is a mail to a seller. */
export const ENQUIRIES_PER_PENDING_ADDRESS: Limit = {
  name: 'enquiry:pending-address',
  max: 30,
  perSeconds: DAY,
}
export const MESSAGES_PER_PENDING_USER: Limit = {
  name: 'enquiry-message:pending-user',
  max: 10,
  perSeconds: DAY,
}
export const MESSAGES_PER_USER: Limit = { name: 'enquiry-message:user', max: 120, perSeconds: HOUR }
