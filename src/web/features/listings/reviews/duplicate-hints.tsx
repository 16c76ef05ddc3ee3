import { Link } from '@tanstack/react-router'
import type { DuplicateHint } from '#contract/listings/reviews.ts'
import { statusLabel } from '#web/listing-parts/status-badge.tsx'
import { Alert } from '#web/ui/alert.tsx'

/** Possible duplicates; renders nothing without any. */
export function DuplicateHints({ duplicates }: { duplicates: readonly DuplicateHint[] }) {
  if (duplicates.length === 0) return null
  return (
    <Alert tone="warning" title="This space may be listed already">
      <ul className="mt-1 flex flex-col gap-1.5">
        {duplicates.map(({ id, title, status, sellerUsername, titleSimilarity, hasSamePicture }) => (
          <li key={id}>
            <Link to="/listing/$id" params={{ id: String(id) }} target="_blank" className="link">
              {title}
            </Link>{' '}
            by {sellerUsername}, {statusLabel(status).toLowerCase()}: same place,{' '}
            {hasSamePicture ? 'same picture' : `${Math.round(titleSimilarity * 100)}% of the title`}
          </li>
        ))}
      </ul>
    </Alert>
  )
}
