import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import type { DecisionInput, SharedPlan } from '#contract/planning/plan-shares.ts'
import { PLAN_TEXTS } from '#domain/planning/limits.ts'
import { ApiError, api } from '#web/platform/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast.ts'
import { sharedPlanQuery } from './queries.ts'
import { listSpaces } from './share-words.ts'

/** Without scripts the forms below are posted as they are, and lead back to the page. */
const pathOf = (token: string, what: string) => `/api/shared-plans/${encodeURIComponent(token)}/${what}`

function useSay<Input>(token: string, send: (body: Input) => ReturnType<typeof sendComment>, done: string) {
  const queryClient = useQueryClient()
  const { queryKey } = sharedPlanQuery(token)
  return useMutation({
    mutationFn: send,
    onSuccess: (plan) => {
      queryClient.setQueryData(queryKey, plan)
      toast({ title: done })
    },
    onError: (error) => {
      // it was changed, or is shared no more: the page shows which
      if (error instanceof ApiError && [404, 409].includes(error.status))
        void queryClient.invalidateQueries({ queryKey })
    },
  })
}

interface CommentWords {
  name: string
  body: string
  /** Empty: the whole plan. */
  lineId: string
}

function sendComment(token: string, body: CommentWords) {
  return api('POST /api/shared-plans/:token/comments', { params: { token }, body })
}

export function CommentForm({ token, lines }: { token: string; lines: SharedPlan['lines'] }) {
  const say = useSay(token, (body: CommentWords) => sendComment(token, body), 'Your comment is on the plan')
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const given = new FormData(form)
    const read = (name: string) => String(given.get(name) ?? '')
    const body = { name: read('name'), body: read('body'), lineId: read('lineId') }
    say.mutate(body, { onSuccess: () => clear(form, 'body') })
  }
  const refused = fieldsOf(say.error)
  return (
    <form
      method="post"
      action={pathOf(token, 'comments')}
      onSubmit={submit}
      className="flex flex-col gap-4 print:hidden"
    >
      <FormError>{Object.keys(refused).length === 0 && say.error?.message}</FormError>
      <NameField error={refused.name} />
      <Field label="About" error={refused.lineId}>
        <Select name="lineId" placeholder="The whole plan" options={listSpaces(lines)} />
      </Field>
      <Field label="Comment" required error={refused.body}>
        <Textarea name="body" rows={3} maxLength={PLAN_TEXTS.comment} required dir="auto" />
      </Field>
      <Button type="submit" variant="outline" pending={say.isPending} className="self-start">
        Comment
      </Button>
    </form>
  )
}

/** `sha256`: of the plan as it is shown. */
export function DecisionForm({ token, sha256 }: { token: string; sha256: string }) {
  const say = useSay(
    token,
    (body: DecisionInput) => api('POST /api/shared-plans/:token/decisions', { params: { token }, body }),
    'Your decision is on the plan',
  )
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const given = new FormData(form, (event.nativeEvent as SubmitEvent).submitter)
    const decision = given.get('decision') === 'approved' ? 'approved' : 'changes-requested'
    const words = { name: String(given.get('name')), note: String(given.get('note')) }
    say.mutate({ decision, ...words, sha256 }, { onSuccess: () => clear(form, 'note') })
  }
  const refused = fieldsOf(say.error)
  return (
    <form
      method="post"
      action={pathOf(token, 'decisions')}
      onSubmit={submit}
      className="flex flex-col gap-4 print:hidden"
    >
      <FormError>{Object.keys(refused).length === 0 && say.error?.message}</FormError>
      <input type="hidden" name="sha256" value={sha256} />
      <NameField error={refused.name} />
      <Field label="Note" hint="Needed when you ask for changes." error={refused.note}>
        <Textarea name="note" rows={3} maxLength={PLAN_TEXTS.comment} dir="auto" />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" name="decision" value="approved" pending={say.isPending}>
          Approve this plan
        </Button>
        <Button
          type="submit"
          name="decision"
          value="changes-requested"
          variant="outline"
          disabled={say.isPending}
        >
          Ask for changes
        </Button>
      </div>
    </form>
  )
}

function NameField({ error }: { error: string | undefined }) {
  return (
    <Field label="Your name" required error={error}>
      <Input name="name" autoComplete="name" maxLength={PLAN_TEXTS.author} required dir="auto" />
    </Field>
  )
}

function fieldsOf(error: Error | null): { [field: string]: string } {
  return error instanceof ApiError ? error.fields : {}
}

/** What was sent is gone from its field; the name stays for the next. */
function clear(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name)
  if (field instanceof HTMLTextAreaElement) field.value = ''
}
