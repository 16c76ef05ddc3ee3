import type { Import, ImportProblem } from '#contract/listings/imports.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import type { Plan } from './column-plan.ts'
import { FillForm } from './fill-form.tsx'
import { fixesFor, meaningsOf, titleOf } from './problem-fixes.ts'
import { WordsForm } from './words-form.tsx'

type ProblemCardProps = {
  task: Import
  problem: ImportProblem
  /** Are the rows below those of this problem? */
  isShown: boolean
  isPending: boolean
  onFix: (plan: Plan) => void
  onShow: () => void
}

export function ProblemCard({ task, problem, isShown, isPending, onFix, onShow }: ProblemCardProps) {
  const title = titleOf(problem)
  const meanings = meaningsOf(problem)
  const isQuoted = problem.values.length > 0 && ['unreadable', 'currency'].includes(problem.code)
  return (
    <Card render={<li aria-label={title} />} className="flex flex-col gap-3 p-4">
      <div className="flex flex-col gap-0.5">
        <h3 className="text-base font-semibold">{title}</h3>
        <p className="text-[0.9375rem] break-words text-ink-soft">
          Line {problem.example.line}: {problem.example.reason}
        </p>
        {isQuoted && meanings.length === 0 && <Values values={problem.values} />}
      </div>
      {meanings.length > 0 && problem.field && (
        <WordsForm {...{ task, problem, meanings, isPending, onFix }} field={problem.field} />
      )}
      {problem.code === 'missing' && <FillForm {...{ task, problem, isPending, onFix }} />}
      <div className="mt-auto flex flex-wrap gap-2">
        {fixesFor(problem, task).map(({ label, plan }) => (
          <Button
            key={label}
            size="sm"
            variant="outline"
            className="max-w-full"
            disabled={isPending}
            onClick={() => onFix(plan)}
          >
            <span className="truncate">{label}</span>
          </Button>
        ))}
        <Button size="sm" variant="ghost" aria-pressed={isShown} onClick={onShow}>
          Show {problem.rows === 1 ? 'the row' : 'the rows'}
        </Button>
      </div>
    </Card>
  )
}

const MOST_VALUES = 5

function Values({ values }: Pick<ImportProblem, 'values'>) {
  const quoted = values
    .slice(0, MOST_VALUES)
    .map(({ text, rows }) => (rows === 1 ? `“${text}”` : `“${text}” ${rows.toLocaleString('en-US')} times`))
  return (
    <p className="text-sm break-words text-ink-faint">
      {quoted.join(', ')}
      {values.length > MOST_VALUES && ' and more'}
    </p>
  )
}
