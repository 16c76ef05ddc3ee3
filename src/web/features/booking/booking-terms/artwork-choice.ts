import type { defaultDemand } from '#domain/booking/creative/default-demand.ts'
import { listPresets } from '#domain/booking/creative/presets.ts'
import { describeLead, describeSpec } from '#domain/booking/creative/spec-words.ts'
import type { AdType } from '#domain/vocabulary.ts'
import { type ArtworkForm, toArtworkForm, toArtworkInput } from './artwork-form.ts'

const USUAL = 'usual'
const OWN = 'own'

interface ArtworkChoice {
  artwork: ArtworkForm | null
  usual: ReturnType<typeof defaultDemand>
  medium: AdType
}

export function listOptions(medium: AdType) {
  const presets = listPresets(medium)
  const hasOwn = presets.some(({ spec }) => spec.kind !== 'any' && spec.kind !== 'none')
  return [
    { value: USUAL, label: 'As usual for this space' },
    ...presets.map(({ id, label }) => ({ value: id, label })),
    ...(hasOwn ? [{ value: OWN, label: 'Something else' }] : []),
  ]
}

export function choiceOf(artwork: ArtworkForm | null, medium: AdType): string {
  if (!artwork) return USUAL
  const spec = JSON.stringify(toArtworkForm(toArtworkInput(artwork)).spec)
  const preset = listPresets(medium).find(
    (one) => JSON.stringify(toArtworkForm({ spec: one.spec, workingDays: 0 }).spec) === spec,
  )
  return artwork.isOwn || !preset ? OWN : preset.id
}

/** Numbers of one's own begin with those that stood there. */
export function toChosen(next: string, { artwork, usual, medium }: ArtworkChoice): ArtworkForm | null {
  if (next === USUAL) return null
  const days = artwork?.workingDays ?? String(usual.workingDays)
  const spec = listPresets(medium).find(({ id }) => id === next)?.spec
  if (spec) return { ...toArtworkForm({ spec, workingDays: 0 }), workingDays: days }
  const hasNumbers = artwork !== null && artwork.spec.kind !== 'any' && artwork.spec.kind !== 'none'
  return hasNumbers ? { ...artwork, isOwn: true } : { ...toArtworkForm(usual, true), workingDays: days }
}

export function hintOf(artwork: ArtworkForm | null, usual: ReturnType<typeof defaultDemand>): string {
  if (!artwork) return `${describeSpec(usual.spec)} Due ${describeLead(usual)}.`
  return artwork.isOwn ? 'What buyers are asked to send.' : describeSpec(toArtworkInput(artwork).spec)
}
