import { useQuery } from '@tanstack/react-query'
import { Download, Undo2 } from 'lucide-react'
import type { Import } from '#contract/listings/imports.ts'
import { useApiHref } from '#web/platform/auth/use-api-href.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import type { Plan } from './column-plan.ts'
import { ProblemCard } from './problem-card.tsx'
import { fixesInForce } from './problem-fixes.ts'
import { keyOf, problemsQuery } from './queries.ts'
import { usePlan } from './use-plan.ts'

type ProblemsSectionProps = { task: Import; shown: string | null; onShow: (problem: string) => void }

/** What is wrong, by kind, each with what puts all of its rows right at once. */
export function ProblemsSection({ task, shown, onShow }: ProblemsSectionProps) {
  const { data = [] } = useQuery(problemsQuery(task))
  const { save, problem } = usePlan(task)
  const inForce = fixesInForce(task.plan)
  if (task.counts.bad === 0 && inForce.length === 0) return null
  const onFix = (plan: Plan) => save.mutate(plan)
  return (
    <section aria-labelledby="problems" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="problems" className="text-xl">
          What is wrong
        </h2>
        {task.counts.bad > 0 && <LeftOutLink task={task} size="sm" />}
      </div>
      {problem && (
        <Alert tone="danger" live>
          {problem}
        </Alert>
      )}
      <ul className="grid gap-3 md:grid-cols-2">
        {data.map((one) => (
          <ProblemCard
            key={`${keyOf(one)}:${one.column}`}
            task={task}
            problem={one}
            isShown={shown === keyOf(one)}
            isPending={save.isPending}
            onFix={onFix}
            onShow={() => onShow(keyOf(one))}
          />
        ))}
      </ul>
      {inForce.length > 0 && <InForce fixes={inForce} isPending={save.isPending} onFix={onFix} />}
    </section>
  )
}

/** The rows that stay behind, as a file in the columns of the one they came in. */
export function LeftOutLink({ task, size }: { task: Import; size?: 'sm' }) {
  const toHref = useApiHref()
  return (
    <Button
      size={size}
      variant="outline"
      render={<a href={toHref(`/api/imports/${task.id}/left-out`)} download />}
    >
      <Download aria-hidden="true" />
      Download left-out rows
    </Button>
  )
}

type InForceProps = {
  fixes: ReturnType<typeof fixesInForce>
  isPending: boolean
  onFix: (plan: Plan) => void
}

function InForce({ fixes, isPending, onFix }: InForceProps) {
  return (
    <Card render={<section aria-labelledby="in-force" />} className="flex flex-col gap-2 p-4">
      <h3 id="in-force" className="text-base font-semibold">
        Decided for the whole file
      </h3>
      <ul className="flex flex-col gap-1">
        {fixes.map(({ label, plan }) => (
          <li key={label} className="flex flex-wrap items-center gap-x-2">
            <span>{label}</span>
            <Button size="sm" variant="ghost" disabled={isPending} onClick={() => onFix(plan)}>
              <Undo2 aria-hidden="true" className="size-4" />
              Undo<span className="sr-only">: {label}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
