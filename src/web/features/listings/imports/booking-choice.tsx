import type { Import } from '#contract/listings/imports.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { usePlan } from './use-plan.ts'

const OPTIONS = [
  { value: 'off', label: 'Not yet: I set it later' },
  { value: 'request', label: 'On request, from now on' },
]

/** How the new spaces of a file are booked: not at all until their seller says so, as somebody else may have them. */
export function BookingChoice({ task }: { task: Import }) {
  const { save } = usePlan(task)
  return (
    <Field label="How are the new spaces booked?">
      <Select
        options={OPTIONS}
        value={task.plan.takesRequests ? 'request' : 'off'}
        disabled={save.isPending}
        onChange={(event) => save.mutate({ ...task.plan, takesRequests: event.target.value === 'request' })}
      />
    </Field>
  )
}
