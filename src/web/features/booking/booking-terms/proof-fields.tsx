import { usualProof } from '#domain/booking/proof/presets.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { NumberField } from './number-field.tsx'
import {
  DAYS_LABELS,
  describeProofChoice,
  listProofOptions,
  type ProofForm,
  proofChoiceOf,
  toChosenProof,
} from './proof-choice.ts'
import { useTerms } from './terms-context.ts'

type ProofFieldsProps = {
  /** Null: what is usual. */
  proof: ProofForm | null
  unitName: string
  path: string
  onChange: (proof: ProofForm | null) => void
}

/** What buyers are shown of every booking, and by when: it becomes part of what both sides sign. */
export function ProofFields({ proof, unitName, path, onChange }: ProofFieldsProps) {
  const { problems, listing, form } = useTerms()
  const usual = usualProof({ medium: listing.adType, unitName, delivery: form.delivery })
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="sr-only">Proof</legend>
      <Field label="Proof" hint={describeProofChoice(proof, usual)} error={problems[path]}>
        <Select
          name={`${path}.preset`}
          value={proofChoiceOf(proof, listing.adType)}
          options={listProofOptions(proof, listing.adType)}
          onChange={(event) => onChange(toChosenProof(event.target.value, listing.adType))}
        />
      </Field>
      {proof && (
        <div className="grid gap-5 sm:grid-cols-2">
          {proof.map((rule, at) => (
            <NumberField
              key={`${rule.about} ${rule.kind}`}
              label={DAYS_LABELS[rule.about]}
              name={`${path}.${at}.workingDays`}
              hint="Working days, 10 at most."
              value={rule.workingDays}
              error={problems[`${path}.${at}.workingDays`]}
              onChange={(workingDays) =>
                onChange(proof.map((one, index) => (index === at ? { ...one, workingDays } : one)))
              }
            />
          ))}
        </div>
      )}
    </fieldset>
  )
}
