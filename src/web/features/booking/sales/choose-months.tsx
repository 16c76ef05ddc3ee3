import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import type { SalesSearch } from './sales-search.ts'

type ChooseMonthsProps = { action: string; chosen: Pick<SalesSearch, 'from' | 'to'> }

/** A form, so that it works without scripts. */
export function ChooseMonths({ action, chosen: { from, to } }: ChooseMonthsProps) {
  return (
    <form method="get" action={action} className="flex flex-wrap items-end gap-3" key={`${from} ${to}`}>
      <Field label="From" className="w-44">
        <Input name="from" type="month" defaultValue={from} required placeholder="2027-01" />
      </Field>
      <Field label="To" className="w-44">
        <Input name="to" type="month" defaultValue={to} required placeholder="2027-12" />
      </Field>
      <Button type="submit" variant="outline">
        Show
      </Button>
    </form>
  )
}
