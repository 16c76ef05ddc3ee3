import { Link } from '@tanstack/react-router'
import { Columns3 } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { compared, useStoredSet } from './compared.ts'
import { useSearchedDays } from './searched-days.ts'

/** Stays in view beside the assistant's button, above a bar that a page may have at its lower edge. */
export function CompareTrayBar() {
  const ids = [...useStoredSet(compared)]
  const days = useSearchedDays()
  return (
    <section
      aria-label="Spaces to compare"
      data-tray=""
      className="fixed bottom-[calc(0.75rem+var(--bottom-bar,0px)+env(safe-area-inset-bottom))] left-3 z-30 flex items-center gap-2 rounded-card border border-rule bg-card p-2 pl-4 shadow-pop md:bottom-[calc(1.25rem+var(--bottom-bar,0px))] md:left-5 print:hidden"
    >
      <span role="status" className="text-sm text-ink-soft">
        {ids.length === 1 ? 'Choose one more' : `${ids.length} chosen`}
      </span>
      {ids.length > 1 && (
        <Button size="sm" render={<Link to="/compare" search={{ ids: ids.join(), ...days }} />}>
          <Columns3 aria-hidden="true" />
          Compare
        </Button>
      )}
      <Button size="sm" variant="ghost" onClick={() => compared.replace([])}>
        Clear
      </Button>
    </section>
  )
}
