import { Columns3 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { ComparisonRow } from '#domain/compare-spaces.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import type { ComparedListing } from './comparison.tsx'

const Comparison = lazy(() => import('./comparison.tsx').then((m) => ({ default: m.Comparison })))

export const MAX_COMPARED = 4

interface CompareBarProps {
  chosen: readonly ComparedListing[]
  extraRows?: readonly ComparisonRow[]
  onClear: () => void
}

/** Appears with the first selection; two or more can be compared. */
export function CompareBar({ chosen, extraRows, onClear }: CompareBarProps) {
  const [isOpen, setIsOpen] = useState(false)
  if (chosen.length === 0) return null
  return (
    <div className="sticky bottom-3 z-20 mr-16 flex flex-wrap items-center gap-2 self-start rounded-card border border-rule bg-card p-2 pl-4 shadow-pop md:mr-20">
      <span role="status" className="text-sm text-ink-soft">
        {chosen.length === 1 ? 'Choose one more' : `${chosen.length} chosen`}
      </span>
      <Button size="sm" disabled={chosen.length < 2} onClick={() => setIsOpen(true)}>
        <Columns3 aria-hidden="true" />
        Compare
      </Button>
      <Button size="sm" variant="ghost" onClick={onClear}>
        Clear
      </Button>
      <Dialog open={isOpen} onOpenChange={setIsOpen}>
        <Suspense fallback={null}>
          {isOpen && <Comparison listings={chosen} extraRows={extraRows} />}
        </Suspense>
      </Dialog>
    </div>
  )
}
