import type { Limit } from '../../../platform/http/rate-limit.ts'

/** Each makes us ask another machine. */
export const PULLS_PER_ORGANIZATION: Limit = { name: 'source:organization', max: 30, perSeconds: 3600 }
/** Imports of a source that are kept with their rows; of older reads only the line in the history is. */
export const KEPT_IMPORTS = 10
