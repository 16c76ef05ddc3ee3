import { Link } from '@tanstack/react-router'
import { Trash2 } from 'lucide-react'
import { lazy, Suspense } from 'react'
import type { Booking } from '#contract/booking/bookings.ts'
import { toDateRange } from '#domain/format-dates.ts'
import { isWithColleagues } from '#web/booking-parts/approval/approval-words.ts'
import { describeNext } from '#web/booking-parts/next/next-words.ts'
import { TermsSheet } from '#web/booking-parts/terms-sheet.tsx'
import { TypeBadge } from '#web/listing-parts/type-badge.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { OrderForm } from './order-form.tsx'
import { ProblemAlert } from './problem-alert.tsx'
import { useDraftStep } from './use-order.ts'
import { WaitlistButton } from './waitlist-button.tsx'

const ApprovalBox = lazy(() =>
  import('#web/booking-parts/approval/approval-box.tsx').then((m) => ({ default: m.ApprovalBox })),
)

type OrderBoxProps = { booking: Booking; onPlaced: (booking: Booking) => void }

/** One insertion order: to read, to fill in, and to place. */
export function OrderBox({ booking, onPlaced }: OrderBoxProps) {
  const { id, terms, problem, waiting, preparedBy, approval } = booking
  const titleId = `order-${id}`
  return (
    <Card render={<article aria-labelledby={titleId} />} className="flex min-w-0 flex-col gap-5 p-4 md:p-6">
      <BoxHead booking={booking} titleId={titleId} />
      {preparedBy && <p className="text-sm text-ink-soft">Prepared by {preparedBy}.</p>}
      {problem && <ProblemAlert {...{ booking, problem }} />}
      {waiting && <Alert action={<WaitlistButton booking={booking} />}>{describeNext({ booking })}</Alert>}
      {terms && <TermsSheet terms={{ ...terms, brand: '', note: '', political: null }} />}
      {approval && (
        <Suspense>
          <ApprovalBox booking={booking} />
        </Suspense>
      )}
      {terms && !isWithColleagues(booking) && <OrderForm {...{ booking, onPlaced }} />}
    </Card>
  )
}

function BoxHead({ booking, titleId }: { booking: Booking; titleId: string }) {
  const { listing, unitName, reference, request, terms } = booking
  // the terms below name them too
  const what = terms ? [] : [toDateRange({ first: request.from, last: request.to }), unitName]
  return (
    <header className="flex items-start justify-between gap-3">
      <div className="flex min-w-0 flex-col gap-1">
        <p className="flex flex-wrap items-center gap-2 text-sm text-ink-faint">
          <TypeBadge adType={listing.medium} />
          <span>Insertion order {reference}</span>
        </p>
        <h3 id={titleId} className="text-lg wrap-anywhere" dir="auto">
          <Link to="/listing/$id" params={{ id: String(listing.id) }} className="hover:underline">
            {listing.title}
          </Link>
        </h3>
        <p className="text-ink-soft">{[...what, listing.location].filter(Boolean).join(' · ')}</p>
      </div>
      <RemoveButton booking={booking} />
    </header>
  )
}

function RemoveButton({ booking }: { booking: Booking }) {
  const remove = useDraftStep(booking, () => {})
  const { version, listing, steps } = booking
  if (!steps.includes('withdraw')) return null
  return (
    <Button
      variant="ghost"
      size="sm"
      pending={remove.isPending}
      aria-label={`Remove ${listing.title}`}
      onClick={() => remove.mutate({ step: 'withdraw', version })}
    >
      <Trash2 aria-hidden="true" />
      <span className="max-sm:sr-only">Remove</span>
    </Button>
  )
}
