import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { paymentRoutes } from '#contract/booking/payments.ts'
import type { Out } from '#contract/route.ts'
import { api } from '#web/platform/api.ts'
import { IfMay } from '#web/platform/auth/if-may.tsx'
import { useOnce } from '#web/platform/use-once.ts'
import { Alert } from '#web/ui/alert.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { FileDrop } from '#web/ui/file-drop.tsx'
import { FormSection } from '#web/ui/form-section.tsx'
import { NextPage } from '#web/ui/load-more.tsx'
import { readMoneyAnew, statementLinesQuery } from './queries.ts'
import { StatementLines } from './statement-lines.tsx'

type Imported = Out<typeof paymentRoutes.importStatement.output>

// as the contract says it; its module would bring all of its checks along
const MAX_BYTES = 2 * 1024 * 1024

/** The bank's own word: lines of its statement are matched with bookings by number and amount. */
export function StatementSection() {
  const query = useInfiniteQuery(statementLinesQuery)
  const lines = query.data?.pages.flatMap((page) => page.rows) ?? []
  return (
    <FormSection
      title="Bank statement"
      lead="Choose the CSV file that your bank gives you. Payments that name a booking’s number and its amount are recorded automatically; the others wait here for you."
    >
      <IfMay needs="money">
        <Upload />
      </IfMay>
      {query.isError && lines.length === 0 && (
        <ErrorState
          title="The lines of your statements could not be loaded"
          headingLevel={3}
          onRetry={() => void query.refetch()}
        />
      )}
      {lines.length > 0 && <StatementLines lines={lines} />}
      <NextPage query={query} progress={`Showing ${lines.length}`} />
    </FormSection>
  )
}

function Upload() {
  const queryClient = useQueryClient()
  const [problem, setProblem] = useState<string | null>(null)
  const send = useOnce((body: { name: string; csv: string }, headers) =>
    api('POST /api/my/statements', { body, headers }),
  )
  const upload = useMutation({
    mutationFn: async (file: File) => send({ name: file.name.slice(0, 200), csv: await file.text() }),
    onSettled: () => readMoneyAnew(queryClient),
  })
  const take = ([file]: File[]) => {
    upload.reset()
    const isLarge = file !== undefined && file.size > MAX_BYTES
    setProblem(isLarge ? 'A statement may have at most 2 MB. Choose a shorter time at your bank.' : null)
    if (file && !isLarge) upload.mutate(file)
  }
  const failure = problem ?? upload.error?.message
  return (
    <div className="flex flex-col gap-3 noscript:hidden">
      <FileDrop
        aria-label="File of your bank"
        multiple={false}
        accept=".csv,.txt"
        disabled={upload.isPending}
        onFiles={take}
      >
        {upload.isPending ? 'Reading...' : 'CSV, at most 2 MB. The same file may be chosen again.'}
      </FileDrop>
      {failure && (
        <Alert tone="danger" title="That file was not taken" live>
          {failure}
        </Alert>
      )}
      {upload.data && <Outcome imported={upload.data} />}
    </div>
  )
}

function Outcome({ imported: { matched, open, known, skipped } }: { imported: Imported }) {
  const lines = [
    `${count(matched, 'payment')} recorded`,
    `${count(open, 'line')} for you to look at`,
    `${count(known, 'line')} known from before`,
    `${count(skipped, 'line')} left out: money that went out, or no money`,
  ]
  return (
    <Alert tone="success" title="The statement was read" live>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Alert>
  )
}

const count = (n: number, one: string) => `${n.toLocaleString('en-US')} ${one}${n === 1 ? '' : 's'}`
