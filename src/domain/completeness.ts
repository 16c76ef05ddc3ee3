/** The facts of a listing that count towards its completeness. */
export interface CompletenessFacts {
  /** In characters. */
  descriptionLength: number
  imageCount: number
  specificationCount: number
  featureCount: number
  audienceTagCount: number
  hasAudienceNumber: boolean
  hasCoordinates: boolean
  hasAddress: boolean
  hasAvailability: boolean
  hasContractTerms: boolean
}

export interface Completeness {
  /** 0–100. */
  percent: number
  /** The most helpful additions, phrased as invitations; empty at 100. */
  missing: string[]
}

const INVITATIONS = [
  'Add photos (three are best)',
  'Say more in the description',
  'Add specifications',
  'Put the pin on the map',
  'Say how many people see it',
  'Name what sets it apart',
  'Add target market tags',
  'Add the address',
  'Say from when it is available',
  'Add minimum contract or payment terms',
] as const

/** Completeness of each part, 0..1, in the order of the invitations; all have equal weight. */
function partsOf(facts: CompletenessFacts): number[] {
  return [
    Math.min(1, facts.imageCount / 3),
    Math.min(1, facts.descriptionLength / 200),
    Math.min(1, facts.specificationCount / 3),
    Number(facts.hasCoordinates),
    Number(facts.hasAudienceNumber),
    Math.min(1, facts.featureCount / 3),
    Math.min(1, facts.audienceTagCount / 2),
    Number(facts.hasAddress),
    Number(facts.hasAvailability),
    Number(facts.hasContractTerms),
  ]
}

/** 0..1: the share that also counts in the recommended order of search. */
export function completenessShare(facts: CompletenessFacts): number {
  const parts = partsOf(facts)
  return parts.reduce((total, part) => total + part, 0) / parts.length
}

/** The share as a percentage, with what is missing. */
export function measureCompleteness(facts: CompletenessFacts): Completeness {
  const parts = partsOf(facts)
  return {
    percent: Math.round(completenessShare(facts) * 100),
    missing: INVITATIONS.filter((_, index) => parts[index]! < 1),
  }
}
