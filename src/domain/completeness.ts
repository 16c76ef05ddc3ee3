/** What a listing says, as far as buyers judge by it. */
export interface CompletenessFacts {
  description: string
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

/** Each part weighs the same, as in the recommended order of the search, which rewards the same facts. */
export function measureCompleteness(facts: CompletenessFacts): Completeness {
  const parts: [share: number, invitation: string][] = [
    [facts.imageCount / 3, 'Add photos (three are best)'],
    [facts.description.length / 200, 'Say more in the description'],
    [facts.specificationCount / 3, 'Add specifications'],
    [Number(facts.hasCoordinates), 'Put the pin on the map'],
    [Number(facts.hasAudienceNumber), 'Say how many people see it'],
    [facts.featureCount / 3, 'Name what sets it apart'],
    [facts.audienceTagCount / 2, 'Add target market tags'],
    [Number(facts.hasAddress), 'Add the address'],
    [Number(facts.hasAvailability), 'Say from when it is available'],
    [Number(facts.hasContractTerms), 'Add minimum contract or payment terms'],
  ]
  const sum = parts.reduce((total, [share]) => total + Math.min(1, share), 0)
  return {
    percent: Math.round((sum / parts.length) * 100),
    missing: parts.filter(([share]) => share < 1).map(([, invitation]) => invitation),
  }
}
