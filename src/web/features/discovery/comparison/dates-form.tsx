import { Button } from '#web/ui/button.tsx'
import { DateInput } from '#web/ui/date-input.tsx'
import { Field } from '#web/ui/field.tsx'
import type { CompareState } from './compare-state.ts'

/** Asks for the same page with days in its address: it works without scripts, and can be sent to somebody. */
export function DatesForm({ state: { ids, from, to } }: { state: CompareState }) {
  return (
    <form action="/compare" className="flex flex-wrap items-end gap-3 print:hidden">
      <input type="hidden" name="ids" value={ids ?? ''} />
      <Field label="First day" className="w-40">
        <DateInput name="from" defaultValue={from ?? ''} />
      </Field>
      <Field label="Last day" className="w-40">
        <DateInput name="to" defaultValue={to ?? ''} />
      </Field>
      <Button type="submit" variant="outline">
        Show totals
      </Button>
    </form>
  )
}
