import { defaultDemand } from '#domain/booking/creative/default-demand.ts'
import { listPresets } from '#domain/booking/creative/presets.ts'
import { describeLead, describeSpec } from '#domain/booking/creative/spec-words.ts'
import type { AdType } from '#domain/vocabulary.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { type ArtworkForm, toArtworkForm, toArtworkInput } from './artwork-form.ts'
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

const USUAL = 'usual'
const OWN = 'own'

function listOptions(medium: AdType) {
  const presets = listPresets(medium)
  const hasOwn = presets.some(({ spec }) => spec.kind !== 'any' && spec.kind !== 'none')
  return [
    { value: USUAL, label: 'As usual for this space' },
    ...presets.map(({ id, label }) => ({ value: id, label })),
    ...(hasOwn ? [{ value: OWN, label: 'Something else' }] : []),
  ]
}

function choiceOf(artwork: ArtworkForm | null, medium: AdType): string {
  if (!artwork) return USUAL
  const spec = JSON.stringify(toArtworkForm(toArtworkInput(artwork)).spec)
  const preset = listPresets(medium).find(
    (one) => JSON.stringify(toArtworkForm({ spec: one.spec, workingDays: 0 }).spec) === spec,
  )
  return artwork.isOwn || !preset ? OWN : preset.id
}

type ArtworkChoice = { artwork: ArtworkForm | null; usual: ReturnType<typeof defaultDemand>; medium: AdType }

/** Numbers of one's own begin with those that stood there. */
function toChosen(next: string, { artwork, usual, medium }: ArtworkChoice): ArtworkForm | null {
  if (next === USUAL) return null
  const days = artwork?.workingDays ?? String(usual.workingDays)
  const spec = listPresets(medium).find(({ id }) => id === next)?.spec
  if (spec) return { ...toArtworkForm({ spec, workingDays: 0 }), workingDays: days }
  const hasNumbers = artwork !== null && artwork.spec.kind !== 'any' && artwork.spec.kind !== 'none'
  return hasNumbers ? { ...artwork, isOwn: true } : { ...toArtworkForm(usual, true), workingDays: days }
}

function hintOf(artwork: ArtworkForm | null, usual: ReturnType<typeof defaultDemand>): string {
  if (!artwork) return `${describeSpec(usual.spec)} Due ${describeLead(usual)}.`
  return artwork.isOwn ? 'What buyers are asked to send.' : describeSpec(toArtworkInput(artwork).spec)
}
