import { addDays } from '../../zoned-time.ts'
import type { AgreedTerms, AgreedUnit } from '../terms.ts'
import { PERIOD_DAYS, type ProofKind, type ProofRule, type ProofSubject } from './rule.ts'
import { workingDaysAfter } from './working-days.ts'

/** One thing that the signed terms oblige the seller to show. Days are `YYYY-MM-DD`, where the space is. */
export interface ProofDuty {
  /**
   * Names it within its booking by unit and first day, whatever else is agreed beside it later: `17@2027-03-01/posting`,
   * `17@2027-03-01/log/2`.
   */
  key: string
  /** Position of its placement in these terms, from 0: a further placement may move it. */
  item: number
  about: ProofSubject
  kind: ProofKind
  /** What it is about: proof can be given from the first of these days on. */
  first: string
  last: string
  dueOn: string
}

/** Artwork that its seller has approved for a placement, the n-th of it. */
export interface ArtworkApproval {
  item: number
  /** From 1. */
  number: number
  /** Where the space is, `YYYY-MM-DD`. */
  on: string
}

/** What terms without duties of their own have promised in words (`PROOF`): one photo, recording or copy of each placement. */
export const PROMISED_IN_WORDS: readonly ProofRule[] = [{ about: 'posting', kind: 'any', workingDays: 10 }]

interface Known {
  approvals?: readonly ArtworkApproval[]
  /** The day on which it was cancelled: what had not begun by then is not owed. */
  endedOn?: string | null
}

/**
 * All that is due of a booking, in order of its placements, by the terms as they are signed: an edit of the listing changes
 * none of it. Newly approved artwork is a further duty where the terms say so.
 */
export function listDuties(
  {
    units,
    proofDuties = PROMISED_IN_WORDS,
  }: Pick<AgreedTerms, 'units'> & { proofDuties?: readonly ProofRule[] | undefined },
  { approvals = [], endedOn = null }: Known = {},
): ProofDuty[] {
  const places = listPlaces(units)
  const duties = units.flatMap((unit, item) =>
    proofDuties.flatMap((rule) =>
      listParts(
        rule,
        endAt(unit, endedOn),
        approvals.filter((one) => one.item === item),
      ).map(({ suffix, ...part }) => ({
        key: `${places[item]}/${rule.about}${suffix}`,
        item,
        about: rule.about,
        kind: rule.kind,
        ...part,
      })),
    ),
  )
  return endedOn === null ? duties : duties.filter(({ first }) => first < endedOn)
}

/** What names each placement, as long as its first day stays: "17@2027-03-01"; of several that begin alike "17@2027-03-01~2". */
function listPlaces(units: readonly AgreedUnit[]): string[] {
  const places = units.map(({ unitId, first }) => `${unitId}@${first}`)
  return places.map((place, at) => {
    const before = places.slice(0, at).filter((one) => one === place).length
    return before === 0 ? place : `${place}~${before + 1}`
  })
}

function endAt(unit: AgreedUnit, endedOn: string | null): AgreedUnit {
  return endedOn !== null && endedOn <= unit.last ? { ...unit, last: addDays(endedOn, -1) } : unit
}

type Part = Pick<ProofDuty, 'first' | 'last' | 'dueOn'> & { suffix: string }

function listParts(
  { about, workingDays }: ProofRule,
  { first, last }: AgreedUnit,
  approvals: readonly ArtworkApproval[],
): Part[] {
  const days = { first, last }
  switch (about) {
    case 'posting':
      return [{ ...days, suffix: '', dueOn: workingDaysAfter(first, workingDays) }]
    case 'post':
    case 'issue':
      return [{ ...days, suffix: '/1', dueOn: workingDaysAfter(first, workingDays) }]
    case 'event':
      return [{ ...days, suffix: '', dueOn: workingDaysAfter(last, workingDays) }]
    case 'rotation':
      return approvals
        .filter(({ number, on }) => number > 1 && on > first && on <= last)
        .map(({ number, on }) => ({
          first: on,
          last,
          suffix: `/${number}`,
          dueOn: workingDaysAfter(on, workingDays),
        }))
    case 'log':
    case 'run':
      return listPeriods(days).map((period, index) => ({
        ...period,
        suffix: `/${index + 1}`,
        dueOn: workingDaysAfter(period.last, workingDays),
      }))
  }
}

/** Of 28 days each, the last to the end. */
function listPeriods({ first, last }: { first: string; last: string }): { first: string; last: string }[] {
  const periods = []
  for (let from = first; from <= last; from = addDays(from, PERIOD_DAYS)) {
    const end = addDays(from, PERIOD_DAYS - 1)
    periods.push({ first: from, last: end < last ? end : last })
  }
  return periods
}
