import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import type { SharedProposal } from '#contract/booking/proposals-shared.ts'
import { PROPOSAL_LIMITS } from '#domain/booking/proposals.ts'
import { RefusalError } from '#web/booking-parts/refusal-error.tsx'
import { ApiError, api } from '#web/platform/api.ts'
import { useAuth } from '#web/platform/auth/auth-context.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { PageSection } from '#web/ui/page-section.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast.ts'
import { sharedProposalQuery } from './queries.ts'
import { QuestionList } from './question-list.tsx'
import { canAsk, describeAsking } from './question-words.ts'

type AskSellerProps = { token: string; proposal: SharedProposal }

/** One thread with the seller, for whoever holds the link. Without scripts it is posted as it is, and leads back to the page. */
export function AskSeller({ token, proposal }: AskSellerProps) {
  const { questions, seller } = proposal
  const isOpen = canAsk(proposal)
  if (!isOpen && questions.length === 0) return null
  return (
    <PageSection id="questions" title="Questions" lead={isOpen ? describeAsking(proposal) : ''}>
      <QuestionList questions={questions} seller={seller} />
      {isOpen && <AskForm token={token} />}
    </PageSection>
  )
}

function AskForm({ token }: { token: string }) {
  const { user } = useAuth()
  const queryClient = useQueryClient()
  const { queryKey } = sharedProposalQuery(token)
  const ask = useMutation({
    mutationFn: (given: { form: HTMLFormElement; name: string; body: string }) =>
      api('POST /api/shared-proposals/:token/questions', {
        params: { token },
        body: { name: given.name, body: given.body },
      }),
    onSuccess: (proposal, { form }) => {
      queryClient.setQueryData(queryKey, proposal)
      form.reset()
      toast({ title: 'The seller is notified' })
    },
    onError: (error) => {
      if (error instanceof ApiError && [404, 409].includes(error.status))
        void queryClient.invalidateQueries({ queryKey })
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const given = new FormData(form)
    ask.mutate({ form, name: String(given.get('name') ?? ''), body: String(given.get('body')) })
  }
  const { fields = {} } = ask.error instanceof ApiError ? ask.error : {}
  return (
    <form
      method="post"
      action={`/api/shared-proposals/${encodeURIComponent(token)}/questions`}
      noValidate
      onSubmit={submit}
      aria-label="Ask the seller"
      className="flex max-w-xl flex-col gap-3 print:hidden"
    >
      {user === null && (
        <Field label="Your name" error={fields.name}>
          <Input name="name" autoComplete="name" maxLength={PROPOSAL_LIMITS.author} dir="auto" />
        </Field>
      )}
      <Field label="Your question" error={fields.body}>
        <Textarea name="body" rows={3} maxLength={PROPOSAL_LIMITS.question} dir="auto" />
      </Field>
      <RefusalError error={fields.name || fields.body ? null : ask.error} />
      <Button type="submit" variant="outline" pending={ask.isPending} className="self-start">
        Ask the seller
      </Button>
    </form>
  )
}
