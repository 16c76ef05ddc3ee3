import type { Limit } from '../../../platform/http/rate-limit.ts'

export const IMPORTS_PER_USER: Limit = { name: 'import:user', max: 30, perSeconds: 3600 }
export const ROW_EDITS_PER_USER: Limit = { name: 'import:row', max: 120, perSeconds: 60 }
/** Rows validated or stored per transaction; also bounds memory, as a row may have a megabyte. */
export const BATCH_ROWS = 500
export const BATCH_CHARACTERS = 2_000_000
/** Queues for imports: each runs one import at a time; the job process has other work too. */
export const LANES = 2
/** Attempts before an import fails for good. */
export const MAX_TRIES = 5
export const PAGE_ROWS = 50
/** Imports are deleted after this long; the listings they created stay. */
export const RETENTION_DAYS = 30
