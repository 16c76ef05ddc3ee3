import type { Limit } from '../../../platform/http/rate-limit.ts'
import { createGate } from '../../../platform/uploads/gate.ts'

export const ARTWORK_PER_USER: Limit = { name: 'artwork:user', max: 60, perSeconds: 3600 }
export const DECISIONS_PER_USER: Limit = { name: 'artwork-decision:user', max: 200, perSeconds: 3600 }

/** Each may take minutes: other uploads do not wait behind them. By user. */
export const ARTWORK_BODIES = createGate({ atOnce: 12, waiting: 0, perSubject: 4 })

/** Where bodies may take minutes to arrive. */
export const ARTWORK_PATH = /^\/api\/bookings\/\d+\/creatives$/
