import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { SavedPlan, SavedPlanLine } from '#contract/planning/plans-saved.ts'
import { api } from '#web/platform/api.ts'
import { useApiHref } from '#web/platform/auth/use-api-href.ts'
import { Button } from '#web/ui/button.tsx'
import { DateInput } from '#web/ui/date-input.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'

interface LineDatesProps {
  planId: number
  line: SavedPlanLine
  onMoved: (plan: SavedPlan) => void
}

/** Moves a line to other days; they become the whole periods that the space is sold in. */
export function LineDates({ planId, line, onMoved }: LineDatesProps) {
  const [isOpen, setIsOpen] = useState(false)
  const move = useMoveLine({ planId, line }, (plan) => {
    setIsOpen(false)
    onMoved(plan)
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    move.mutate({ from: String(form.get('from')), to: String(form.get('to')) })
  }
  if (!isOpen)
    return (
      <>
        <Button variant="outline" size="sm" onClick={() => setIsOpen(true)} className="noscript:hidden">
          Change dates
        </Button>
        <noscript>
          <PlainDates planId={planId} line={line} />
        </noscript>
      </>
    )
  return (
    <form noValidate onSubmit={submit} className="flex basis-full flex-wrap items-end gap-3">
      <DateFields line={line} isFirst />
      <Button type="submit" pending={move.isPending}>
        Move
      </Button>
      <Button variant="outline" onClick={() => setIsOpen(false)}>
        Cancel
      </Button>
      <div className="basis-full empty:hidden">
        <FormError>{move.error?.message}</FormError>
      </div>
    </form>
  )
}

function DateFields({ line, isFirst = false }: { line: SavedPlanLine; isFirst?: boolean }) {
  return (
    <>
      <Field label="First day" className="w-40">
        <DateInput name="from" defaultValue={line.first} autoFocus={isFirst} />
      </Field>
      <Field label="Last day" className="w-40">
        <DateInput name="to" defaultValue={line.last} />
      </Field>
    </>
  )
}

/** Without scripts: the form is there already, folded up, and leads back to the plan. */
function PlainDates({ planId, line }: Pick<LineDatesProps, 'planId' | 'line'>) {
  const toHref = useApiHref()
  return (
    <details className="basis-full">
      <summary className="cursor-pointer text-sm font-medium">Change dates</summary>
      <form
        method="post"
        action={toHref(`/api/plans/${planId}/lines/${line.id}/dates/form`)}
        className="mt-3 flex flex-wrap items-end gap-3"
      >
        <DateFields line={line} />
        <input type="hidden" name="quantity" value={line.quantity} />
        <Button type="submit">Move</Button>
      </form>
    </details>
  )
}

/** The nearest free dates in place of those that cannot be had. Without scripts the form is posted as it is, and leads back. */
export function TakeNearest({ planId, line, onMoved }: LineDatesProps) {
  const toHref = useApiHref()
  const nearest = line.price.state === 'refused' ? line.price.nearest : null
  const move = useMoveLine({ planId, line }, onMoved)
  if (!nearest) return null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    move.mutate({ from: nearest.first, to: nearest.last })
  }
  return (
    <>
      <form
        method="post"
        action={toHref(`/api/plans/${planId}/lines/${line.id}/dates/form`)}
        onSubmit={submit}
      >
        <input type="hidden" name="from" value={nearest.first} />
        <input type="hidden" name="to" value={nearest.last} />
        <input type="hidden" name="quantity" value={line.quantity} />
        <Button type="submit" size="sm" pending={move.isPending}>
          Take the nearest free dates
        </Button>
      </form>
      <FormError>{move.error?.message}</FormError>
    </>
  )
}

/** The planner's best other space of the medium in these days; a form as well. */
export function ReplaceLine({ planId, line, onMoved }: LineDatesProps) {
  const toHref = useApiHref()
  const replace = useMutation({
    mutationFn: () =>
      api('POST /api/plans/:id/lines/:lineId/replacement', { params: { id: planId, lineId: line.id } }),
    onSuccess: onMoved,
  })
  if (line.price.state !== 'refused' && !line.ended) return null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    replace.mutate()
  }
  return (
    <>
      <form
        method="post"
        action={toHref(`/api/plans/${planId}/lines/${line.id}/replacement/form`)}
        onSubmit={submit}
      >
        <Button type="submit" variant="outline" size="sm" pending={replace.isPending}>
          Replace it
          <span className="sr-only"> with another space</span>
        </Button>
      </form>
      <FormError>{replace.error?.message}</FormError>
    </>
  )
}

function useMoveLine(
  { planId, line: { id: lineId, quantity } }: Pick<LineDatesProps, 'planId' | 'line'>,
  onSuccess: (plan: SavedPlan) => void,
) {
  return useMutation({
    mutationFn: (days: { from: string; to: string }) =>
      api('PATCH /api/plans/:id/lines/:lineId', {
        params: { id: planId, lineId },
        body: { ...days, quantity },
      }),
    onSuccess,
  })
}
