import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { AnswerInput, ReceivedBrief } from '#contract/planning/briefs-received.ts'
import { readAnswerForm } from '#domain/planning/brief-forms.ts'
import { BRIEF_LIMITS, OFFER_DAYS } from '#domain/planning/briefs.ts'
import { describeFloor } from '#web/booking-parts/floor-words.ts'
import { ApiError, api } from '#web/platform/api.ts'
import { useApiHref } from '#web/platform/auth/use-api-href.ts'
import { useMay } from '#web/platform/auth/use-may.ts'
import { AmountInput } from '#web/ui/amount-input.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { Input } from '#web/ui/input.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast.ts'
import { useSettled } from '#web/ui/use-settled.ts'
import {
  describeLine,
  findAnswerProblem,
  listPrices,
  nameLine,
  type Price,
  readPrices,
  toParams,
} from './answer-words.ts'
import { briefPricesQuery, receivedBriefQuery } from './queries.ts'

/** What is offered for how much, line by line. Without scripts the form is posted as it is. */
export function AnswerForm({ brief }: { brief: ReceivedBrief }) {
  const toHref = useApiHref()
  const [problem, setProblem] = useState<string>()
  const [typed, setTyped] = useState(() => listPrices(brief.lines))
  const toFloorWords = useFloorWords(brief, typed)
  const send = useSendAnswer(brief.id)
  const mayAnswer = useMay('sell') && brief.isOpen
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = readAnswerForm(toParams(new FormData(event.currentTarget)))
    const found = findAnswerProblem(typed)
    setProblem(found)
    if (!found) send.mutate(typed)
  }
  const isSent = brief.answer.state === 'answered'
  return (
    <form
      method="post"
      action={toHref(`/api/my/briefs/${brief.id}/answers`)}
      noValidate
      onSubmit={submit}
      onChange={(event) => setTyped(readPrices(toParams(new FormData(event.currentTarget))))}
      aria-label="Your answer"
    >
      <fieldset disabled={!mayAnswer} className="flex flex-col gap-5">
        <legend className="sr-only">Your answer</legend>
        <input type="hidden" name="version" value={brief.version} />
        {brief.lines.map((line) => (
          <LineFields key={line.id} line={line} columns={brief.columns} floor={toFloorWords(line.id)} />
        ))}
        <Field label="Note for the buyer" optional>
          <Textarea
            name="note"
            rows={3}
            maxLength={BRIEF_LIMITS.note}
            defaultValue={brief.answer.note}
            dir="auto"
          />
        </Field>
        <Field
          label="Your own prices stand for days"
          hint={`${OFFER_DAYS.min} to ${OFFER_DAYS.max}. At the rate card the price of the day holds.`}
          className="max-w-72"
        >
          <Input
            type="number"
            name="validDays"
            min={OFFER_DAYS.min}
            max={OFFER_DAYS.max}
            defaultValue={OFFER_DAYS.default}
          />
        </Field>
        <FormError>{problem ?? send.error?.message}</FormError>
        {mayAnswer && (
          <Button type="submit" pending={send.isPending} className="self-start">
            {isSent ? 'Send the changed answer' : 'Send the answer'}
          </Button>
        )}
      </fieldset>
    </form>
  )
}

type LineProps = {
  line: ReceivedBrief['lines'][number]
  columns: string[]
  /** What is said of its price as it is typed. */
  floor: ReturnType<typeof describeFloor>
}

function LineFields({ line, columns, floor }: LineProps) {
  const { id, spaceCents, cells } = line
  return (
    <div className="flex flex-col gap-3 rounded-card border border-rule bg-card p-4">
      <Checkbox
        name="line"
        value={id}
        defaultChecked
        label={<span className="font-semibold wrap-anywhere">{nameLine(line)}</span>}
        hint={describeLine(line)}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <Field
          label="Your price for the space"
          hint={floor.hint ?? 'Before tax. Leave empty to use the rate card.'}
          error={floor.error}
          optional
        >
          <AmountInput
            sign="$"
            name={`price.${id}`}
            defaultValue={spaceCents === null ? '' : spaceCents / 100}
          />
        </Field>
        {columns.map((column, at) => (
          <Field key={column} label={column}>
            <Input
              name={`cell.${id}.${at}`}
              maxLength={BRIEF_LIMITS.cell}
              defaultValue={cells[at] ?? ''}
              dir="auto"
            />
          </Field>
        ))}
      </div>
    </div>
  )
}

/** Asked as soon as typing pauses. @returns what to say under the price of a line */
function useFloorWords({ id, isOpen }: ReceivedBrief, typed: readonly Price[]) {
  const mayGoBelow = useMay('undo')
  const maySell = useMay('sell')
  const settled = useSettled(typed)
  const { data } = useQuery(briefPricesQuery(id, isOpen && maySell ? settled : []))
  const floors = new Map(data?.lines.map((line) => [line.id, line.floor]))
  const priced = new Set(typed.map((line) => line.id))
  return (lineId: number) => describeFloor(priced.has(lineId) ? floors.get(lineId) : null, mayGoBelow)
}

function useSendAnswer(id: number) {
  const queryClient = useQueryClient()
  const { queryKey } = receivedBriefQuery(String(id))
  return useMutation({
    mutationFn: (body: AnswerInput) => api('PUT /api/my/briefs/:id/answer', { params: { id }, body }),
    onSuccess: (brief) => {
      queryClient.setQueryData(queryKey, brief)
      void queryClient.invalidateQueries({ queryKey: ['received-briefs', 'list'] })
      toast({ title: 'The buyer has your answer' })
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409) void queryClient.invalidateQueries({ queryKey })
    },
  })
}
