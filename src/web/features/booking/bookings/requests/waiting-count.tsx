import { Badge } from '#web/ui/badge.tsx'
import type { RequestCounts } from './request-tabs.ts'

/** How many requests wait for the seller's word, beside the link to them. */
export function WaitingCount({ counts }: { counts: RequestCounts | undefined }) {
  const waiting = counts?.requested ?? 0
  return waiting > 0 && <Badge variant="highlight">{waiting} new</Badge>
}
