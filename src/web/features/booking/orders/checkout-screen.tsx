import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import type { Booking } from '#contract/booking/bookings.ts'
import { formatCents } from '#domain/booking/price/cents.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { NothingYetArt } from '#web/ui/illustrations/nothing-yet-art.tsx'
import { LoadingState } from '#web/ui/loading-state.tsx'
import { groupBySeller } from './group-by-seller.ts'
import { PlacedList } from './placed-list.tsx'
import { orderQuery } from './queries.ts'
import { SellerSection } from './seller-section.tsx'

/**
 * What is put together, by seller: each booking is read and placed on its own.
 * @param verification slot of another feature: that the address is not confirmed
 */
export function CheckoutScreen({ verification }: { verification: ReactNode }) {
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-6 px-4 py-8 md:px-6">
      <header className="flex flex-col gap-1">
        <h1 className="text-3xl md:text-4xl">Checkout</h1>
        <p className="text-lg text-ink-soft">Read each booking and place it. You pay the sellers directly.</p>
      </header>
      <CurrentOrder verification={verification} />
    </div>
  )
}

function CurrentOrder({ verification }: { verification: ReactNode }) {
  const query = useQuery(orderQuery)
  const [placed, setPlaced] = useState<Booking[]>([])
  if (query.isError && !query.data)
    return <ErrorState title={query.error.message} onRetry={() => void query.refetch()} />
  if (!query.data) return <LoadingState label="Loading your order..." />
  const placedIds = new Set(placed.map(({ id }) => id))
  const open = query.data.bookings.filter(({ id }) => !placedIds.has(id))
  const groups = groupBySeller(open)
  return (
    <>
      <PlacedList bookings={placed} />
      {open.length > 0 && verification}
      {groups.map((group) => (
        <SellerSection
          key={group.seller.id}
          group={group}
          onPlaced={(booking) => setPlaced((before) => [...before, booking])}
        />
      ))}
      {groups.length > 1 && (
        <GrandTotal cents={groups.reduce((sum, { totalCents }) => sum + totalCents, 0)} />
      )}
      {open.length === 0 && placed.length === 0 && <NothingYet />}
    </>
  )
}

function GrandTotal({ cents }: { cents: number }) {
  return (
    <p className="flex items-baseline justify-between gap-4 border-t-2 border-ink pt-4 text-xl font-semibold">
      <span>Total of all sellers</span>
      <span className="price tabular-nums">{formatCents(cents)}</span>
    </p>
  )
}

function NothingYet() {
  return (
    <EmptyState
      title="Your order is empty"
      art={<NothingYetArt />}
      action={
        <>
          <Button render={<Link to="/" />}>Find a space</Button>
          <Button variant="outline" render={<Link to="/bookings" />}>
            Your bookings
          </Button>
        </>
      }
    >
      Choose dates on the page of a space, and it comes here to be read and booked.
    </EmptyState>
  )
}
