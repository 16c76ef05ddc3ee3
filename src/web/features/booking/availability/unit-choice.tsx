import { useNavigate } from '@tanstack/react-router'
import type { AvailableUnit } from '#contract/booking/availability.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'

type UnitChoiceProps = { units: readonly AvailableUnit[]; chosen: AvailableUnit }

/** Which unit of a space is shown; part of the address, so that it works without scripts. */
export function UnitChoice({ units, chosen }: UnitChoiceProps) {
  const navigate = useNavigate({ from: '/sell/listings/$id/calendar' })
  return (
    <form method="get" className="flex max-w-md items-end gap-3">
      <Field label="Unit" className="min-w-0 flex-1">
        <Select
          name="unit"
          key={chosen.id}
          defaultValue={String(chosen.id)}
          options={units.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={(event) =>
            void navigate({ search: { unit: event.target.value }, replace: true, resetScroll: false })
          }
        />
      </Field>
      <noscript>
        <Button type="submit" variant="outline">
          Show
        </Button>
      </noscript>
    </form>
  )
}
