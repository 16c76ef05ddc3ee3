import type { Limit } from '../../platform/http/rate-limit.ts'

export const IMPORTS_PER_USER: Limit = { name: 'import:user', max: 30, perSeconds: 3600 }
export const ROW_EDITS_PER_USER: Limit = { name: 'import:row', max: 120, perSeconds: 60 }
/** Rows that one transaction checks or stores, and how much of them is in memory at once: a row may have a megabyte. */
export const BATCH_ROWS = 500
export const BATCH_CHARACTERS = 2_000_000
/** How many lines of imports move at once, each one import after the other; the job process has work besides. */
export const LANES = 2
/** Jobs that take up an import before it is given up for good. */
export const MAX_TRIES = 5
export const PAGE_ROWS = 50
/** Imports are forgotten after so long; what they listed stays. */
export const RETENTION_DAYS = 30
