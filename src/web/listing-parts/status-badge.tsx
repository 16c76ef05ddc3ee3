import type { ListingStatus } from '#domain/listings/listing.ts'
import { Badge } from '#web/ui/badge.tsx'

const LOOKS = {
  draft: { label: 'Draft', variant: 'outline' },
  pending: { label: 'Pending', variant: 'highlight' },
  active: { label: 'Active', variant: 'primary' },
  paused: { label: 'Paused', variant: 'neutral' },
  rejected: { label: 'Rejected', variant: 'danger' },
  archived: { label: 'Archived', variant: 'outline' },
} as const satisfies Record<ListingStatus, { label: string; variant: string }>

export function StatusBadge({ status }: { status: ListingStatus }) {
  return <Badge variant={LOOKS[status].variant}>{LOOKS[status].label}</Badge>
}

export function statusLabel(status: ListingStatus): string {
  return LOOKS[status].label
}
