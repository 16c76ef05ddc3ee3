import type { ListingStatus, OfferedListingStep } from '#domain/listings/listing.ts'

export const STATUS_LABELS: Record<ListingStatus, string> = {
  rejected: 'Changes requested',
  draft: 'Draft',
  pending: 'In review',
  active: 'Public',
  paused: 'Paused',
  archived: 'Archived',
}

/** Badge of each: what asks for something stands out. */
export const STATUS_VARIANTS: Record<ListingStatus, 'neutral' | 'primary' | 'accent' | 'danger' | 'outline'> =
  {
    rejected: 'danger',
    draft: 'outline',
    pending: 'accent',
    active: 'primary',
    paused: 'neutral',
    archived: 'outline',
  }

export const STEP_LABELS: Record<OfferedListingStep, { label: string; done: string }> = {
  submit: { label: 'Submit', done: 'Sent to review.' },
  pause: { label: 'Pause', done: 'Hidden from buyers.' },
  resume: { label: 'Resume', done: 'Public again.' },
  archive: { label: 'Archive', done: 'Put away.' },
  approve: { label: 'Approve', done: 'Approved.' },
  reject: { label: 'Reject', done: 'Rejected.' },
}
