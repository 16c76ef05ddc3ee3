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
  /** The pin is at the middle of the town that the listing names. */
  isPinRough?: boolean
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

interface Part {
  /** Of 100: what buyers decide by weighs most. Half of it is what the form asks for anyway. */
  weight: number
  /** Put as what buyers get from it. */
  invitation: string
  /** Where a part of it is there, and more of the same is not what is missing. */
  rest?: string
  /** 0..1 */
  share: (facts: CompletenessFacts) => number
}

const PARTS: readonly Part[] = [
  {
    weight: 18,
    invitation: 'Photos: two or more, so that buyers see what they get',
    share: ({ imageCount }) => Math.min(1, imageCount / 2),
  },
  {
    weight: 20,
    invitation: 'A description: who sees it, for how long, what is included',
    share: ({ descriptionLength }) => Math.min(1, descriptionLength / 10),
  },
  {
    weight: 15,
    invitation: 'Specifications: at least one, such as the size',
    share: ({ specificationCount }) => Math.min(1, specificationCount),
  },
  { weight: 10, invitation: 'The address', share: ({ hasAddress }) => Number(hasAddress) },
  {
    weight: 8,
    invitation: 'The pin on the map: without it no search by map finds the space',
    rest: 'The pin where the space is: it is at the middle of the town now',
    share: ({ hasCoordinates, isPinRough }) => (hasCoordinates ? (isPinRough ? 0.5 : 1) : 0),
  },
  {
    weight: 8,
    invitation: 'How many people see it, and where the number comes from: buyers compare by it',
    share: ({ hasAudienceNumber }) => Number(hasAudienceNumber),
  },
  {
    weight: 6,
    invitation: 'A few more sentences: who passes by, when, and what others got out of it',
    share: ({ descriptionLength }) => Math.min(1, descriptionLength / 200),
  },
  {
    weight: 5,
    invitation: 'Minimum contract or payment terms: the first question of most buyers',
    share: ({ hasContractTerms }) => Number(hasContractTerms),
  },
  {
    weight: 5,
    invitation: 'Target market tags: buyers filter by them',
    share: ({ audienceTagCount }) => Math.min(1, audienceTagCount),
  },
  {
    weight: 3,
    invitation: 'From when it is available',
    share: ({ hasAvailability }) => Number(hasAvailability),
  },
  {
    weight: 1,
    invitation: 'What sets it apart: buyers filter by features',
    share: ({ featureCount }) => Math.min(1, featureCount),
  },
  {
    weight: 1,
    invitation: 'Two more specifications',
    share: ({ specificationCount }) => Math.min(1, specificationCount / 3),
  },
]

/** 0..1: the share that also counts in the recommended order of search. */
export function completenessShare(facts: CompletenessFacts): number {
  return PARTS.reduce((total, { weight, share }) => total + weight * share(facts), 0) / 100
}

/** The share as a percentage, with what is missing, the weightiest first. */
export function measureCompleteness(facts: CompletenessFacts): Completeness {
  const lost = (part: Part) => part.weight * (1 - part.share(facts))
  return {
    percent: Math.round(completenessShare(facts) * 100),
    missing: PARTS.filter((part) => lost(part) > 0)
      .sort((a, b) => lost(b) - lost(a))
      .map((part) => (part.rest && part.share(facts) > 0 ? part.rest : part.invitation)),
  }
}
