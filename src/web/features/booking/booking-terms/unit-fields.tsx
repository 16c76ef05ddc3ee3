import { BOOKING_LIMITS } from '#domain/booking/booking-terms.ts'
import { CELLS } from '#domain/booking/units.ts'
import { formatPrice } from '#domain/money.ts'
import { DateInput } from '#web/ui/date-input.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { ArtworkFields } from './artwork-fields.tsx'
import { describeCell, MEDIUM_WORDS } from './cell-words.ts'
import { NumberField } from './number-field.tsx'
import { PeriodsField } from './periods-field.tsx'
import { ProofFields } from './proof-fields.tsx'
import { listPers } from './summaries.ts'
import { useTerms } from './terms-context.ts'
import type { RateForm, UnitForm } from './terms-form.ts'

type UnitFieldsProps = { unit: UnitForm; path: string; onChange: (unit: UnitForm) => void }

export function UnitFields({ unit, path, onChange }: UnitFieldsProps) {
  const { problems, listing } = useTerms()
  const words = MEDIUM_WORDS[listing.adType]
  const change = (part: Partial<UnitForm>) => onChange({ ...unit, ...part })
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Name" error={problems[`${path}.name`]}>
          <Input
            name={`${path}.name`}
            placeholder={words.unit}
            maxLength={BOOKING_LIMITS.unitName}
            value={unit.name}
            onChange={(event) => change({ name: event.target.value })}
          />
        </Field>
        <NumberField
          label={words.capacity}
          name={`${path}.capacity`}
          hint={words.capacityHint}
          value={unit.capacity}
          error={problems[`${path}.capacity`]}
          onChange={(capacity) => change({ capacity })}
        />
        <Field label="Sold in" error={problems[`${path}.cell`]}>
          <Select
            name={`${path}.cell`}
            value={unit.cell}
            options={CELLS.map((cell) => ({ value: cell, label: describeCell(cell, listing.adType) }))}
            onChange={(event) => change({ cell: event.target.value as UnitForm['cell'] })}
          />
        </Field>
        {unit.cell === '4-week' && (
          <Field
            label="A period begins on"
            hint="A Monday; the others follow every four weeks."
            error={problems[`${path}.anchor`]}
          >
            <DateInput
              name={`${path}.anchor`}
              step={7}
              value={unit.anchor}
              onChange={(event) => change({ anchor: event.target.value })}
            />
          </Field>
        )}
      </div>
      <RateFields unit={unit} path={path} onChange={(rate) => change({ rate })} />
      <ArtworkFields
        artwork={unit.artwork ?? null}
        unitName={unit.name}
        path={`${path}.artwork`}
        onChange={(artwork) => change({ artwork })}
      />
      <ProofFields
        proof={unit.proof ?? null}
        unitName={unit.name}
        path={`${path}.proof`}
        onChange={(proof) => change({ proof })}
      />
      {unit.cell === 'listed' && (
        <PeriodsField
          periods={unit.periods}
          path={`${path}.periods`}
          onChange={(periods) => change({ periods })}
        />
      )}
    </>
  )
}

type RateFieldsProps = { unit: UnitForm; path: string; onChange: (rate: RateForm | null) => void }

function RateFields({ unit, path, onChange }: RateFieldsProps) {
  const { problems, listing } = useTerms()
  const { rate } = unit
  const first = { cents: '', per: unit.cell === 'listed' ? 'piece' : listing.interval } as const
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label="Price">
        <Select
          name={`${path}.rate`}
          value={rate ? 'own' : 'listing'}
          options={[
            { value: 'listing', label: `The listing’s: ${formatPrice(listing.price, listing.interval)}` },
            { value: 'own', label: 'A price of its own' },
          ]}
          onChange={(event) => onChange(event.target.value === 'own' ? first : null)}
        />
      </Field>
      {rate && (
        <div className="grid grid-cols-2 gap-3">
          <NumberField
            label="Amount"
            sign="$"
            name={`${path}.rate.cents`}
            value={rate.cents}
            error={problems[`${path}.rate.cents`]}
            onChange={(cents) => onChange({ ...rate, cents })}
          />
          <Field label="For" error={problems[`${path}.rate.per`]}>
            <Select
              name={`${path}.rate.per`}
              value={rate.per}
              options={listPers(listing.adType)}
              onChange={(event) => onChange({ ...rate, per: event.target.value as RateForm['per'] })}
            />
          </Field>
        </div>
      )}
    </div>
  )
}
