import { CRITERIA_KEYS, type Criteria } from '#domain/discovery/criteria.ts'
import type { QueryCase } from '../requests/parse-requests.ts'

export interface Miss {
  text: string
  expected: Partial<Criteria>
  got: Partial<Criteria>
}

export interface UnderstandingFigures {
  cases: number
  /** Exact match: share of cases with all twelve keys right. */
  exact: number
  /** F1 over single facts (a list's members, a value): harmonic mean of precision and recall. */
  slotF1: number
  misses: Miss[]
}

/** Scores actual readings against the expected ones. */
export function measureUnderstanding(
  cases: readonly QueryCase[],
  read: (text: string) => Criteria,
): UnderstandingFigures {
  let met = 0
  let given = 0
  let wanted = 0
  const misses: Miss[] = []
  for (const { text, expected } of cases) {
    const got = read(text)
    const right = factsOf(expected)
    const said = factsOf(got)
    const common = said.filter((fact) => right.includes(fact)).length
    met += common
    given += said.length
    wanted += right.length
    if (common !== right.length || common !== said.length) misses.push(toMiss(text, expected, got))
  }
  return {
    cases: cases.length,
    exact: (cases.length - misses.length) / cases.length,
    slotF1: given + wanted === 0 ? 1 : (2 * met) / (given + wanted),
    misses,
  }
}

function factsOf(criteria: Criteria): string[] {
  return CRITERIA_KEYS.flatMap((key) => {
    const value = criteria[key]
    if (Array.isArray(value)) return value.map((member) => `${key}=${member}`)
    return value === null ? [] : [`${key}=${value}`]
  })
}

function toMiss(text: string, expected: Criteria, got: Criteria): Miss {
  const differing = CRITERIA_KEYS.filter(
    (key) => JSON.stringify(sorted(expected[key])) !== JSON.stringify(sorted(got[key])),
  )
  const pick = (criteria: Criteria) => Object.fromEntries(differing.map((key) => [key, criteria[key]]))
  return { text, expected: pick(expected), got: pick(got) }
}

function sorted(value: Criteria[keyof Criteria]): unknown {
  return Array.isArray(value) ? [...value].sort() : value
}
