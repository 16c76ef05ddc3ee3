import { AUDIENCE_TRUST } from '#domain/audience-trust.ts'
import { type CompletenessFacts, completenessShare } from '#domain/listings/completeness.ts'
import type { AudienceBasis } from '#domain/vocabulary.ts'

/**
 * The recommended order: what helps a buyer decide, the same for everyone, never for pay. Each part is 0..1;
 * the weights add up to 1. The numbers are Placard's own choice.
 */
export const SCORE_WEIGHTS = {
  /** Completeness: the facts a buyer needs to judge a space. */
  completeness: 0.25,
  /** Freshness: confirmed or changed lately. */
  freshness: 0.15,
  /** Basis of the audience figure. */
  audience: 0.2,
  /** Price compared with comparable spaces. */
  price: 0.15,
  /** Whether and how fast its seller answers enquiries. */
  response: 0.15,
  /** What buyers of finished bookings say of its seller, less where proof is missing. */
  reviews: 0.1,
} as const
export type ScorePart = keyof typeof SCORE_WEIGHTS

/** Weight of nearness when the search names a place; the score above keeps the rest. */
export const CENTRE_WEIGHT = 0.25
/** Half-distance: nearness is one half here, in km. */
const HALF_NEARNESS_KM = 10
/** Half-life of freshness in days. */
const HALF_FRESHNESS_DAYS = 45

/** Response time at which promptness is one half, in hours. */
const HALF_RESPONSE_HOURS = 24

/** Of sellers that are not measured yet; as good as those whom nobody has reviewed. */
const NEUTRAL_RATING = 0.8

/** Inputs of a space's score. */
export interface ScoreFacts extends Omit<CompletenessFacts, 'hasAudienceNumber'> {
  /** Days, possibly fractional, since the seller last confirmed or changed the space. */
  ageDays: number
  audienceBasis: AudienceBasis | null
  /** US dollars a month. */
  monthlyPrice: number
  /** Median monthly price of comparable spaces; `null` when there are too few. */
  comparableMonthlyPrice: number | null
  /** Mean `promptness` of the seller's answers, each buyer counted once; `null` with too few buyers. */
  promptness: number | null
  /** What the seller's reviews and missing proof count, 0..1; `null` until measured. */
  rating: number | null
}

/** The score of one space, 0..1, and its parts, 0..1 each, which explain it. */
export interface Score {
  value: number
  parts: Record<ScorePart, number>
}

export function scoreSpace(facts: ScoreFacts): Score {
  const parts = {
    completeness: completenessShare({ ...facts, hasAudienceNumber: facts.audienceBasis !== null }),
    freshness: halving(facts.ageDays, HALF_FRESHNESS_DAYS),
    audience: facts.audienceBasis === null ? 0 : AUDIENCE_TRUST[facts.audienceBasis],
    price: fairness(facts.monthlyPrice, facts.comparableMonthlyPrice),
    // neutral prior: new sellers score in the middle until there is data about them
    response: facts.promptness ?? 0.5,
    // as a market without reviews is measured
    reviews: facts.rating ?? NEUTRAL_RATING,
  }
  const names = Object.keys(SCORE_WEIGHTS) as ScorePart[]
  return { value: names.reduce((sum, name) => sum + SCORE_WEIGHTS[name] * parts[name], 0), parts }
}

/**
 * Promptness of one enquiry: 1 for an immediate answer, one half after `HALF_RESPONSE_HOURS`, 0 when never answered
 * (`null`).
 */
export function promptness(hours: number | null): number {
  return hours === null ? 0 : halving(hours, HALF_RESPONSE_HOURS)
}

/** 1 at the center, one half at `HALF_NEARNESS_KM`, towards 0 far away. */
export function nearness(km: number): number {
  return 1 / (1 + km / HALF_NEARNESS_KM)
}

function halving(age: number, half: number): number {
  return 1 / (1 + Math.max(0, age) / half)
}

/**
 * One half at the median price, 1 at half of it, 0 at twice and above; without comparables the neutral middle.
 * Capped at half the median: cheaper still looks like a mistake and earns nothing more.
 */
function fairness(price: number, usual: number | null): number {
  if (usual === null || usual <= 0) return 0.5
  const doublings = Math.log2(Math.max(price, 1) / usual)
  return Math.min(1, Math.max(0, 0.5 - doublings / 2))
}
