import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Brief } from '#contract/planning/briefs.ts'
import { RECIPIENT_STATE_LABELS } from '#domain/planning/briefs.ts'
import { api } from '#web/platform/api.ts'
import { IfMay } from '#web/platform/auth/if-may.tsx'
import { useApiHref } from '#web/platform/auth/use-api-href.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { LoadingState } from '#web/ui/loading-state.tsx'
import { AnswersTable } from './answers-table.tsx'
import { BriefFactList } from './brief-facts.tsx'
import { mayDelete } from './brief-words.ts'
import { ChangeBrief, DeleteBrief } from './change-brief.tsx'
import { briefQuery } from './queries.ts'

/** A brief of the buyer's with all answers side by side. */
export function BriefScreen({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(briefQuery(id))
  if (error && !data)
    return <ErrorState title={error.message} headingLevel={1} onRetry={() => void refetch()} />
  if (!data) return <LoadingState label="Loading the brief..." />
  return (
    <div className="mx-auto flex max-w-6xl flex-col gap-6 px-4 py-8 md:px-6 md:py-12">
      <Link to="/briefs" className="link self-start text-sm print:hidden">
        All briefs
      </Link>
      <Head brief={data} />
      <BriefFactList brief={data} />
      <IfMay needs="plan">
        <div className="flex flex-col gap-3 print:hidden noscript:hidden">
          {data.isOpen && <ChangeBrief key={data.version} brief={data} />}
          {mayDelete(data) && <DeleteBrief brief={data} />}
        </div>
      </IfMay>
      <SellerStates brief={data} />
      <h2 className="text-2xl">Answers side by side</h2>
      {data.lines.length === 0 ? (
        <EmptyState title="No spaces yet">
          {data.isOpen
            ? 'You get a notice as soon as sellers answer.'
            : 'This brief has closed, and no seller offers a space. Send another one with more time or a larger area.'}
        </EmptyState>
      ) : (
        <AnswersTable brief={data} />
      )}
    </div>
  )
}

function Head({ brief }: { brief: Brief }) {
  const toHref = useApiHref()
  const queryClient = useQueryClient()
  const close = useMutation({
    mutationFn: () => api('POST /api/briefs/:id/closing', { params: { id: brief.id } }),
    onSuccess: (closed) => queryClient.setQueryData(briefQuery(String(brief.id)).queryKey, closed),
  })
  return (
    <header className="flex flex-col gap-3">
      <h1 className="text-3xl wrap-anywhere md:text-4xl">
        <bdi>{brief.title}</bdi>
      </h1>
      <div className="flex flex-wrap gap-2 print:hidden">
        {brief.planId !== null && (
          <Button variant="outline" render={<Link to="/plans/$id" params={{ id: String(brief.planId) }} />}>
            Open the plan
          </Button>
        )}
        <Button
          variant="outline"
          render={<a href={toHref(`/api/briefs/${brief.id}/answers.csv`)} download />}
        >
          CSV
        </Button>
        <Button
          variant="outline"
          render={<a href={toHref(`/api/briefs/${brief.id}/answers.xlsx`)} download />}
        >
          Excel
        </Button>
        {brief.isOpen && (
          <IfMay needs="plan">
            <Button
              variant="ghost"
              pending={close.isPending}
              onClick={() => close.mutate()}
              className="noscript:hidden"
            >
              Take no more answers
            </Button>
          </IfMay>
        )}
      </div>
      <FormError>{close.error?.message}</FormError>
    </header>
  )
}

/** What each seller said; how its spaces compare is in the table. */
function SellerStates({ brief }: { brief: Brief }) {
  return (
    <ul aria-label="Sellers" className="flex flex-col divide-y divide-rule border-y border-rule">
      {brief.answers.map(({ seller, state, reason, note, conversationId }) => (
        <li key={seller.id} className="flex flex-col gap-0.5 py-2.5 wrap-anywhere">
          <span className="flex flex-wrap items-baseline justify-between gap-x-4">
            <bdi className="font-semibold">{seller.name}</bdi>
            <span className="text-sm text-ink-soft">{RECIPIENT_STATE_LABELS[state]}</span>
          </span>
          {(reason || note) && (
            <span dir="auto" className="text-sm whitespace-pre-line text-ink-soft">
              {reason || note}
            </span>
          )}
          {conversationId !== null && (
            <Link to="/inbox/$id" params={{ id: String(conversationId) }} className="link self-start text-sm">
              Read their question
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}
