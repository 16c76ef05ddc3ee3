import { Plus } from 'lucide-react'
import { BOOKING_LIMITS, EXTRA_KINDS, type ExtraKind } from '#domain/booking/booking-terms.ts'
import { PIECE_WORDS } from '#domain/booking/unit-words.ts'
import { randomId } from '#web/platform/random-id.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field, FieldError } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { Fold } from './fold.tsx'
import { NumberField } from './number-field.tsx'
import { describeExtras } from './summaries.ts'
import { replaceAt, useTerms } from './terms-context.ts'
import type { ExtraForm } from './terms-form.ts'

const KINDS: Record<ExtraKind, string> = {
  setup: 'Setup',
  production: 'Printing or production',
  installation: 'Installation',
  design: 'Design',
  extra: 'Something else',
}
const KIND_OPTIONS = EXTRA_KINDS.map((value) => ({ value, label: KINDS[value] }))

const newExtra = (): ExtraForm => ({
  id: randomId(),
  kind: 'production',
  name: '',
  cents: '',
  isPerQuantity: false,
  isRequired: false,
  passesThrough: false,
})

/** What is paid beside the space, once. */
export function ExtrasFold() {
  const { form, problems, change } = useTerms()
  const { extras } = form
  return (
    <Fold
      title="Extras"
      summary={describeExtras(form)}
      hasProblem={Object.keys(problems).some((name) => name.startsWith('extras'))}
    >
      <p className="text-[0.9375rem] text-ink-soft">
        What is paid once beside the space: printing, hanging, design. The buyer sees each as a line of the
        price.
      </p>
      {problems.extras && <FieldError>{problems.extras}</FieldError>}
      {extras.length > 0 && (
        <ol className="flex flex-col gap-4">
          {extras.map((extra, at) => (
            <li key={extra.id}>
              <ExtraFields
                extra={extra}
                path={`extras.${at}`}
                onChange={(next) => change({ extras: replaceAt(extras, at, next) })}
              />
            </li>
          ))}
        </ol>
      )}
      {extras.length < BOOKING_LIMITS.extras && (
        <Button
          variant="outline"
          size="sm"
          className="self-start noscript:hidden"
          onClick={() => change({ extras: [...extras, newExtra()] })}
        >
          <Plus aria-hidden="true" />
          Add an extra
        </Button>
      )}
    </Fold>
  )
}

type ExtraFieldsProps = { extra: ExtraForm; path: string; onChange: (extra?: ExtraForm) => void }

function ExtraFields({ extra, path, onChange }: ExtraFieldsProps) {
  const { problems, listing } = useTerms()
  const change = (part: Partial<ExtraForm>) => onChange({ ...extra, ...part })
  const check = (name: 'isRequired' | 'isPerQuantity' | 'passesThrough', label: string, hint?: string) => (
    <Checkbox
      label={label}
      hint={hint}
      checked={extra[name]}
      onChange={(event) => change({ [name]: event.target.checked })}
    />
  )
  const { one } = PIECE_WORDS[listing.adType]
  return (
    <fieldset className="flex min-w-0 flex-col gap-3 rounded-card border border-rule p-4">
      <legend className="sr-only">{extra.name || 'New extra'}</legend>
      <div className="grid gap-4 sm:grid-cols-[1fr_1.4fr_8rem]">
        <Field label="Kind" error={problems[`${path}.kind`]}>
          <Select
            name={`${path}.kind`}
            options={KIND_OPTIONS}
            value={extra.kind}
            onChange={(event) => change({ kind: event.target.value as ExtraKind })}
          />
        </Field>
        <Field label="Name" error={problems[`${path}.name`]}>
          <Input
            name={`${path}.name`}
            placeholder="Vinyl print"
            maxLength={BOOKING_LIMITS.extraName}
            value={extra.name}
            onChange={(event) => change({ name: event.target.value })}
          />
        </Field>
        <NumberField
          label="Price"
          sign="$"
          name={`${path}.cents`}
          value={extra.cents}
          error={problems[`${path}.cents`]}
          onChange={(cents) => change({ cents })}
        />
      </div>
      <div className="flex flex-col gap-1">
        {check('isRequired', 'Part of every booking', 'Otherwise the buyer chooses.')}
        {check('isPerQuantity', `For each ${one}`, 'Otherwise once for the whole booking.')}
        {check('passesThrough', 'Owed once it is spent', 'Also when the booking is cancelled later.')}
      </div>
      <Button variant="ghost" size="sm" className="self-start noscript:hidden" onClick={() => onChange()}>
        Remove
        <span className="sr-only"> {extra.name || 'new extra'}</span>
      </Button>
    </fieldset>
  )
}
