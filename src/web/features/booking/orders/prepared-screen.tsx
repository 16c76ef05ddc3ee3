import { useQueries, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { PreparedBooking, PreparedLine } from '#contract/booking/orders-prepared.ts'
import { formatCents } from '#domain/booking/price/cents.ts'
import { formatZonedTime } from '#domain/format-dates.ts'
import { describeGoneExtras } from '#web/booking-parts/gone-extras.ts'
import { PriceLines } from '#web/booking-parts/price-lines.tsx'
import { TypeBadge } from '#web/listing-parts/type-badge.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { LoadingState } from '#web/ui/loading-state.tsx'
import { describeGone, nameDays, namePrepared, sumPrices } from './prepared-lines.ts'
import { preparedQuery, requestPriceQuery } from './queries.ts'
import type { LeftOut } from './send-lines.ts'
import { useAcceptPrepared } from './use-accept-prepared.ts'

/** What an agent has put together: nothing of it is booked until a person reads and places it. */
export function PreparedScreen({ token }: { token: string }) {
  const query = useQuery(preparedQuery(token))
  // read again in vain, it stays as it was: what is in the order already is not sent twice
  if (!query.data) return query.isError ? <PreparedGone /> : <LoadingState label="Loading..." />
  return <Prepared token={token} prepared={query.data} />
}

function Prepared({ token, prepared }: { token: string; prepared: PreparedBooking }) {
  const { preparedBy, expiresAt, lines, gone } = prepared
  const take = useAcceptPrepared(token, lines)
  return (
    <div className="mx-auto flex max-w-2xl flex-col gap-6 px-4 py-8 md:px-6">
      <header className="flex flex-col gap-1">
        <h1 className="text-3xl md:text-4xl">{namePrepared({ lines: lines.length, gone })}</h1>
        <p className="text-lg text-ink-soft">
          By {preparedBy}. Nothing is booked or reserved: you read it and decide.
        </p>
      </header>
      {gone > 0 && <Alert tone="warning">{describeGone(gone)}</Alert>}
      {lines.map((line, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
        <Card key={position} className="flex flex-col gap-4 p-5 md:p-6">
          <Line {...line} />
        </Card>
      ))}
      <div className="flex flex-col gap-3">
        {lines.length > 1 && <PreparedTotal requests={lines.map(({ request }) => request)} />}
        <FormError>{take.error?.message}</FormError>
        <NotInOrder leftOut={take.data?.leftOut ?? []} />
        <Button size="lg" pending={take.isPending} onClick={() => take.mutate()}>
          Continue to checkout
        </Button>
        <p className="text-center text-sm text-ink-faint">
          You are not charged yet. This link works until {formatZonedTime(expiresAt)}.
        </p>
      </div>
    </div>
  )
}

/** The rest of it is in the order, so that one space never keeps the others from being booked. */
function NotInOrder({ leftOut }: { leftOut: readonly LeftOut[] }) {
  if (leftOut.length === 0) return null
  return (
    <Alert
      live
      tone="warning"
      title="The rest is in your order, without:"
      action={
        <Button variant="outline" render={<Link to="/checkout" />}>
          Go to checkout without {leftOut.length === 1 ? 'it' : 'them'}
        </Button>
      }
    >
      <ul>
        {leftOut.map(({ title, says }, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
          <li key={position} dir="auto">
            {title}: {says}
          </li>
        ))}
      </ul>
    </Alert>
  )
}

function Line({ listing, request }: PreparedLine) {
  return (
    <>
      <div className="flex flex-col gap-1">
        <p>
          <TypeBadge adType={listing.medium} />
        </p>
        <h2 className="text-xl" dir="auto">
          <Link to="/listing/$id" params={{ id: String(listing.id) }} className="hover:underline">
            {listing.title}
          </Link>
        </h2>
        <p className="text-ink-soft">{listing.location}</p>
      </div>
      <RequestPrice request={request} />
      {(request.brand || request.note) && (
        <p className="whitespace-pre-line text-ink-soft" dir="auto">
          {[request.brand, request.note].filter(Boolean).join('\n')}
        </p>
      )}
    </>
  )
}

/** Of all lines, as of now; nothing while one of them has no price. */
function PreparedTotal({ requests }: { requests: PreparedLine['request'][] }) {
  const prices = useQueries({ queries: requests.map(requestPriceQuery) })
  const cents = sumPrices(prices.map(({ data }) => data?.totalCents))
  if (cents === null) return null
  return (
    <p className="flex justify-between text-lg font-semibold">
      <span>Total of {requests.length} bookings</span>
      <span>{formatCents(cents)}</span>
    </p>
  )
}

function RequestPrice({ request }: { request: PreparedLine['request'] }) {
  const { data, error } = useQuery(requestPriceQuery(request))
  return (
    <>
      <p className="font-semibold">{nameDays(request, data)}</p>
      {error && <Alert tone="warning">{error.message}</Alert>}
      {data && data.gone.length > 0 && <Alert tone="warning">{describeGoneExtras(data.gone.length)}</Alert>}
      {data && <PriceLines lines={data.lines} totalCents={data.totalCents} />}
    </>
  )
}

/** A link that has expired, or that never was one. */
export function PreparedGone() {
  return (
    <ErrorState
      headingLevel={1}
      title="This link does not work any more"
      action={<Button render={<Link to="/" />}>Find a space</Button>}
    >
      It has expired, or was not copied completely. Ask the sender for a new one.
    </ErrorState>
  )
}
