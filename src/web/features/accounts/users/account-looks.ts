import type { Role, UserStatus } from '#domain/vocabulary.ts'

/** Label and badge of each account status, in the order the filter offers them. */
export const STATUS_LOOKS = {
  active: { label: 'Active', variant: 'primary' },
  pending: { label: 'Unverified', variant: 'accent' },
  suspended: { label: 'Suspended', variant: 'danger' },
} as const satisfies Record<UserStatus, { label: string; variant: string }>

/** Label and badge of each role. */
export const ROLE_LOOKS = {
  user: { label: 'User', variant: 'outline' },
  admin: { label: 'Admin', variant: 'primary' },
} as const satisfies Record<Role, { label: string; variant: string }>
