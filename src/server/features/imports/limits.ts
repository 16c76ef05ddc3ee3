import type { Limit } from '../../platform/http/rate-limit.ts'

export const IMPORTS_PER_USER: Limit = { name: 'import:user', max: 30, perSeconds: 3600 }
/** Rows that one transaction checks or stores. */
export const BATCH_ROWS = 500
export const PAGE_ROWS = 50
/** Imports are forgotten after so long; what they listed stays. */
export const KEPT_DAYS = 30
