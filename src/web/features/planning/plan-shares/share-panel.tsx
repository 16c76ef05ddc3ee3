import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { PlanComment, PlanShare, PlanSharing } from '#contract/planning/plan-shares.ts'
import { PLAN_TEXTS } from '#domain/planning/limits.ts'
import { api } from '#web/platform/api.ts'
import { IfMay } from '#web/platform/auth/if-may.tsx'
import { useApiHref } from '#web/platform/auth/use-api-href.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { LoadingState } from '#web/ui/loading-state.tsx'
import { PageSection } from '#web/ui/page-section.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { sharingQuery } from './queries.ts'
import { CommentList, DecisionList } from './said-list.tsx'
import { ShareForm } from './share-form.tsx'
import { describeShare } from './share-words.ts'

/** On the page of a plan: its links, and what was said and decided through them. */
export function SharePanel({ planId }: { planId: number }) {
  const { data, error } = useQuery(sharingQuery(planId))
  return (
    <PageSection
      id="shared"
      title="Shared with others"
      lead="Whoever has a link reads the plan without an account. Sellers see nothing of a plan."
    >
      <FormError>{error?.message}</FormError>
      {data ? (
        <Sharing planId={planId} sharing={data} />
      ) : (
        !error && <LoadingState label="Loading links..." />
      )}
    </PageSection>
  )
}

function Sharing({ planId, sharing }: { planId: number; sharing: PlanSharing }) {
  const { shares, comments, decisions } = sharing
  return (
    <>
      <DecisionList decisions={decisions} />
      {shares.length > 0 && (
        <ul aria-label="Links" className="flex flex-col gap-2 print:hidden">
          {shares.map((share) => (
            <ShareLine key={share.id} planId={planId} share={share} />
          ))}
        </ul>
      )}
      <IfMay needs="plan">
        <ShareForm planId={planId} />
      </IfMay>
      {(shares.length > 0 || comments.length > 0) && <OwnComments planId={planId} comments={comments} />}
    </>
  )
}

function ShareLine({ planId, share }: { planId: number; share: PlanShare }) {
  const toHref = useApiHref()
  const queryClient = useQueryClient()
  const revoke = useMutation({
    mutationFn: () =>
      api('DELETE /api/plans/:id/shares/:shareId', { params: { id: planId, shareId: share.id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: sharingQuery(planId).queryKey }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    revoke.mutate()
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 text-sm">
      <span>{describeShare(share)}</span>
      <IfMay needs="plan">
        <form method="post" action={toHref(`/api/plans/${planId}/shares/${share.id}/form`)} onSubmit={submit}>
          <Button type="submit" variant="ghost" size="sm" pending={revoke.isPending}>
            End this link
          </Button>
        </form>
      </IfMay>
      <FormError>{revoke.error?.message}</FormError>
    </li>
  )
}

function OwnComments({ planId, comments }: { planId: number; comments: readonly PlanComment[] }) {
  const toHref = useApiHref()
  const show = useShowComments(planId)
  const [body, setBody] = useState('')
  const answer = useMutation({
    mutationFn: () => api('POST /api/plans/:id/comments', { params: { id: planId }, body: { body } }),
    onSuccess: (said) => {
      show(said)
      setBody('')
    },
  })
  const hide = useMutation({
    mutationFn: (commentId: number) =>
      api('DELETE /api/plans/:id/comments/:commentId', { params: { id: planId, commentId } }),
    onSuccess: show,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (body.trim() !== '') answer.mutate()
  }
  return (
    <div className="flex flex-col gap-4">
      <h3 className="text-lg">Comments</h3>
      <FormError>{hide.error?.message}</FormError>
      <CommentList
        comments={comments}
        actionOf={({ id, authorName }) => (
          <IfMay needs="plan">
            <Button
              variant="ghost"
              size="sm"
              pending={hide.isPending && hide.variables === id}
              onClick={() => hide.mutate(id)}
              className="print:hidden noscript:hidden"
            >
              Hide
              <span className="sr-only"> the comment of {authorName}</span>
            </Button>
          </IfMay>
        )}
      />
      <IfMay needs="plan">
        <form
          method="post"
          action={toHref(`/api/plans/${planId}/comments`)}
          onSubmit={submit}
          className="flex flex-col gap-3 print:hidden"
        >
          <FormError>{answer.error?.message}</FormError>
          <Field label="Your answer" hint="Everybody with a link reads it.">
            <Textarea
              name="body"
              rows={2}
              maxLength={PLAN_TEXTS.comment}
              value={body}
              onChange={(event) => setBody(event.target.value)}
              dir="auto"
            />
          </Field>
          <Button type="submit" variant="outline" pending={answer.isPending} className="self-start">
            Answer
          </Button>
        </form>
      </IfMay>
    </div>
  )
}

function useShowComments(planId: number) {
  const queryClient = useQueryClient()
  return ({ comments }: { comments: PlanComment[] }) => {
    const { queryKey } = sharingQuery(planId)
    queryClient.setQueryData(queryKey, (sharing) => sharing && { ...sharing, comments })
  }
}
