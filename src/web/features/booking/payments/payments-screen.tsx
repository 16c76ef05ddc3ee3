import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense } from 'react'
import { formatCents } from '#domain/booking/price/cents.ts'
import { IfMay, RoleNote } from '#web/platform/auth/if-may.tsx'
import { Card } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { NextPage } from '#web/ui/load-more.tsx'
import { LoadingState } from '#web/ui/loading-state.tsx'
import { Stat } from '#web/ui/stat.tsx'
import { BooksSection } from './books-section.tsx'
import { InstructionsSection } from './instructions-section.tsx'
import { OpenMoney } from './open-money.tsx'
import { accountsQuery, ownPaymentsQuery } from './queries.ts'
import { StatementSection } from './statement-section.tsx'

const AccountsSection = lazy(() =>
  import('./accounts-section.tsx').then((m) => ({ default: m.AccountsSection })),
)

/** A seller's money: what is open, how buyers pay, what the bank says, and the books. */
export function PaymentsScreen({ nav }: { nav: ReactNode }) {
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-8 px-4 py-8 md:px-6">
      {nav}
      <header className="flex flex-col gap-1">
        <h1 className="text-3xl md:text-4xl">Payments</h1>
        <p className="text-lg text-ink-soft">
          Buyers pay you, not Placard. Say here what has arrived: it is what makes a booking certain.
        </p>
      </header>
      <IfMay needs="books" otherwise={<RoleNote needs="books" />}>
        <Money />
        <InstructionsSection />
        <Accounts />
        <StatementSection />
        <BooksSection />
      </IfMay>
    </div>
  )
}

/** Where this site works with a payment service. */
function Accounts() {
  const { data } = useQuery(accountsQuery)
  if (!data || data.items.length === 0) return null
  return (
    <Suspense>
      <AccountsSection accounts={data.items} />
    </Suspense>
  )
}

function Money() {
  const query = useInfiniteQuery(ownPaymentsQuery)
  const totals = query.data?.pages.at(-1)?.totals
  const rows = query.data?.pages.flatMap((page) => page.rows)
  if (query.isError && !rows)
    return (
      <ErrorState
        title="Your payments could not be loaded"
        headingLevel={2}
        onRetry={() => void query.refetch()}
      />
    )
  if (!rows || !totals) return <LoadingState label="Loading your payments..." />
  return (
    <section aria-labelledby="open-money" className="flex flex-col gap-4">
      <h2 id="open-money" className="text-xl">
        Open money
      </h2>
      <Card render={<dl />} className="grid grid-cols-2 gap-5 p-5 sm:grid-cols-3">
        <Stat label="Open" value={formatCents(totals.openCents)} note="of all agreed bookings" />
        <Stat label="Late" value={formatCents(totals.lateCents)} note="past its day" />
        <Stat
          label="To give back"
          value={formatCents(totals.toReturnCents)}
          note="paid beyond what is owed"
        />
      </Card>
      <OpenMoney rows={rows} />
      <NextPage query={query} progress={`Showing ${rows.length}`} />
    </section>
  )
}
