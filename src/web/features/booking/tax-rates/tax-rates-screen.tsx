import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { TaxRate } from '#contract/booking/tax-rates.ts'
import { toMarketDate, toShortDate } from '#domain/format-dates.ts'
import { api } from '#web/platform/api.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { FileDrop } from '#web/ui/file-drop.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { LoadingState } from '#web/ui/loading-state.tsx'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '#web/ui/table.tsx'
import { toast } from '#web/ui/toast.ts'
import { taxRatesQuery } from './queries.ts'
import { formatRate, STATE_WORDS, toCsv, toRows } from './tax-rate-words.ts'

const MAX_BYTES = 200_000

/** Local sales tax: what quotes estimate by, and the file that replaces it. */
export function TaxRatesScreen() {
  const query = useQuery(taxRatesQuery)
  if (query.isError && !query.data)
    return <ErrorState title={query.error.message} onRetry={() => void query.refetch()} />
  if (!query.data) return <LoadingState label="Loading the tax rates..." />
  const { rates, changed } = query.data
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="flex flex-col gap-4 xl:col-start-2">
        <Replace hasRates={rates.length > 0} />
        {changed && (
          <p className="text-sm text-ink-faint">
            Replaced last by {changed.actor ?? 'a command'} on{' '}
            {toShortDate(toMarketDate(new Date(changed.createdAt)))}.
          </p>
        )}
      </div>
      <section aria-label="Rates" className="flex min-w-0 flex-col gap-3 xl:col-start-1 xl:row-start-1">
        {rates.length === 0 ? (
          <EmptyState title="No local rates yet">
            Quotes in Washington use the rate of the state alone until you upload a file.
          </EmptyState>
        ) : (
          <Rates rates={rates} />
        )}
      </section>
    </div>
  )
}

function Rates({ rates }: { rates: readonly TaxRate[] }) {
  return (
    <Table caption="Local sales tax rates, by place and date">
      <TableHeader>
        <TableRow>
          <TableHead>Place</TableHead>
          <TableHead numeric>Rate</TableHead>
          <TableHead>From</TableHead>
          <TableHead>Charged</TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {toRows(rates, toMarketDate(new Date())).map(({ place, basisPoints, validFrom, state }) => (
          <TableRow
            key={`${place} ${validFrom}`}
            className={state === 'ended' ? 'text-ink-faint' : undefined}
          >
            <TableCell>{place}</TableCell>
            <TableCell numeric>{formatRate(basisPoints)}</TableCell>
            <TableCell>{toShortDate(validFrom)}</TableCell>
            <TableCell>{STATE_WORDS[state]}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

function Replace({ hasRates }: { hasRates: boolean }) {
  const queryClient = useQueryClient()
  const replace = useMutation({
    mutationFn: async (file: File) => {
      if (file.size > MAX_BYTES) throw new Error('A file of rates may have at most 200 KB.')
      return api('PUT /api/admin/tax-rates', { body: { csv: await file.text() } })
    },
    onSuccess: (rates) => {
      toast({ title: `${rates.length} rates saved` })
      void queryClient.invalidateQueries(taxRatesQuery)
    },
  })
  return (
    <section aria-labelledby="replace" className="flex flex-col gap-3">
      <h2 id="replace" className="text-xl">
        Replace all rates
      </h2>
      <p className="text-ink-soft">
        A CSV file with place, rate in percent and first day: Tacoma, 10.3, 2026-01-01. It takes the place of
        every rate here. Quotes change at once; agreed bookings keep theirs.
      </p>
      <FormError>{replace.error?.message}</FormError>
      <FileDrop
        aria-label="File of rates"
        accept=".csv,.txt"
        multiple={false}
        disabled={replace.isPending}
        onFiles={([file]) => file && replace.mutate(file)}
      >
        CSV up to 200 KB
      </FileDrop>
      {hasRates && <Download />}
    </section>
  )
}

function Download() {
  const { data } = useQuery(taxRatesQuery)
  const save = () => {
    if (!data) return
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([toCsv(data.rates)], { type: 'text/csv' }))
    link.download = 'tax-rates.csv'
    link.click()
    URL.revokeObjectURL(link.href)
  }
  return (
    <Button variant="outline" onClick={save}>
      Download these rates
    </Button>
  )
}
