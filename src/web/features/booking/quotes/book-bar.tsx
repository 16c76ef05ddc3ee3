import { useQuery } from '@tanstack/react-query'
import { CalendarDays } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import type { Availability } from '#contract/booking/availability.ts'
import { formatCents } from '#domain/booking/price/cents.ts'
import { toDateRange } from '#domain/format-dates.ts'
import { Button } from '#web/ui/button.tsx'
import { DATES_ID } from './dates-id.ts'
import { isAnyFree, isBookedHere } from './is-booked-here.ts'
import { availabilityQuery } from './queries.ts'
import { useQuoted } from './use-quoted.ts'

const BarBookButton = lazy(() => import('./book-button.tsx').then((m) => ({ default: m.BarBookButton })))

type BookBarProps = {
  listingId: number
  isOwn: boolean
  /** The rate, until there is a total. */
  price: ReactNode
  /** In place of booking, where nothing is booked here or nothing is free. */
  contact: ReactNode
}

/** In the bar of narrow screens: the total for the chosen dates, and the way to book them. */
export function BookBar({ price, contact, ...of }: BookBarProps) {
  const read = useQuery(availabilityQuery(of.listingId))
  const { data } = read
  if (!isBookedHere(read) || of.isOwn || (data && !isAnyFree(data.units)))
    return (
      <>
        {price}
        {contact}
      </>
    )
  if (data) return <DatesInBar {...of} availability={data} rate={price} />
  return (
    <>
      {price}
      <ChooseDates />
    </>
  )
}

type DatesInBarProps = {
  listingId: number
  isOwn: boolean
  availability: Availability
  rate: ReactNode
}

function DatesInBar({ rate, ...of }: DatesInBarProps) {
  const { quote, booking } = useQuoted(of)
  if (!quote || !booking)
    return (
      <>
        {rate}
        <ChooseDates />
      </>
    )
  return (
    <>
      <p className="mr-auto min-w-0 leading-tight">
        <strong className="price block">{formatCents(quote.totalCents)}</strong>
        <a href={`#${DATES_ID}`} className="text-sm text-ink-soft underline">
          {toDateRange(quote)}
        </a>
      </p>
      <Suspense fallback={<ChooseDates />}>
        <BarBookButton {...booking} />
      </Suspense>
    </>
  )
}

/** A link, so that it works without scripts. */
function ChooseDates() {
  return (
    <Button render={<a href={`#${DATES_ID}`} />}>
      <CalendarDays aria-hidden="true" />
      Choose dates
    </Button>
  )
}
