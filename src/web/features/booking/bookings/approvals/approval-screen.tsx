import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { ApprovalPage } from '#contract/booking/bookings-approvals.ts'
import { formatCents } from '#domain/booking/price/cents.ts'
import { toDateRange } from '#domain/format-dates.ts'
import { TermsSheet } from '#web/booking-parts/terms-sheet.tsx'
import { useMay } from '#web/platform/auth/use-may.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Card } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LoadingState } from '#web/ui/loading-state.tsx'
import { PageSection } from '#web/ui/page-section.tsx'
import { SideBySide } from '../changes/side-by-side.tsx'
import { ApprovalForms, TakeBackForm } from './approval-forms.tsx'
import { describeApprovalStep, describeState } from './asked-words.ts'
import { approvalQuery } from './queries.ts'

/** What a colleague asks for, read from top to bottom: how it stands, what would be agreed on, and the answer. */
export function ApprovalScreen({ id }: { id: string }) {
  const query = useQuery(approvalQuery(id))
  if (query.isError && !query.data)
    return <ErrorState headingLevel={1} title={query.error.message} onRetry={() => void query.refetch()} />
  if (!query.data) return <LoadingState label="Loading the approval..." />
  return <Loaded page={query.data} />
}

function Loaded({ page }: { page: ApprovalPage }) {
  const mayApprove = useMay('approve')
  const mayBuy = useMay('buy')
  const { title, totalCents, bookingId } = page
  const words = describeState(page)
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6 px-4 py-8 md:px-6">
      <header className="flex flex-col gap-2">
        <Link
          to="/bookings/approvals"
          className="inline-flex items-center gap-1.5 self-start text-ink-soft hover:text-ink"
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          Approvals
        </Link>
        <h1 className="text-3xl wrap-anywhere md:text-4xl" dir="auto">
          {title}
        </h1>
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 text-lg text-ink-soft">
          <span className="wrap-anywhere" dir="auto">
            {describeApprovalStep(page)}
          </span>
          <span className="price text-ink">{formatCents(totalCents)}</span>
        </p>
        {bookingId !== null && (
          <Link to="/bookings/$id" params={{ id: String(bookingId) }} className="link self-start">
            Open the booking
          </Link>
        )}
      </header>
      <Alert tone={words.tone} title={<span dir="auto">{words.title}</span>}>
        {words.lines.map((line) => (
          <p key={line} dir="auto" className="wrap-anywhere">
            {line}
          </p>
        ))}
      </Alert>
      <Wanted page={page} />
      {page.canDecide && mayApprove && <ApprovalForms page={page} />}
      {page.canTakeBack && mayBuy && <TakeBackForm page={page} />}
    </div>
  )
}

/** Of a change what it changes, then all of the terms; of several spaces each by itself. */
function Wanted({ page: { before, terms } }: { page: ApprovalPage }) {
  const [first] = terms
  if (!first) return null
  if (terms.length > 1)
    return (
      <PageSection title={`${terms.length} spaces`} lead="They are booked together, or none is.">
        <ol className="flex flex-col gap-3">
          {terms.map((one, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two units of a space may have the same days
            <Card key={at} render={<li />} className="p-4">
              <details>
                <summary className="cursor-pointer font-semibold wrap-anywhere pointer-coarse:py-2.5">
                  <span dir="auto">{`${at + 1}. ${one.listing.title}`}</span>
                  <span className="block font-normal text-ink-soft tabular-nums">
                    {`${toDateRange(one)}, ${formatCents(one.totalCents)}`}
                  </span>
                </summary>
                <div className="mt-3">
                  <TermsSheet terms={one} />
                </div>
              </details>
            </Card>
          ))}
        </ol>
      </PageSection>
    )
  return (
    <>
      {before && (
        <PageSection title="What would change">
          <SideBySide before={before} after={first} />
        </PageSection>
      )}
      <PageSection title={before ? 'All the new terms' : 'The terms'}>
        <TermsSheet terms={first} />
      </PageSection>
    </>
  )
}
