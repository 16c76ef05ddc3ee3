import type { Limit } from '../../../platform/http/rate-limit.ts'

/** Each makes us ask another machine. */
export const CALENDARS_PER_USER: Limit = { name: 'calendar:user', max: 30, perSeconds: 3600 }
