import { useQuery } from '@tanstack/react-query'
import { CalendarDays } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import type { Availability, AvailableUnit } from '#contract/booking/availability.ts'
import type { DraftInput } from '#contract/booking/bookings.ts'
import type { Quote } from '#contract/booking/quotes.ts'
import { describeGoneExtras } from '#web/booking-parts/gone-extras.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { LoadingState } from '#web/ui/loading-state.tsx'
import { AgencyField } from './agency-field.tsx'
import { DateFields } from './date-fields.tsx'
import { DATES_ID } from './dates-id.ts'
import { ExtrasField } from './extras-field.tsx'
import { isAnyFree, isBookedHere } from './is-booked-here.ts'
import { availabilityQuery } from './queries.ts'
import { QuoteLines } from './quote-lines.tsx'
import { describeQuote } from './quote-words.ts'
import { readReply } from './read-reply.ts'
import { Refusal } from './refusal.tsx'
import { toShown } from './shown-choice.ts'
import { useQuoted } from './use-quoted.ts'

const NearPeriods = lazy(() => import('./near-periods.tsx').then((m) => ({ default: m.NearPeriods })))
const BookButton = lazy(() => import('./book-button.tsx').then((m) => ({ default: m.BookButton })))

type QuotePanelProps = {
  listingId: number
  /** It is the reader's own: nobody books from themselves. */
  isOwn: boolean
  /** Opens a message to the seller with these words; without it nobody can be asked. */
  onAsk?: ((words: string) => void) | undefined
  /** Slot of another feature: puts the space with these dates into a plan. */
  plan?: ((request: DraftInput) => ReactNode) | undefined
}

/** Dates, quantity and extras of one space, and the whole price for them. Nothing where it is not booked here. */
export function QuotePanel({ listingId, isOwn, onAsk, plan }: QuotePanelProps) {
  const read = useQuery(availabilityQuery(listingId))
  const { data } = read
  if (!isBookedHere(read)) return null
  return (
    <Card
      render={<section id={DATES_ID} tabIndex={-1} aria-labelledby="dates-title" />}
      className="flex flex-col gap-4 p-5 outline-none"
    >
      <h2 id="dates-title" className="text-xl">
        Dates and price
      </h2>
      {data ? (
        <QuoteForm {...{ listingId, isOwn, onAsk, plan }} availability={data} />
      ) : (
        <LoadingState label="Loading dates..." />
      )}
    </Card>
  )
}

type QuoteFormProps = QuotePanelProps & { availability: Availability }

function QuoteForm({ listingId, isOwn, onAsk, plan, availability }: QuoteFormProps) {
  const { choice, change, quote, error, isFetching, isPlaceholderData, unit, request, booking, isAsked } =
    useQuoted({
      listingId,
      isOwn,
      availability,
    })
  const gone = quote?.gone ?? []
  const near = (error ? readReply(error).near : quote?.near) ?? []
  return (
    // without scripts the form asks for the same page with the choice in its address
    <form
      action={`/listing/${listingId}`}
      onSubmit={(event) => event.preventDefault()}
      className="flex flex-col gap-4"
    >
      <DateFields
        {...{ availability, unit }}
        choice={isPlaceholderData ? choice : toShown(choice, unit, quote)}
        onChange={change}
      />
      {quote && <ExtrasField choices={quote.choices} onChange={(extras) => change({ extras })} />}
      {quote?.agencyBasisPoints && (
        <AgencyField
          basisPoints={quote.agencyBasisPoints}
          isAgency={choice.agency === 1}
          onChange={(isAgency) => change({ agency: isAgency ? 1 : undefined })}
        />
      )}
      <noscript>
        <Button type="submit">Show the price</Button>
      </noscript>
      <div aria-live="polite" aria-busy={isFetching} className="flex flex-col gap-4">
        {error && <Refusal {...{ error, choice, request }} />}
        {gone.length > 0 && <Alert tone="warning">{describeGoneExtras(gone.length)}</Alert>}
        {quote && <QuoteLines quote={quote} />}
        {near.length > 0 && (
          <Suspense>
            <NearPeriods near={near} choice={choice} />
          </Suspense>
        )}
        {!isAsked && <FreeHint unit={unit} />}
      </div>
      {booking && (
        <Suspense fallback={<BookSkeleton />}>
          <BookButton {...booking} />
        </Suspense>
      )}
      {quote && onAsk && (
        <AskButton {...{ quote, unit }} isAlone={availability.units.length === 1} onAsk={onAsk} />
      )}
      {quote && request && plan?.(request)}
    </form>
  )
}

function FreeHint({ unit }: { unit: AvailableUnit }) {
  return (
    <p className="text-sm text-ink-soft">
      {isAnyFree([unit])
        ? 'Choose dates to see the whole price: space, setup, extras and estimated tax.'
        : 'Nothing is free in the next months. Write to the seller about later dates.'}
    </p>
  )
}

type AskButtonProps = { quote: Quote; unit: AvailableUnit; isAlone: boolean; onAsk: (words: string) => void }

function AskButton({ quote, unit, isAlone, onAsk }: AskButtonProps) {
  const words = describeQuote(quote, isAlone ? null : unit.name)
  return (
    <Button variant="outline" onClick={() => onAsk(words)} aria-haspopup="dialog">
      <CalendarDays aria-hidden="true" />
      Ask about these dates
    </Button>
  )
}

/** Of the size of the button and the line below it. */
function BookSkeleton() {
  return <div aria-hidden="true" className="h-19" />
}
