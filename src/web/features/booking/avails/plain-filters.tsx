import { MAX_REP_NAME } from '#domain/booking/avails.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { DateInput } from '#web/ui/date-input.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { BY, FACES, TYPES } from './avails-choices.ts'
import type { AvailsSearch } from './avails-search.ts'

/** The same filters in a browser without scripts: a form that leads to its own page. Markets are found by their words. */
export function PlainFilters({ search }: { search: AvailsSearch }) {
  const { q, by, from, type, structure, facing, rep, photo, min, max, free, for: columns } = search
  const { brief, proposal } = search
  return (
    <form method="get" action="/sell/avails" className="flex flex-wrap items-end gap-3">
      <Field label="Words" className="min-w-56 flex-1 sm:max-w-sm">
        <Input name="q" type="search" defaultValue={q} maxLength={200} />
      </Field>
      <Field label="Columns" className="w-44">
        <Select name="by" defaultValue={by ?? 'period'} options={BY} />
      </Field>
      <Field label="Starting" className="w-44">
        <DateInput name="from" defaultValue={from} />
      </Field>
      <Field label="Ad type" className="w-40">
        <Select
          name="type"
          defaultValue={type ?? ''}
          options={[{ value: '', label: 'All types' }, ...TYPES]}
        />
      </Field>
      <Field label="Structure" className="w-36">
        <Input name="structure" defaultValue={structure} maxLength={40} />
      </Field>
      <Field label="Faces" className="w-36">
        <Select
          name="facing"
          defaultValue={facing ?? ''}
          options={[{ value: '', label: 'Any way' }, ...FACES]}
        />
      </Field>
      <Field label="Rep" className="w-36">
        <Input name="rep" defaultValue={rep} maxLength={MAX_REP_NAME} />
      </Field>
      <Field label="From, $ a month" className="w-36">
        <Input name="min" inputMode="numeric" defaultValue={min} />
      </Field>
      <Field label="To, $ a month" className="w-36">
        <Input name="max" inputMode="numeric" defaultValue={max} />
      </Field>
      <Field label="Free from" className="w-44">
        <DateInput name="free" defaultValue={free} />
      </Field>
      <Field label="For so many columns" className="w-36">
        <Input name="for" inputMode="numeric" defaultValue={columns} />
      </Field>
      <Checkbox label="Without a photo" name="photo" value="none" defaultChecked={photo === 'none'} />
      {brief !== undefined && <input type="hidden" name="brief" value={brief} />}
      {proposal !== undefined && <input type="hidden" name="proposal" value={proposal} />}
      <Button type="submit" variant="outline">
        Show
      </Button>
    </form>
  )
}
