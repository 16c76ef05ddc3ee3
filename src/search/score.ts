import { type CompletenessFacts, completenessShare } from '#domain/completeness.ts'
import type { AudienceBasis } from '#domain/vocabulary.ts'

/**
 * The recommended order: what helps a buyer decide, the same for everyone, never for pay. Each part is 0..1;
 * the weights add up to 1. The numbers are Placard's own choice.
 */
export const SCORE_WEIGHTS = {
  /** What a buyer needs to judge a space is there. */
  completeness: 0.3,
  /** Looked after lately. */
  freshness: 0.2,
  /** What the audience figure rests on. */
  audience: 0.2,
  /** Not dearer than comparable spaces. */
  price: 0.15,
  /** Its seller answers enquiries, and soon. */
  response: 0.15,
} as const
export type ScorePart = keyof typeof SCORE_WEIGHTS

/** Share that nearness takes when the search names a place; the score above keeps the rest. */
export const CENTRE_WEIGHT = 0.25
/** Distance at which nearness is one half, in km. */
const HALF_NEARNESS_KM = 10
/** Age at which freshness is one half, in days. */
const HALF_FRESHNESS_DAYS = 45

/** Time to a first answer at which promptness is one half, in hours. */
export const HALF_RESPONSE_HOURS = 24
/** Buyers whose enquiries must have been answered, or have waited long enough, before a seller is judged by them. */
export const ENOUGH_BUYERS = 3

const AUDIENCE_PARTS: Record<AudienceBasis, number> = {
  measured: 1,
  modelled: 0.8,
  circulation: 0.7,
  followers: 0.55,
  'seller-stated': 0.4,
}

/** Facts of one space that the score is made of. */
export interface ScoreFacts extends Omit<CompletenessFacts, 'hasAudienceNumber'> {
  /** Whole or broken days since the seller last confirmed or changed the space. */
  ageDays: number
  audienceBasis: AudienceBasis | null
  /** US dollars a month. */
  monthlyPrice: number
  /** Median monthly price of comparable spaces; `null` when too few are known. */
  comparableMonthlyPrice: number | null
  /** Mean `promptness` of the seller's answers, each buyer counting once; `null` below `ENOUGH_BUYERS`. */
  promptness: number | null
}

/** The score of one space, 0..1, and its parts, 0..1 each, for people who ask why. */
export interface Score {
  value: number
  parts: Record<ScorePart, number>
}

export function scoreSpace(facts: ScoreFacts): Score {
  const parts = {
    completeness: completenessShare({ ...facts, hasAudienceNumber: facts.audienceBasis !== null }),
    freshness: halving(facts.ageDays, HALF_FRESHNESS_DAYS),
    audience: facts.audienceBasis === null ? 0 : AUDIENCE_PARTS[facts.audienceBasis],
    price: fairness(facts.monthlyPrice, facts.comparableMonthlyPrice),
    // new sellers stand in the middle: neither trusted nor blamed for what nobody has asked yet
    response: facts.promptness ?? 0.5,
  }
  const names = Object.keys(SCORE_WEIGHTS) as ScorePart[]
  return { value: names.reduce((sum, name) => sum + SCORE_WEIGHTS[name] * parts[name], 0), parts }
}

/** Of one enquiry: 1 when answered at once, one half after `HALF_RESPONSE_HOURS`, 0 when never answered (`null`). */
export function promptness(hours: number | null): number {
  return hours === null ? 0 : halving(hours, HALF_RESPONSE_HOURS)
}

/** 1 at the centre, one half at `HALF_NEARNESS_KM`, towards 0 far away. */
export function nearness(km: number): number {
  return 1 / (1 + km / HALF_NEARNESS_KM)
}

function halving(age: number, half: number): number {
  return 1 / (1 + Math.max(0, age) / half)
}

/**
 * One half at the usual price, 1 at half of it, 0 at twice and above; unknown comparables stay in the middle.
 * Half the usual price is the best there is: cheaper still looks like a mistake and earns nothing more.
 */
function fairness(price: number, usual: number | null): number {
  if (usual === null || usual <= 0) return 0.5
  const doublings = Math.log2(Math.max(price, 1) / usual)
  return Math.min(1, Math.max(0, 0.5 - doublings / 2))
}
