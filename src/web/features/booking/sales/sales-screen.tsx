import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import type { SalesReport } from '#contract/booking/sales.ts'
import { formatCents } from '#domain/booking/price/cents.ts'
import { SALES_BY, SALES_BY_LABELS } from '#domain/booking/sales-by.ts'
import { RoleNote } from '#web/platform/auth/if-may.tsx'
import { useApiHref } from '#web/platform/auth/use-api-href.ts'
import { useMay } from '#web/platform/auth/use-may.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { LoadingState } from '#web/ui/loading-state.tsx'
import { Select } from '#web/ui/select.tsx'
import { Stat } from '#web/ui/stat.tsx'
import { salesQuery } from './queries.ts'
import { type SalesSearch, toSalesFile } from './sales-search.ts'
import { SalesTable } from './sales-table.tsx'
import { describeChange, describeOccupancy, describeUncounted, nameMonths } from './sales-words.ts'
import { describeWrongMonths } from './wrong-months.ts'

type SalesScreenProps = { search: SalesSearch; nav: ReactNode }

/** What a seller sold, and how much of what could be sold. */
export function SalesScreen({ search, nav }: SalesScreenProps) {
  const mayRead = useMay('books')
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-6 px-4 py-8 md:px-6">
      {nav}
      <header className="flex flex-col gap-1">
        <h1 className="text-3xl md:text-4xl">Sales</h1>
        <p className="text-lg text-ink-soft">
          Income before tax and occupancy, of bookings on Placard and of contracts sold elsewhere.
        </p>
      </header>
      <RoleNote needs="books" />
      {mayRead && <Report search={search} />}
    </div>
  )
}

function Report({ search }: { search: SalesSearch }) {
  const toHref = useApiHref()
  const wrong = describeWrongMonths(search)
  const { data, isError, refetch } = useQuery({ ...salesQuery(search), enabled: wrong === null })
  if (wrong !== null)
    return (
      <>
        <Choose chosen={search} />
        <Alert title="There is no report of these months">{wrong}</Alert>
      </>
    )
  if (isError && !data)
    return (
      <>
        <Choose chosen={search} />
        <ErrorState title="The report could not be loaded" headingLevel={2} onRetry={() => void refetch()} />
      </>
    )
  if (!data) return <LoadingState label="Loading the report..." />
  const isEmpty = data.all.lines === 0 && data.all.beforeCents === 0
  return (
    <>
      <Choose chosen={data}>
        <Button
          variant="outline"
          render={
            <a href={toHref(toSalesFile(data))}>
              <Download aria-hidden="true" />
              CSV
            </a>
          }
        />
      </Choose>
      <Sums report={data} />
      {isEmpty ? (
        <EmptyState title="Nothing sold in these months">
          Bookings count once they are booked. Contracts that you sold elsewhere are brought in as a file.
        </EmptyState>
      ) : (
        <SalesTable report={data} search={search} />
      )}
      <Notes report={data} />
    </>
  )
}

/** A form, so that it works without scripts. */
function Choose({ chosen: { from, to, by }, children }: { chosen: SalesSearch; children?: ReactNode }) {
  return (
    <form
      method="get"
      action="/sell/sales"
      className="flex flex-wrap items-end gap-3"
      key={`${from} ${to} ${by}`}
    >
      <Field label="From" className="w-44">
        <Input name="from" type="month" defaultValue={from} required placeholder="2027-01" />
      </Field>
      <Field label="To" className="w-44">
        <Input name="to" type="month" defaultValue={to} required placeholder="2027-12" />
      </Field>
      <Field label="By" className="w-36">
        <Select
          name="by"
          defaultValue={by}
          options={SALES_BY.map((value) => ({ value, label: SALES_BY_LABELS[value] }))}
        />
      </Field>
      <Button type="submit" variant="outline">
        Show
      </Button>
      {children}
    </form>
  )
}

function Sums({ report }: { report: SalesReport }) {
  const { all } = report
  const span = nameMonths(report)
  return (
    <dl className="grid gap-4 sm:grid-cols-3" aria-label={span}>
      <Stat label="Income" value={formatCents(all.cents)} note={span} />
      <Stat label="A year before" value={formatCents(all.beforeCents)} note={describeChange(all)} />
      <Stat label="Occupancy" {...describeOccupancy(all)} />
    </dl>
  )
}

function Notes({ report: { uncounted, isCut } }: { report: SalesReport }) {
  return (
    <ul className="flex list-disc flex-col gap-1 pl-5 text-sm text-ink-soft">
      <li>
        An amount is spread over the days that it was agreed for. Occupancy is days sold of days that could be
        sold, each as often as a unit has slots; days that you blocked yourself are left out.
      </li>
      <li>Cancelled bookings are not counted; what they left is under Payments.</li>
      {uncounted > 0 && <li>{describeUncounted(uncounted)}</li>}
      {isCut && <li>More was sold than one report is made of. Choose fewer months.</li>}
    </ul>
  )
}
