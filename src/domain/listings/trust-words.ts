import { TRUST } from '../limits.ts'
import type { TrustCheck, TrustFacts, TrustLack } from './trust.ts'

const HELD_BACK: Record<TrustCheck, string> = {
  refused: 'it was sent back or taken down before',
  'left-out': 'a reviewer took it out of its import',
  report: 'a report about it is open',
  double: 'it may be listed already',
  pin: 'it has no pin on the map',
  free: 'it costs nothing',
  price: 'its price is far from the usual, or there is nothing to compare it with',
}

/** Why a space of a trusted seller waits for a person. */
export function describeChecks(checks: readonly TrustCheck[]): string {
  return `The automatic checks held it back: ${checks.map((check) => HELD_BACK[check]).join('; ')}.`
}

/** The facts that trust rests on. */
export function describeRecord({ approved, decided, refused, upheldReports }: TrustFacts): string {
  const reports = upheldReports === 1 ? '1 report was' : `${upheldReports || 'no'} reports were`
  return `${approved} approved by people; ${refused} of ${decided} refused in ${TRUST.refusedDays} days; ${reports} right.`
}

const LACKS: Record<TrustLack, string> = {
  approved: `fewer than ${TRUST.approvedSpaces} of its spaces were approved by people`,
  refused: `${TRUST.refusedShare * 100}% or more were refused in ${TRUST.refusedDays} days`,
  report: 'a report about one of its spaces was right',
}

/** Why a seller cannot be trusted, or is not for now. */
export function describeLacks(lacks: readonly TrustLack[]): string {
  return lacks.map((lack) => LACKS[lack]).join('; ')
}

/** To the seller, of every space that went live so. */
export const TRUSTED_WORDS =
  'Placard trusts your record: new spaces go live after automatic checks. We look at some of them later, and at whatever the checks hold back.'
