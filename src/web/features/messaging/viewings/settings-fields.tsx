import type { ViewingSettings } from '#contract/messaging/viewings.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { DateInput } from '#web/ui/date-input.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select, type SelectOption } from '#web/ui/select.tsx'
import { describeLength, describeNotice, listZones, withOwn } from './settings-labels.ts'
import { useReaderZone } from './viewing-time.tsx'

type SettingsFieldsProps = {
  value: ViewingSettings
  errors: Record<string, string>
  onChange: (change: Partial<ViewingSettings>) => void
}

/** Everything about viewings but the hours themselves. */
export function SettingsFields({ value, errors, onChange }: SettingsFieldsProps) {
  const number = (
    name: 'minutes' | 'bufferMinutes' | 'noticeHours',
    choices: number[],
    words: (n: number) => string,
  ) => ({
    name,
    value: String(value[name]),
    options: withOwn(choices, value[name]).map((n): SelectOption => ({ value: String(n), label: words(n) })),
    onChange: (event: { target: { value: string } }) => onChange({ [name]: Number(event.target.value) }),
  })
  return (
    <div className="flex flex-col gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="A viewing takes" error={errors.minutes}>
          <Select {...number('minutes', [15, 30, 45, 60, 90, 120], describeLength)} />
        </Field>
        <Field label="Kept free between viewings" error={errors.bufferMinutes}>
          <Select
            {...number('bufferMinutes', [0, 15, 30, 60], (n) => (n === 0 ? 'Nothing' : describeLength(n)))}
          />
        </Field>
        <Field label="Buyers ask at the latest" error={errors.noticeHours}>
          <Select {...number('noticeHours', [0, 2, 4, 12, 24, 48, 72, 168], describeNotice)} />
        </Field>
        <ZoneField
          value={value.timeZone}
          error={errors.timeZone}
          onChange={(timeZone) => onChange({ timeZone })}
        />
      </div>
      <Checkbox
        label="Confirm free slots at once"
        hint="A buyer who picks a free time has the viewing. We notify you by mail, and you can still move or cancel it."
        checked={value.confirmsAlone}
        onChange={(event) => onChange({ confirmsAlone: event.target.checked })}
      />
      <Field
        label="Away until"
        optional
        hint="The last day of your absence. No times are offered until then, and your response time is not counted."
        error={errors.awayUntil}
        className="sm:max-w-xs"
      >
        <DateInput
          name="awayUntil"
          value={value.awayUntil ?? ''}
          onChange={(event) => onChange({ awayUntil: event.target.value || null })}
        />
      </Field>
    </div>
  )
}

type ZoneFieldProps = { value: string; error: string | undefined; onChange: (zone: string) => void }

/** The country's zones, the one that is set, and the browser's. */
function ZoneField({ value, error, onChange }: ZoneFieldProps) {
  const own = useReaderZone()
  return (
    <Field label="Time zone of the hours" error={error}>
      <Select
        name="timeZone"
        value={value}
        options={listZones(value, own)}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}
