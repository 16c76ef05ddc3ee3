/** What a listing says, as far as buyers judge by it. */
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
  /** What would help most, in the words of an invitation; empty at 100. */
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

/** How much of each part is there, 0..1, in the order of the invitations. Each weighs the same. */
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

/** 0..1: the same share that the recommended order of the search rewards. */
export function completenessShare(facts: CompletenessFacts): number {
  const parts = partsOf(facts)
  return parts.reduce((total, part) => total + part, 0) / parts.length
}

/** The share for people, with what is missing. */
export function measureCompleteness(facts: CompletenessFacts): Completeness {
  const parts = partsOf(facts)
  return {
    percent: Math.round(completenessShare(facts) * 100),
    missing: INVITATIONS.filter((_, index) => parts[index]! < 1),
  }
}
