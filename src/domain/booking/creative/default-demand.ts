import type { AdType } from '../../vocabulary.ts'
import { ANY, WORKING_DAYS } from './presets.ts'
import type { ArtworkDemand, ArtworkSpec } from './spec.ts'
import { readDrawing } from './stated-drawing.ts'
import { readFaces, readPages, readPixels, readSpots } from './stated-formats.ts'

/** What a listing says of itself, under labels of its seller's own. */
type StatedFact = { label: string; value: string }

interface StatedTexts {
  /** Of what is booked: it outweighs what the listing says. */
  unitName?: string
  facts?: readonly StatedFact[]
}

/**
 * What holds where a seller has asked for nothing: the format that the name of the unit or the listing states. A contract guesses
 * nothing: where no format can be read, or two differ, any file, as the two sides agree.
 */
export function defaultDemand(
  medium: AdType,
  { unitName = '', facts = [] }: StatedTexts = {},
): ArtworkDemand {
  const read = createReader(medium, facts)
  const named = facts.filter(({ label }) =>
    /\b(?:size|dimensions?|face|pixels?|spots?|length)\b/i.test(label),
  )
  const found = [[{ label: '', value: unitName }], named, facts]
    .map((texts) => texts.flatMap(read))
    .find((specs) => specs.length > 0)
  return { spec: (found && theOne(found)) ?? ANY.spec, workingDays: WORKING_DAYS[medium] }
}

function createReader(medium: AdType, facts: readonly StatedFact[]): (fact: StatedFact) => ArtworkSpec[] {
  const drawing = readDrawing(facts.map(({ value }) => value))
  switch (medium) {
    case 'billboard':
      return ({ value }) => readFaces(value).map((face) => ({ ...face, ...drawing }))
    case 'print':
      return ({ value }) => readPages(value).map((page) => ({ ...page, ...drawing, scale: 1 }))
    case 'digital':
      return ({ value }) => readPixels(value).map((size) => ({ kind: 'screen', ...size, filmMs: null }))
    case 'social':
      return ({ value }) => readPixels(value).map((size) => ({ kind: 'picture', ...size }))
    case 'radio':
      return ({ value, label }) =>
        readSpots(value, label).map((seconds) => ({ kind: 'sound', seconds, takesScript: true }))
    case 'event':
      return () => []
  }
}

/** The first, where all are alike; null where they differ. */
function theOne([first, ...others]: readonly ArtworkSpec[]): ArtworkSpec | null {
  return first && others.every((other) => isAlike(first, other)) ? first : null
}

/** A size in feet and its twin in meters, which is written with one digit after the point, are alike. */
function isAlike(one: ArtworkSpec, other: ArtworkSpec): boolean {
  if (one.kind === 'sound' && other.kind === 'sound') return one.seconds === other.seconds
  if (!('width' in one && 'width' in other)) return one.kind === other.kind
  const isNear = (a: number, b: number) => Math.abs(a - b) <= a * 0.025
  return isNear(one.width, other.width) && isNear(one.height, other.height)
}
