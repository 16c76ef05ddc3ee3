import { FileText } from 'lucide-react'
import type { Booking } from '#contract/booking/bookings.ts'
import { formatCents } from '#domain/booking/price/cents.ts'
import { formatDay } from '#domain/format-dates.ts'
import { useApiHref } from '#web/platform/auth/use-api-href.ts'
import { PageSection } from '#web/ui/page-section.tsx'

/** The documents of a booking, each as a PDF. */
export function Documents({ documents }: Pick<Booking, 'documents'>) {
  const toHref = useApiHref()
  if (documents.length === 0) return null
  return (
    <PageSection title="Documents">
      <ul className="flex flex-col divide-y divide-rule">
        {documents.map(({ id, title, number, totalCents, createdAt, url }) => (
          <li key={id} className="flex items-start gap-3 py-3 first:pt-0 last:pb-0">
            <FileText aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ink-faint" />
            <div className="min-w-0 flex-1">
              <a href={toHref(url)} className="link" target="_blank" rel="noreferrer">
                {title} {number} (PDF)
              </a>
              <p className="text-sm text-ink-faint">{formatDay(createdAt)}</p>
            </div>
            <span className="tabular-nums">{formatCents(totalCents)}</span>
          </li>
        ))}
      </ul>
    </PageSection>
  )
}
