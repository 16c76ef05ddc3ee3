import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import type { BriefInput, BriefStart } from '#contract/planning/briefs.ts'
import { toMarketDate } from '#domain/format-dates.ts'
import { ANSWER_DAYS, BRIEF_LIMITS } from '#domain/planning/briefs.ts'
import { addDays } from '#domain/zoned-time.ts'
import { ApiError, api } from '#web/platform/api.ts'
import { useOnce } from '#web/platform/use-once.ts'
import { AmountInput } from '#web/ui/amount-input.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { DateInput } from '#web/ui/date-input.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { Input } from '#web/ui/input.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import type { BriefSearch } from './brief-search.ts'
import { type Typed, toBriefInput } from './to-brief-input.ts'

type BriefFormProps = { start: BriefStart; search: BriefSearch }

/** What is wanted, and of whom. */
export function BriefForm({ start, search }: BriefFormProps) {
  const [problem, setProblem] = useState<string>()
  const send = useSendBrief()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const typed = { ...Object.fromEntries(given), sellers: given.getAll('sellers').map(Number) } as Typed
    const read = toBriefInput(typed, { search, plan: start.plan })
    if ('problem' in read) return setProblem(read.problem)
    setProblem(undefined)
    send.mutate(read.input)
  }
  const refused = send.error instanceof ApiError ? send.error.fields : {}
  const today = toMarketDate(new Date())
  const { plan } = start
  const budget = search.budget ?? (plan?.budgetCents == null ? '' : plan.budgetCents / 100)
  return (
    <form noValidate onSubmit={submit} aria-label="New brief" className="flex flex-col gap-5 noscript:hidden">
      <SellerChoice sellers={start.sellers} error={refused.sellers} />
      <Field label="Name" error={refused.title} required>
        <Input name="title" defaultValue={plan?.name ?? ''} maxLength={BRIEF_LIMITS.title} dir="auto" />
      </Field>
      <Field
        label="What you are looking for"
        hint="Sellers read it: goal, audience, sizes, what the price should include."
        error={refused.body}
        required
      >
        <Textarea name="body" rows={5} maxLength={BRIEF_LIMITS.body} dir="auto" />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="First day" error={refused.from} required>
          <DateInput name="from" min={today} defaultValue={search.from ?? plan?.from ?? ''} />
        </Field>
        <Field label="Last day" error={refused.to} required>
          <DateInput name="to" min={today} defaultValue={search.to ?? plan?.to ?? ''} />
        </Field>
        <Field label="Budget" hint="A total for all spaces, all-in" error={refused.budget} optional>
          <AmountInput sign="$" name="budget" defaultValue={budget} />
        </Field>
        <Field
          label="Answers until"
          hint="The last day on which sellers can answer."
          error={refused.answerBy}
          required
        >
          <DateInput
            name="answerBy"
            min={addDays(today, ANSWER_DAYS.min)}
            max={addDays(today, ANSWER_DAYS.max)}
            defaultValue={addDays(today, ANSWER_DAYS.default)}
          />
        </Field>
      </div>
      <Checkbox name="showsBudget" label="Show sellers the budget" />
      <Field
        label="Your own columns"
        hint={`One a line, at most ${BRIEF_LIMITS.columns}: sellers fill them in for each space, such as “Lit until” or “Printing included”.`}
        error={refused.columns}
        optional
      >
        <Textarea name="columns" rows={3} dir="auto" />
      </Field>
      <FormError>{problem ?? (Object.keys(refused).length === 0 && send.error?.message)}</FormError>
      <Button type="submit" size="lg" pending={send.isPending} className="self-start">
        Send the brief
      </Button>
    </form>
  )
}

function useSendBrief() {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const send = useOnce((body: BriefInput, headers) => api('POST /api/briefs', { body, headers }))
  return useMutation({
    mutationFn: send,
    onSuccess: async (brief) => {
      void queryClient.invalidateQueries({ queryKey: ['briefs', 'list'] })
      queryClient.setQueryData(['briefs', 'one', brief.id], brief)
      await navigate({ to: '/briefs/$id', params: { id: String(brief.id) } })
    },
  })
}

type ChoiceProps = { sellers: BriefStart['sellers']; error: string | undefined }

function SellerChoice({ sellers, error }: ChoiceProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">Sellers</legend>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {sellers.map(({ id, name, spaces }, at) => (
          <Checkbox
            key={id}
            name="sellers"
            value={id}
            defaultChecked={at < BRIEF_LIMITS.sellers}
            label={<bdi>{name}</bdi>}
            hint={spaces === 1 ? '1 space there' : `${spaces.toLocaleString('en-US')} spaces there`}
          />
        ))}
      </div>
      <FormError>{error}</FormError>
    </fieldset>
  )
}
