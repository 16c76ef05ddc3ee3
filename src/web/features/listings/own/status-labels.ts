import type { ListingStatus, OfferedListingStep } from '#domain/listing.ts'

export const STATUS_LABELS: Record<ListingStatus, { label: string; next: string }> = {
  rejected: { label: 'Needs a fix', next: 'Read why, change it, and it goes back to review as you save.' },
  draft: { label: 'Drafts', next: 'Only you see these. Submit them when they are ready.' },
  pending: {
    label: 'In review',
    next: 'We look at each space before it goes public. You may still change it.',
  },
  active: { label: 'Public', next: 'Buyers find these on the map.' },
  paused: { label: 'Paused', next: 'Hidden from buyers until you resume them.' },
  archived: { label: 'Archived', next: 'Put away for good. Duplicate one to list it anew.' },
}

export const STEP_LABELS: Record<OfferedListingStep, { label: string; done: string }> = {
  submit: { label: 'Submit', done: 'Sent to review.' },
  pause: { label: 'Pause', done: 'Hidden from buyers.' },
  resume: { label: 'Resume', done: 'Public again.' },
  archive: { label: 'Archive', done: 'Put away.' },
  approve: { label: 'Approve', done: 'Approved.' },
  reject: { label: 'Reject', done: 'Rejected.' },
}
