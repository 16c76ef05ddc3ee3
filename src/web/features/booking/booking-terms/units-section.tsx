import { ChevronDown, Plus } from 'lucide-react'
import { BOOKING_LIMITS } from '#domain/booking/booking-terms.ts'
import { required } from '#domain/required.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { FormSection } from '#web/ui/form-section.tsx'
import { MEDIUM_WORDS } from './cell-words.ts'
import { newUnit } from './new-unit.ts'
import { describeUnit } from './summaries.ts'
import { replaceAt, useTerms } from './terms-context.ts'
import type { UnitForm } from './terms-form.ts'
import { UnitFields } from './unit-fields.tsx'
import { useOpens } from './use-opens.ts'

/** What is sold of the space: one unit as it is, several each in a row of its own. */
export function UnitsSection() {
  const { form, problems, listing, change } = useTerms()
  const { units } = form
  const words = MEDIUM_WORDS[listing.adType]
  const setUnit = (at: number, unit?: UnitForm) => change({ units: replaceAt(units, at, unit) })
  const add = () => change({ units: [...units, newUnit(units)] })
  return (
    <FormSection
      title="What is sold"
      lead={`Most spaces have one ${words.one}. Add one where it has a price or a calendar of its own.`}
    >
      {problems.units && (
        <div role="alert">
          <FieldError>{problems.units}</FieldError>
        </div>
      )}
      {units.length === 1 ? (
        <UnitFields unit={required(units[0])} path="units.0" onChange={(unit) => setUnit(0, unit)} />
      ) : (
        <ol className="flex flex-col divide-y divide-rule border-y border-rule">
          {units.map((unit, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the position is the identity
            <li key={at}>
              <UnitRow unit={unit} at={at} onChange={(next) => setUnit(at, next)} />
            </li>
          ))}
        </ol>
      )}
      {units.length < BOOKING_LIMITS.units && (
        <Button variant="outline" size="sm" className="self-start noscript:hidden" onClick={add}>
          <Plus aria-hidden="true" />
          {`Add a ${words.one}`}
        </Button>
      )}
    </FormSection>
  )
}

type UnitRowProps = { unit: UnitForm; at: number; onChange: (unit?: UnitForm) => void }

function UnitRow({ unit, at, onChange }: UnitRowProps) {
  const { problems, listing } = useTerms()
  const path = `units.${at}`
  const hasProblem = Object.keys(problems).some((name) => name.startsWith(`${path}.`))
  // a new one is to be filled in, one with a problem to be mended
  const element = useOpens(unit.name === '' || hasProblem)
  return (
    <details ref={element} className="group/unit">
      <summary className="wrap-anywhere grid min-h-14 cursor-pointer list-none grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-2.5 [&::-webkit-details-marker]:hidden">
        <span className="font-semibold">{unit.name || `Number ${at + 1}`}</span>
        <ChevronDown
          aria-hidden="true"
          className="row-span-2 size-5 transition-transform duration-150 group-open/unit:rotate-180"
        />
        <span className="text-sm text-ink-soft">{describeUnit(unit, listing)}</span>
      </summary>
      <div className="flex flex-col gap-4 pt-2 pb-5">
        <UnitFields unit={unit} path={path} onChange={onChange} />
        <Button variant="ghost" size="sm" className="self-start noscript:hidden" onClick={() => onChange()}>
          Remove
          <span className="sr-only"> {unit.name || `number ${at + 1}`}</span>
        </Button>
      </div>
    </details>
  )
}
