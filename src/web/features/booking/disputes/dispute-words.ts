import type { DisputeResolution, DisputeStatus } from '#domain/booking/dispute.ts'

export const STATUS_LOOKS = {
  open: { label: 'Waits for an answer', variant: 'accent' },
  answered: { label: 'Answered', variant: 'highlight' },
  resolved: { label: 'Decided', variant: 'primary' },
  withdrawn: { label: 'Withdrawn', variant: 'neutral' },
} as const satisfies Record<DisputeStatus, { label: string; variant: string }>

export const RESOLUTION_OPTIONS = [
  {
    value: 'refund',
    label: 'Money back',
    hint: 'Credited to the buyer; the seller gives back what was paid.',
  },
  { value: 'credit', label: 'Credit', hint: 'Credited to the buyer against what is still to be paid.' },
  { value: 'make-good', label: 'Make good', hint: 'The seller runs days of the same worth; no money moves.' },
  { value: 'nothing', label: 'Nothing', hint: 'The booking stays as it is.' },
] as const satisfies { value: DisputeResolution; label: string; hint: string }[]

export const RESOLUTION_LABELS = Object.fromEntries(
  RESOLUTION_OPTIONS.map(({ value, label }) => [value, label]),
) as Record<DisputeResolution, string>

/** Whether a resolution comes with a sum. */
export const hasCredit = (resolution: DisputeResolution | undefined): boolean =>
  resolution === 'refund' || resolution === 'credit'
