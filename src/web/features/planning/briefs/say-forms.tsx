import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import type { ReceivedBrief } from '#contract/planning/briefs-received.ts'
import { BRIEF_LIMITS } from '#domain/planning/briefs.ts'
import { ApiError, api } from '#web/platform/api.ts'
import { useApiHref } from '#web/platform/auth/use-api-href.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { receivedBriefQuery } from './queries.ts'

const fieldOf = (error: Error | null, name: string) =>
  error instanceof ApiError ? error.fields[name] : undefined

/** Without scripts both forms are posted as they are, and lead on. */
export function QuestionForm({ brief }: { brief: ReceivedBrief }) {
  const toHref = useApiHref()
  const navigate = useNavigate()
  const ask = useMutation({
    mutationFn: (text: string) =>
      api('POST /api/my/briefs/:id/questions', { params: { id: brief.id }, body: { text } }),
    onSuccess: ({ conversationId }) => navigate({ to: '/inbox/$id', params: { id: String(conversationId) } }),
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!ask.isPending) ask.mutate(String(new FormData(event.currentTarget).get('text')))
  }
  const refused = fieldOf(ask.error, 'text')
  return (
    <details>
      <summary className="link min-h-6 w-fit cursor-pointer">Ask a question</summary>
      <form
        method="post"
        action={toHref(`/api/my/briefs/${brief.id}/questions`)}
        noValidate
        onSubmit={submit}
        className="mt-3 flex max-w-xl flex-col gap-3"
      >
        <Field label="Your question" hint="It starts a conversation with the buyer." error={refused}>
          <Textarea name="text" rows={3} maxLength={BRIEF_LIMITS.question} dir="auto" />
        </Field>
        <FormError>{!refused && ask.error?.message}</FormError>
        <Button type="submit" variant="outline" pending={ask.isPending} className="self-start">
          Send the question
        </Button>
      </form>
    </details>
  )
}

export function DeclineForm({ brief }: { brief: ReceivedBrief }) {
  const toHref = useApiHref()
  const queryClient = useQueryClient()
  const decline = useMutation({
    mutationFn: (reason: string) =>
      api('POST /api/my/briefs/:id/refusals', { params: { id: brief.id }, body: { reason } }),
    onSuccess: (declined) => {
      queryClient.setQueryData(receivedBriefQuery(String(brief.id)).queryKey, declined)
      void queryClient.invalidateQueries({ queryKey: ['received-briefs', 'list'] })
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    decline.mutate(String(new FormData(event.currentTarget).get('reason')))
  }
  const refused = fieldOf(decline.error, 'reason')
  return (
    <details>
      <summary className="link min-h-6 w-fit cursor-pointer">Not this time</summary>
      <form
        method="post"
        action={toHref(`/api/my/briefs/${brief.id}/refusals`)}
        noValidate
        onSubmit={submit}
        className="mt-3 flex max-w-xl flex-col gap-3"
      >
        <Field
          label="Why"
          hint="A sentence for the buyer. Your answer is taken back; what the buyer has taken into a plan stays there."
          error={refused}
        >
          <Textarea name="reason" rows={2} maxLength={BRIEF_LIMITS.reason} dir="auto" />
        </Field>
        <FormError>{!refused && decline.error?.message}</FormError>
        <Button type="submit" variant="outline" pending={decline.isPending} className="self-start">
          Decline the brief
        </Button>
      </form>
    </details>
  )
}
