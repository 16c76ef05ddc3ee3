import { Link } from '@tanstack/react-router'
import type { PreviewLine } from '#contract/planning/plan-requests.ts'
import { toDateRange } from '#domain/format-dates.ts'
import { Alert } from '#web/ui/alert.tsx'

interface ProblemListProps {
  planId: number
  lines: readonly PreviewLine[]
}

/** Lines that cannot be requested as they are: the others go on without them. */
export function ProblemList({ planId, lines }: ProblemListProps) {
  return (
    <Alert
      tone="warning"
      title={
        lines.length === 1 ? '1 space cannot be requested' : `${lines.length} spaces cannot be requested`
      }
      action={
        <Link to="/plans/$id" params={{ id: String(planId) }} className="link">
          Change them in the plan
        </Link>
      }
    >
      <ul>
        {lines.map(({ lineId, title, problem }) => (
          <li key={lineId}>
            {`${title ?? 'A space'}: ${problem?.message}`}
            {problem?.nearest && ` Nearest: ${toDateRange(problem.nearest)}.`}
          </li>
        ))}
      </ul>
    </Alert>
  )
}
