import type { Limit } from '../../../platform/http/rate-limit.ts'

export const FILES_PER_USER: Limit = { name: 'attachment:user', max: 60, perSeconds: 3600 }
/** Until the e-mail address is verified. */
export const FILES_PER_PENDING_USER: Limit = { name: 'attachment:pending-user', max: 10, perSeconds: 86_400 }

/** Storage quota of one person, as stored. */
export const STORED_MEGABYTES = 1000
