import type { Hit } from '#contract/discovery/alerts.ts'
import { toHitLabel, toHitTotal } from '#domain/discovery/alert-words.ts'
import { relativeDate } from '#domain/format-dates.ts'
import { SpaceTile } from '#web/listing-parts/space-tile.tsx'
import { Badge } from '#web/ui/badge.tsx'

/** A space that a search has found, with what was news of it, and when. */
export function HitItem({ hit, now }: { hit: Hit; now: Date }) {
  const total = toHitTotal(hit)
  return (
    <li className="flex flex-col gap-1.5">
      <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-faint">
        <Badge variant={VARIANTS[hit.kind]}>{toHitLabel(hit)}</Badge>
        {total && <span className="text-ink">{total}</span>}
        {relativeDate(new Date(hit.foundAt), now)}
      </p>
      {hit.space ? (
        <SpaceTile space={hit.space} />
      ) : (
        <p dir="auto" className="rounded-card border border-rule bg-card p-3 text-ink-soft wrap-anywhere">
          {hit.title} is not on the market any more.
        </p>
      )}
    </li>
  )
}

const VARIANTS: Record<Hit['kind'], 'primary' | 'accent' | 'neutral'> = {
  new: 'primary',
  'fits-now': 'primary',
  'price-down': 'accent',
  'free-again': 'primary',
  gone: 'neutral',
}
