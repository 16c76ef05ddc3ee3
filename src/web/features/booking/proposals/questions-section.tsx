import { useQueryClient } from '@tanstack/react-query'
import type { Proposal } from '#contract/booking/proposals.ts'
import { PROPOSAL_LIMITS } from '#domain/booking/proposals.ts'
import { api } from '#web/platform/api.ts'
import { IfMay, RoleNote } from '#web/platform/auth/if-may.tsx'
import { useApiForm } from '#web/platform/use-api-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast.ts'
import { proposalQuery } from './queries.ts'
import { QuestionList } from './question-list.tsx'
import { canAnswer } from './question-words.ts'

/** What the client asked by the link, and the seller's answers. */
export function QuestionsSection({ proposal }: { proposal: Proposal }) {
  if (proposal.questions.length === 0) return null
  return (
    <section aria-labelledby="proposal-questions" className="flex flex-col gap-3">
      <h2 id="proposal-questions" className="text-xl">
        Questions
      </h2>
      <QuestionList questions={proposal.questions} seller="You" />
      {canAnswer(proposal) && (
        <IfMay needs="talk" otherwise={<RoleNote needs="talk" />}>
          <AnswerForm id={proposal.id} />
        </IfMay>
      )}
    </section>
  )
}

function AnswerForm({ id }: { id: number }) {
  const queryClient = useQueryClient()
  const { form, errors, isSubmitting, failure, submitWith } = useApiForm<
    { body: string },
    unknown,
    { body: string }
  >({
    defaultValues: { body: '' },
  })
  const submit = submitWith(async (body) => {
    const answered = await api('POST /api/my/proposals/:id/answers', { params: { id: String(id) }, body })
    queryClient.setQueryData(proposalQuery(String(id)).queryKey, answered)
    form.reset()
    toast({ title: 'Answered', description: 'It is mailed to your client, too.' })
  })
  return (
    <form noValidate onSubmit={submit} className="flex max-w-xl flex-col gap-3 noscript:hidden">
      <Field label="Your answer" error={errors.body?.message}>
        <Textarea {...form.register('body')} rows={3} maxLength={PROPOSAL_LIMITS.question} dir="auto" />
      </Field>
      <FormError>{failure}</FormError>
      <Button type="submit" variant="outline" pending={isSubmitting} className="self-start">
        Answer
      </Button>
    </form>
  )
}
