import { TRUST } from '../limits.ts'
import { monthlyPrice } from '../money.ts'
import type { Interval } from '../vocabulary.ts'

/** What is known of a seller. Decisions by people outside of the seller's own organization are the only ones that count. */
export interface TrustFacts {
  /** Spaces that were approved, ever. */
  approved: number
  /** Decided lately (`TRUST.refusedDays`), and those of them that were refused or taken down. */
  decided: number
  refused: number
  /** Reports about its spaces that were right, ever. */
  upheldReports: number
}

/** What stands against trusting a seller. */
export const TRUST_LACKS = ['approved', 'refused', 'report'] as const
export type TrustLack = (typeof TRUST_LACKS)[number]

/** What a seller lacks to be trusted; nothing: an admin may, and what the seller submits goes live while it stays so. */
export function listLacks({ approved, decided, refused, upheldReports }: TrustFacts): TrustLack[] {
  const lacks: Record<TrustLack, boolean> = {
    approved: approved < TRUST.approvedSpaces,
    refused: refused > 0 && refused >= decided * TRUST.refusedShare,
    report: upheldReports > 0,
  }
  return TRUST_LACKS.filter((lack) => lacks[lack])
}

/** What a space must pass to go live without a person. */
export const TRUST_CHECKS = ['refused', 'left-out', 'report', 'double', 'pin', 'free', 'price'] as const
export type TrustCheck = (typeof TRUST_CHECKS)[number]

/** What is known of a space that was submitted. */
export interface CheckedSpace {
  price: number
  interval: Interval
  hasPin: boolean
  /** Sent back or taken down by a person before. */
  wasRefused: boolean
  /** A person took it out of the import that was approved. */
  wasLeftOut: boolean
  hasOpenReport: boolean
  /** Beside it one with a similar title or the same picture, which may be the same. */
  hasDouble: boolean
  /** Of its kind, a month: the seller's own approved ones, or the market's. */
  usualPrices: readonly number[]
}

/** The checks that a space does not pass. */
export function listFailed(space: CheckedSpace): TrustCheck[] {
  const failed: Record<TrustCheck, boolean> = {
    refused: space.wasRefused,
    'left-out': space.wasLeftOut,
    report: space.hasOpenReport,
    double: space.hasDouble,
    pin: !space.hasPin,
    free: space.price === 0,
    price: space.price > 0 && isOddPrice(monthlyPrice(space.price, space.interval), space.usualPrices),
  }
  return TRUST_CHECKS.filter((check) => failed[check])
}

/** Far from the median, or with too few to compare it with. */
function isOddPrice(monthly: number, usual: readonly number[]): boolean {
  const priced = usual.filter((price) => price > 0).toSorted((a, b) => a - b)
  const median = priced[Math.floor(priced.length / 2)]
  if (median === undefined || priced.length < TRUST.comparedPrices) return true
  return monthly > median * TRUST.oddTimes || monthly * TRUST.oddTimes < median
}

/**
 * Which of some that went live are looked at later: the share as exactly as a whole number can be, any of them.
 * @param random as `Math.random`
 */
export function pickSample<T>(given: readonly T[], random: () => number): T[] {
  const share = given.length * TRUST.lookedAtShare
  const count = Math.floor(share) + (random() < share - Math.floor(share) ? 1 : 0)
  const left = [...given]
  return Array.from({ length: count }, () => left.splice(Math.floor(random() * left.length), 1)).flat()
}
