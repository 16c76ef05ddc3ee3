import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { FaceProblem } from '#contract/booking/proofs-problems.ts'
import { FACE_PROBLEM_LABELS } from '#domain/booking/proof/face-problem.ts'
import { api } from '#web/platform/api.ts'
import { IfMay } from '#web/platform/auth/if-may.tsx'
import { useApiHref } from '#web/platform/auth/use-api-href.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { PageSection } from '#web/ui/page-section.tsx'
import { countProblems, describeProblem, nameProblemFace } from './problem-words.ts'
import { faceProblemsQuery } from './queries.ts'

/** What crews have seen wrong: a list of what to mend. Nothing where nothing was reported. */
export function ProblemsPanel() {
  const { data } = useQuery(faceProblemsQuery)
  if (!data || data.items.length === 0) return null
  return (
    <PageSection
      id="problems"
      title="Problems at your faces"
      lead="What your crews have reported, with a photo. It is no proof, and buyers do not see it."
    >
      <p role="status" className="font-semibold">
        {countProblems(data.open)}
      </p>
      <ul aria-label="Problems" className="flex flex-col divide-y divide-rule border-y border-rule">
        {data.items.map((problem) => (
          <ProblemRow key={problem.id} problem={problem} />
        ))}
      </ul>
    </PageSection>
  )
}

function ProblemRow({ problem }: { problem: FaceProblem }) {
  const { id, kind, note, booking, mendedAt } = problem
  const isMended = mendedAt !== null
  const queryClient = useQueryClient()
  const mend = useMutation({
    mutationFn: () =>
      api('PATCH /api/my/face-problems/:id', { params: { id }, body: { isMended: !isMended } }),
    onSuccess: (list) => queryClient.setQueryData(faceProblemsQuery.queryKey, list),
  })
  const face = nameProblemFace(problem)
  return (
    <li className="flex gap-3 py-3">
      <Photo problem={problem} />
      <div className="flex min-w-0 flex-1 flex-col gap-1 wrap-anywhere">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {FACE_PROBLEM_LABELS[kind]}
          {isMended && <Badge variant="neutral">Mended</Badge>}
        </p>
        <p>{face}</p>
        {note && <p>“{note}”</p>}
        <p className="text-sm text-ink-soft">{describeProblem(problem)}</p>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <IfMay needs="produce">
            <Button variant="outline" size="sm" pending={mend.isPending} onClick={() => mend.mutate()}>
              {isMended ? 'Not mended yet' : 'Mark as mended'}
              <span className="sr-only"> at {face}</span>
            </Button>
          </IfMay>
          {booking && (
            <Link to="/bookings/$id" params={{ id: String(booking.id) }} className="link text-sm">
              Booking {booking.reference}
            </Link>
          )}
        </div>
        <FormError>{mend.error?.message}</FormError>
      </div>
    </li>
  )
}

function Photo({ problem: { kind, preview, original } }: { problem: FaceProblem }) {
  const toHref = useApiHref()
  if (preview === null) return null
  return (
    <a href={toHref(original)} className="shrink-0">
      <img
        src={toHref(preview)}
        alt={`Photo: ${FACE_PROBLEM_LABELS[kind]}`}
        loading="lazy"
        className="size-24 rounded-control border border-rule bg-sunk object-cover"
      />
    </a>
  )
}
