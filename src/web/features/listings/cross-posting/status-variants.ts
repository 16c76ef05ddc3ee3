import type { CrossPostStatus } from './queries.ts'

/** The badge of each status of a cross-post. */
export const STATUS_VARIANTS = {
  queued: 'neutral',
  posted: 'primary',
  failed: 'danger',
  withdrawn: 'outline',
} as const satisfies Record<CrossPostStatus, string>
