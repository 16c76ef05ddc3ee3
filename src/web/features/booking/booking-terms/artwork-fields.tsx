import { defaultDemand } from '#domain/booking/creative/default-demand.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { choiceOf, hintOf, listOptions, toChosen } from './artwork-choice.ts'
import type { ArtworkForm } from './artwork-form.ts'
import { NumberField } from './number-field.tsx'
import { SpecFields } from './spec-fields.tsx'
import { useTerms } from './terms-context.ts'

type ArtworkFieldsProps = {
  /** Null: what is usual. */
  artwork: ArtworkForm | null
  unitName: string
  path: string
  onChange: (artwork: ArtworkForm | null) => void
}

/** What buyers are asked to send, and by when: a format of the trade, or numbers of one's own. */
export function ArtworkFields({ artwork, unitName, path, onChange }: ArtworkFieldsProps) {
  const { problems, listing } = useTerms()
  const usual = defaultDemand(listing.adType, { unitName, facts: listing.specs })
  const choice = choiceOf(artwork, listing.adType)
  const choose = (next: string) => onChange(toChosen(next, { artwork, usual, medium: listing.adType }))
  const needsFile = artwork !== null && artwork.spec.kind !== 'none'
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="sr-only">Artwork</legend>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Artwork" hint={hintOf(artwork, usual)}>
          <Select
            name={`${path}.format`}
            value={choice}
            options={listOptions(listing.adType)}
            onChange={(event) => choose(event.target.value)}
          />
        </Field>
        {needsFile && (
          <NumberField
            label="Artwork is due"
            name={`${path}.workingDays`}
            hint="Working days before the first day. The date of an issue goes before it."
            value={artwork.workingDays}
            error={problems[`${path}.workingDays`]}
            onChange={(workingDays) => onChange({ ...artwork, workingDays })}
          />
        )}
      </div>
      {artwork?.isOwn && (
        <SpecFields
          spec={artwork.spec}
          path={`${path}.spec`}
          onChange={(spec) => onChange({ ...artwork, spec })}
        />
      )}
    </fieldset>
  )
}
