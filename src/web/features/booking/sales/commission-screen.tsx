import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Commission } from '#contract/booking/sales-commission.ts'
import { formatCents } from '#domain/booking/price/cents.ts'
import { api } from '#web/platform/api.ts'
import { IfMay } from '#web/platform/auth/if-may.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LoadingState } from '#web/ui/loading-state.tsx'
import { Stat } from '#web/ui/stat.tsx'
import { toast } from '#web/ui/toast.ts'
import { ChooseMonths } from './choose-months.tsx'
import { describePerson, describeRate, describeRateDays, type Rate } from './commission-words.ts'
import { COMMISSION_KEY, commissionQuery } from './queries.ts'
import { RateForm } from './rate-form.tsx'
import type { SalesSearch } from './sales-search.ts'
import { nameMonths } from './sales-words.ts'
import { describeWrongMonths } from './wrong-months.ts'

type CommissionScreenProps = { search: SalesSearch; nav: ReactNode }

/** What people are paid for what they sell: everybody, or only oneself. */
export function CommissionScreen({ search, nav }: CommissionScreenProps) {
  const wrong = describeWrongMonths(search)
  const { data, isError, refetch } = useQuery({ ...commissionQuery(search), enabled: wrong === null })
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-6 px-4 py-8 md:px-6">
      {nav}
      <header className="flex flex-col gap-1">
        <h1 className="text-3xl md:text-4xl">Commission</h1>
        <p className="text-lg text-ink-soft">
          A share of what each person sold, by the rate of each day. A new rate changes nothing before its
          first day.
        </p>
      </header>
      <ChooseMonths action="/sell/commission" chosen={wrong === null && data ? data : search} />
      {wrong !== null ? (
        <Alert title="There is no report of these months">{wrong}</Alert>
      ) : isError && !data ? (
        <ErrorState
          title="The commissions could not be loaded"
          headingLevel={2}
          onRetry={() => void refetch()}
        />
      ) : data ? (
        <Loaded commission={data} />
      ) : (
        <LoadingState label="Loading the commissions..." />
      )}
    </div>
  )
}

function Loaded({ commission }: { commission: Commission }) {
  const { people, isOwn, isCut } = commission
  return (
    <>
      {people.length === 0 ? (
        <EmptyState title={isOwn ? 'No rate is set for you' : 'No rates yet'}>
          {isOwn
            ? 'An owner or somebody in Accounts sets what share of your sales you are paid.'
            : 'Set what share of their sales each person is paid, and from which day on.'}
        </EmptyState>
      ) : (
        <ul className="flex flex-col gap-4">
          {people.map((person) => (
            <Card key={person.id} render={<li />} className="flex flex-col gap-3 p-4">
              <PersonCard person={person} commission={commission} />
            </Card>
          ))}
        </ul>
      )}
      {isCut && (
        <p className="text-ink-soft">More was sold than one report is made of. Choose fewer months.</p>
      )}
      {!isOwn && (
        <IfMay needs="money">
          <RateForm commission={commission} />
        </IfMay>
      )}
      <ul className="flex list-disc flex-col gap-1 pl-5 text-sm text-ink-soft">
        <li>
          Bookings count for whoever on your team took the first step of them, contracts sold elsewhere for
          the name in their file. Each day counts at the rate of that day.
        </li>
        <li>
          A rate of what is paid counts the share of a booking that has been paid by now. What contracts sold
          elsewhere were paid is not known here, so they count nothing at such a rate.
        </li>
      </ul>
    </>
  )
}

type PersonProps = { person: Commission['people'][number]; commission: Commission }

function PersonCard({ person, commission }: PersonProps) {
  const { name, rates, cents, commissionCents } = person
  const note = describePerson(person)
  return (
    <>
      <div className="min-w-0 wrap-anywhere">
        <h2 className="text-lg font-semibold" dir="auto">
          {name}
        </h2>
        {note && <p className="text-sm text-ink-soft">{note}</p>}
      </div>
      <dl className="grid grid-cols-2 gap-4" aria-label={nameMonths(commission)}>
        <Stat label="Commission" value={formatCents(commissionCents)} note={nameMonths(commission)} />
        <Stat label="Sold before tax" value={formatCents(cents)} />
      </dl>
      <ul className="flex flex-col divide-y divide-rule border-t border-rule">
        {rates.map((rate) => (
          <li key={rate.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <span>
              {describeRate(rate)}
              <span className="block text-sm text-ink-soft">
                {describeRateDays(rate, rates, commission.today)}
              </span>
            </span>
            {rate.canRemove && (
              <IfMay needs="money">
                <RemoveRate rate={rate} name={name} />
              </IfMay>
            )}
          </li>
        ))}
        {rates.length === 0 && <li className="py-2 text-ink-soft">No rate counts.</li>}
      </ul>
    </>
  )
}

function RemoveRate({ rate, name }: { rate: Rate; name: string }) {
  const queryClient = useQueryClient()
  const remove = async () => {
    try {
      await api('DELETE /api/my/commission/rates/:id', { params: { id: String(rate.id) } })
      toast({ title: 'The rate is taken back' })
    } catch (error) {
      toast({ title: error instanceof Error ? error.message : 'It could not be taken back' })
    }
    await queryClient.invalidateQueries({ queryKey: COMMISSION_KEY })
  }
  return (
    <Button
      size="sm"
      variant="outline"
      aria-label={`Take back ${describeRate(rate)} for ${name}`}
      onClick={() => void remove()}
    >
      Take back
    </Button>
  )
}
