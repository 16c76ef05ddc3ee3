import type { Limit } from '../../../platform/http/rate-limit.ts'

export const CODES_PER_USER: Limit = { name: 'response-code:user', max: 60, perSeconds: 3600 }
