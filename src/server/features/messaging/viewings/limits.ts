import type { Limit } from '../../../platform/http/rate-limit.ts'

const HOUR = 3600
const DAY = 86_400

/** Each step is a mail to the other side. */
export const STEPS_PER_USER: Limit = { name: 'viewing-step:user', max: 60, perSeconds: HOUR }
/** Until the e-mail address is verified. */
export const STEPS_PER_PENDING_USER: Limit = { name: 'viewing-step:pending-user', max: 10, perSeconds: DAY }

/** Proposed or agreed at once in one conversation. */
export const MAX_OPEN = 5
