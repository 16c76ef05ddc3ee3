import { MapPin } from 'lucide-react'
import type { ReactNode } from 'react'

/** Address line of a space on a card. */
export function ListingPlace({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-start gap-1.5 text-sm text-ink-soft">
      <MapPin aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ink-faint" />
      {children}
    </p>
  )
}
