import { Field } from '#web/ui/field.tsx'
import { RadioGroup, type RadioOption } from '#web/ui/radio-group.tsx'
import { Textarea } from '#web/ui/textarea.tsx'

/** What was chosen, and said about it. */
export interface ReasonGiven<Reason extends string> {
  reason: Reason | undefined
  details: string
}

type ReasonFieldsProps<Reason extends string> = {
  legend: string
  options: readonly RadioOption<Reason>[]
  value: ReasonGiven<Reason>
  onChange: (value: ReasonGiven<Reason>) => void
  error?: string | undefined
  /** Of the details. */
  maxLength: number
}

/** One of several reasons, and words of one's own if one likes. */
export function ReasonFields<Reason extends string>(props: ReasonFieldsProps<Reason>) {
  const { legend, options, value, onChange, error, maxLength } = props
  return (
    <>
      <RadioGroup
        legend={legend}
        options={options}
        value={value.reason}
        error={error}
        onValueChange={(reason) => onChange({ ...value, reason })}
      />
      <Field label="Details" optional>
        <Textarea
          name="details"
          value={value.details}
          maxLength={maxLength}
          rows={3}
          onChange={(event) => onChange({ ...value, details: event.target.value })}
        />
      </Field>
    </>
  )
}
