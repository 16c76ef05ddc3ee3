import { useApiHref } from '#web/platform/auth/use-api-href.ts'
import { FormSection } from '#web/ui/form-section.tsx'

/** Everything as a table for a bookkeeper. */
export function BooksSection() {
  const toHref = useApiHref()
  return (
    <FormSection
      title="For your books"
      lead="A row for each line of your invoices, receipts and credit notes, of what you sold and what you booked: number, date, party, medium, net, tax, total, paid."
    >
      <p>
        <a className="link" href={toHref('/api/my/bookings/export')} download>
          Download CSV
        </a>
      </p>
    </FormSection>
  )
}
