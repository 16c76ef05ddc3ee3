import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import type { VersionHead } from '#contract/planning/plan-shares-versions.ts'
import type { PlanBody } from '#domain/planning/plan-body.ts'
import { api } from '#web/platform/api.ts'
import { IfMay } from '#web/platform/auth/if-may.tsx'
import { useApiHref } from '#web/platform/auth/use-api-href.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { LoadingState } from '#web/ui/loading-state.tsx'
import { toast } from '#web/ui/toast.ts'
import { OpenVersion } from './open-version.tsx'
import { versionsQuery } from './queries.ts'
import { describeVersion } from './version-words.ts'

interface VersionsScreenProps {
  planId: number
  /** The plan as it is now. */
  now: PlanBody
  /** The version that is open, and what it is compared with; undefined: the plan as it is now. */
  open: number | undefined
  against: number | undefined
}

/** What a plan was: its versions, one of them to read, beside another or the plan as it is now. */
export function VersionsScreen({ planId, now, open, against }: VersionsScreenProps) {
  const { data, error, refetch } = useQuery(versionsQuery(planId))
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-6 px-4 py-8 md:px-6 md:py-12">
      <header className="flex flex-col items-start gap-1">
        <Link to="/plans/$id" params={{ id: String(planId) }} className="link text-sm print:hidden">
          Back to the plan
        </Link>
        <h1 className="text-3xl wrap-anywhere md:text-4xl">
          Versions of <bdi>{now.name}</bdi>
        </h1>
        <p className="text-lg text-ink-soft">
          A version keeps the spaces, dates and prices of a moment. It never changes.
        </p>
      </header>
      <IfMay needs="plan">
        <KeepVersion planId={planId} />
      </IfMay>
      {!data && error && <ErrorState title={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingState label="Loading versions..." />}
      {data && <VersionList planId={planId} versions={data.versions} open={open} />}
      {data && open !== undefined && (
        <OpenVersion planId={planId} now={now} version={open} against={against} versions={data.versions} />
      )}
    </div>
  )
}

/** Without scripts the form is posted as it is. */
function KeepVersion({ planId }: { planId: number }) {
  const toHref = useApiHref()
  const queryClient = useQueryClient()
  const keep = useMutation({
    mutationFn: () => api('POST /api/plans/:id/versions', { params: { id: planId } }),
    onSuccess: async ({ version }) => {
      await queryClient.invalidateQueries({ queryKey: versionsQuery(planId).queryKey })
      toast({ title: `The plan as it is now is version ${version}` })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    keep.mutate()
  }
  return (
    <form
      method="post"
      action={toHref(`/api/plans/${planId}/versions/form`)}
      onSubmit={submit}
      className="flex flex-col items-start gap-2 print:hidden"
    >
      <FormError>{keep.error?.message}</FormError>
      <Button type="submit" variant="outline" pending={keep.isPending}>
        Keep the plan as it is now
      </Button>
    </form>
  )
}

interface VersionListProps {
  planId: number
  versions: readonly VersionHead[]
  open: number | undefined
}

function VersionList({ planId, versions, open }: VersionListProps) {
  if (versions.length === 0)
    return (
      <EmptyState title="No versions yet">
        One is kept whenever you make a link to the plan, and when somebody decides on it.
      </EmptyState>
    )
  return (
    <ul aria-label="Versions" className="flex flex-col gap-3">
      {versions.map((head) => (
        <li key={head.version} className="flex flex-col gap-1 border-l-2 border-rule pl-4">
          <p>
            <Link
              to="/plans/$id/versions"
              params={{ id: String(planId) }}
              search={{ open: String(head.version) }}
              hash="version"
              aria-current={head.version === open ? 'true' : undefined}
              className="link font-semibold"
            >
              {`Version ${head.version}`}
            </Link>
          </p>
          <p className="text-sm text-ink-soft">{describeVersion(head)}</p>
          {head.changes.length > 0 && (
            <p className="text-sm">{`Since version ${head.version - 1}: ${head.changes.join(', ')}.`}</p>
          )}
        </li>
      ))}
    </ul>
  )
}
