import type { ImportedSpace } from '#contract/listings/reviews-imports.ts'
import { AD_TYPE_LABELS } from '#domain/vocabulary.ts'
import { PriceText } from '#web/listing-parts/price-text.tsx'
import { cn } from '#web/ui/cn.ts'

export interface LeaveOut {
  ids: ReadonlySet<number>
  toggle: (id: number) => void
}

type ImportedListProps = {
  label: string
  spaces: readonly ImportedSpace[]
  leaveOut: LeaveOut
}

/** Spaces of an import, each of which can be taken out of it. */
export function ImportedList({ label, spaces, leaveOut }: ImportedListProps) {
  return (
    <ul aria-label={label} className="divide-y divide-rule/60">
      {spaces.map((space) => {
        const isOut = leaveOut.ids.has(space.id)
        return (
          <li key={space.id} className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 py-1.5 text-sm">
            <a
              href={`/listing/${space.id}`}
              target="_blank"
              rel="noreferrer"
              className={cn('link min-w-40 flex-1 wrap-anywhere', isOut && 'line-through')}
            >
              {space.title}
            </a>
            <span className="text-ink-soft">
              {AD_TYPE_LABELS[space.adType]} · {space.place}
              {space.unitId && ` · ${space.unitId}`}
            </span>
            <PriceText price={space.price} interval={space.interval} size="sm" />
            <label className="inline-flex min-h-6 items-center gap-2 pointer-coarse:min-h-11">
              <input
                type="checkbox"
                className="size-5 accent-primary"
                aria-label={`Take out: ${space.title}`}
                checked={isOut}
                onChange={() => leaveOut.toggle(space.id)}
              />
              Take out
            </label>
          </li>
        )
      })}
    </ul>
  )
}
