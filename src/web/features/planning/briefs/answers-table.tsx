import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Brief, BriefLine } from '#contract/planning/briefs.ts'
import { toDateRange } from '#domain/format-dates.ts'
import { ApiError, api } from '#web/platform/api.ts'
import { IfMay } from '#web/platform/auth/if-may.tsx'
import { Button } from '#web/ui/button.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '#web/ui/table.tsx'
import { describePrice, describeSums, findPlanOf, nameSpace, takeCents } from './brief-words.ts'
import { briefQuery } from './queries.ts'

/** All answers on one ruler: a row a space, with the buyer's own columns; on a phone a block a space. */
export function AnswersTable({ brief }: { brief: Brief }) {
  const take = useTakeLine(brief)
  const sellers = brief.answers.filter(({ state }) => state === 'answered').map(({ seller }) => seller)
  const nameOf = (id: number) => sellers.find((seller) => seller.id === id)?.name ?? ''
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-ink-soft tabular-nums">{describeSums(brief)}</p>
      <FormError>{take.error?.message}</FormError>
      <Table caption="Answers side by side" stacks className="text-sm">
        <TableHeader>
          <TableRow>
            <TableHead>Space</TableHead>
            <TableHead>Seller</TableHead>
            <TableHead>Dates</TableHead>
            {brief.columns.map((column) => (
              <TableHead key={column}>
                <bdi>{column}</bdi>
              </TableHead>
            ))}
            <TableHead>Total, all-in</TableHead>
            <TableHead>
              <span className="sr-only">Plan</span>
            </TableHead>
          </TableRow>
        </TableHeader>
        <TableBody>
          {brief.lines.map((line) => (
            <TableRow key={line.id}>
              <TableCell className="min-w-44">
                <SpaceName line={line} />
              </TableCell>
              <TableCell className="wrap-anywhere">
                <bdi>{nameOf(line.sellerId)}</bdi>
              </TableCell>
              <TableCell className="tabular-nums">
                {toDateRange({ first: line.first, last: line.last })}
              </TableCell>
              {brief.columns.map((column, at) => (
                <TableCell key={column} className="wrap-anywhere md:min-w-24">
                  <span className="text-ink-faint md:hidden">{`${column}: `}</span>
                  <bdi>{line.cells[at] || '–'}</bdi>
                </TableCell>
              ))}
              <TableCell>
                <Price line={line} />
              </TableCell>
              <TableCell>
                <Take line={line} take={take} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  )
}

function SpaceName({ line }: { line: BriefLine }) {
  const { name, facts } = nameSpace(line)
  return (
    <>
      <Link
        to="/listing/$id"
        params={{ id: String(line.listingId) }}
        className="link font-semibold wrap-anywhere"
      >
        {name}
      </Link>
      <span className="block text-ink-faint">{facts}</span>
    </>
  )
}

function Price({ line }: { line: BriefLine }) {
  const { total, note } = describePrice(line)
  return (
    <>
      <span className={line.problem ? 'text-ink-faint line-through tabular-nums' : 'price tabular-nums'}>
        {total}
      </span>
      {note && <span className={line.problem ? 'block text-danger' : 'block text-ink-faint'}>{note}</span>}
    </>
  )
}

type TakeLine = ReturnType<typeof useTakeLine>

function Take({ line, take }: { line: BriefLine; take: TakeLine }) {
  const cents = takeCents(line)
  if (line.planId !== null)
    return (
      <Link to="/plans/$id" params={{ id: String(line.planId) }} className="link">
        In your plan
      </Link>
    )
  if (cents === null) return null
  return (
    <IfMay needs="plan">
      <Button
        size="sm"
        variant="outline"
        pending={take.isPending && take.variables.line.id === line.id}
        disabled={take.isPending}
        onClick={() => take.mutate({ line, totalCents: cents })}
        className="noscript:hidden"
      >
        Take into the plan
      </Button>
    </IfMay>
  )
}

/** Into the plan that the brief was made of; without one, into the plan that the first space was taken into. */
function useTakeLine(brief: Brief) {
  const { id } = brief
  const queryClient = useQueryClient()
  const planId = findPlanOf(brief)
  const { queryKey } = briefQuery(String(id))
  return useMutation({
    mutationFn: ({ line, totalCents }: { line: BriefLine; totalCents: number }) =>
      api('POST /api/briefs/:id/lines/:lineId/plan', {
        params: { id, lineId: line.id },
        body: { planId, totalCents },
      }),
    onSuccess: async () => {
      void queryClient.invalidateQueries({ queryKey: ['plans'] })
      await queryClient.invalidateQueries({ queryKey })
    },
    onError: (error) => {
      // its price is another, or it is gone: the table shows which
      if (error instanceof ApiError && [404, 409].includes(error.status))
        void queryClient.invalidateQueries({ queryKey })
    },
  })
}
