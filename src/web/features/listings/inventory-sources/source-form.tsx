import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { type InventorySource, NewSource } from '#contract/listings/inventory-sources.ts'
import { api } from '#web/platform/api.ts'
import { useApiForm } from '#web/platform/use-api-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { Input } from '#web/ui/input.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { Select } from '#web/ui/select.tsx'
import { describeSchedule, toHour } from './source-words.ts'
import { toSourceChange } from './to-source-change.ts'

interface Props {
  /** That is changed; a new one where there is none. */
  source?: InventorySource
  onSaved: () => void
  onCancel: () => void
}

const HOURS = Array.from({ length: 24 }, (_, hour) => ({
  value: `at-${hour}`,
  label: `Every day at ${toHour(hour)} Pacific`,
}))
const EVERY = [1, 2, 3, 4, 6, 8, 12]

/** A program may have chosen another number of hours. */
function listEvery(chosen: number | null) {
  const hours = chosen === null || EVERY.includes(chosen) ? EVERY : [...EVERY, chosen]
  return hours.map((everyHours) => ({
    value: `every-${everyHours}`,
    label: describeSchedule({ everyHours, atHour: null }),
  }))
}

const FIVE_IN_THE_MORNING = 5

/** The address is looked at before it is kept. */
export function SourceForm({ source, onSaved, onCancel }: Props) {
  const [dropsHeader, setDropsHeader] = useState(false)
  const { form, errors, isSubmitting, failure, submitWith } = useApiForm({
    resolver: zodResolver(NewSource),
    defaultValues: source
      ? { url: source.url, header: null, everyHours: source.everyHours, atHour: source.atHour }
      : { url: '', header: null, everyHours: null, atHour: FIVE_IN_THE_MORNING },
  })
  const [everyHours, atHour, header] = form.watch(['everyHours', 'atHour', 'header'])
  const choose = (value: string) => {
    const [kind, number] = value.split('-')
    form.setValue('everyHours', kind === 'every' ? Number(number) : null)
    form.setValue('atHour', kind === 'at' ? Number(number) : null)
  }
  const submit = submitWith(async (body) => {
    if (source) {
      const params = { id: source.id }
      const change = toSourceChange(source, body, { dropsHeader })
      await api('PATCH /api/my/inventory-sources/:id', { params, body: change })
    } else await api('POST /api/my/inventory-sources', { body })
    onSaved()
  })
  return (
    <Card className="p-5">
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <h3 className="text-lg">{source ? 'Change this source' : 'Add a source'}</h3>
        <FormError>{failure}</FormError>
        <Field
          label="Address of the file"
          hint="https, on the public internet: CSV, Excel (.xlsx), GeoJSON or JSON rows. Redirects are not followed."
          error={errors.url?.message}
        >
          <Input {...form.register('url')} type="url" inputMode="url" maxLength={1000} autoComplete="off" />
        </Field>
        <Field label="Read it" error={errors.everyHours?.message}>
          <Select
            value={atHour === null ? `every-${everyHours}` : `at-${atHour}`}
            onChange={(event) => choose(event.target.value)}
            options={[...HOURS, ...listEvery(source?.everyHours ?? null)]}
          />
        </Field>
        {source?.headerName && (
          <Checkbox
            label={`Send ${source.headerName} no more`}
            checked={dropsHeader}
            onChange={(event) => setDropsHeader(event.target.checked)}
          />
        )}
        <Checkbox
          label={
            source?.headerName
              ? `Send another header or value than ${source.headerName} has now`
              : 'The address needs a header, such as Authorization'
          }
          checked={header != null}
          onChange={(event) =>
            form.setValue('header', event.target.checked ? { name: 'Authorization', value: '' } : null)
          }
        />
        {header != null && (
          <div className="grid gap-5 sm:grid-cols-2">
            <Field label="Name of the header" error={errors.header?.name?.message}>
              <Input {...form.register('header.name')} maxLength={60} autoComplete="off" />
            </Field>
            <Field
              label="Its value"
              hint="Kept sealed, and never shown again"
              error={errors.header?.value?.message}
            >
              <PasswordInput {...form.register('header.value')} maxLength={1000} autoComplete="off" />
            </Field>
          </div>
        )}
        {!source && (
          <p className="text-sm text-ink-soft">
            The first file waits: you say which column is which, and start it. Later ones are applied by
            themselves, unless the columns differ, many spaces vanish, many prices jump or rows cannot be
            read.
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" pending={isSubmitting}>
            {isSubmitting ? 'Looking at it...' : source ? 'Save source' : 'Add source'}
          </Button>
          <Button variant="ghost" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </form>
    </Card>
  )
}
