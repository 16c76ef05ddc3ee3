import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { formatShortCents, toCents } from '#domain/booking/price/cents.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { LoadingState } from '#web/ui/loading-state.tsx'
import { PageSection } from '#web/ui/page-section.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '#web/ui/table.tsx'
import { CurveChart } from './curve-chart.tsx'
import { listPoints, namePoint } from './curve-words.ts'
import type { PlanSearch } from './plan-search.ts'
import { planCurveQuery } from './queries.ts'

/** Twelve budgets around the one asked for, each a plan of its own: what more money brings. */
export function CurveSection({ search }: { search: PlanSearch }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <PageSection title="What is enough here" lead="Plans for twelve budgets, by the same rules.">
      {isOpen ? (
        <CurveTable search={search} />
      ) : (
        <Button variant="outline" onClick={() => setIsOpen(true)} className="self-start noscript:hidden">
          Compare budgets
        </Button>
      )}
    </PageSection>
  )
}

function CurveTable({ search }: { search: PlanSearch }) {
  const { data: curve, error } = useQuery(planCurveQuery(search))
  if (error) return <Alert tone="danger" live title={error.message} />
  if (!curve) return <LoadingState label="Planning twelve budgets..." />
  const points = listPoints(curve)
  if (points.length === 0) return <p>None of these budgets buys anything here in these dates.</p>
  return (
    <>
      <CurveChart curve={curve} />
      <Table caption="Plans by budget" stacks>
        <TableHeader>
          <TableRow>
            <TableHead>Budget</TableHead>
            <TableHead numeric>Spaces</TableHead>
            <TableHead numeric>Total</TableHead>
            <TableHead>Planning score, of the best of these</TableHead>
          </TableRow>
        </TableHeader>
        <TableBody>
          {points.map(({ at, budgetCents, totalCents, listingIds, share }) => (
            <TableRow
              key={at}
              aria-current={budgetCents === toCents(search.budget ?? 0) ? 'true' : undefined}
            >
              <TableCell>
                <Link
                  to="/plans/new"
                  search={{ ...search, budget: budgetCents / 100 }}
                  className="link font-semibold tabular-nums"
                >
                  {formatShortCents(budgetCents)}
                </Link>
                <span className="block text-sm text-ink-soft">{namePoint(curve, at)}</span>
              </TableCell>
              <TableCell numeric>{listingIds.length}</TableCell>
              <TableCell numeric>{formatShortCents(totalCents)}</TableCell>
              <TableCell className="min-w-40">
                <Progress label={`Score for ${formatShortCents(budgetCents)}`} percent={share} showValue />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </>
  )
}
