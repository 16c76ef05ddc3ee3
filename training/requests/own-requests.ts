import type { QueryCase } from './parse-requests.ts'
import { readRequests } from './read-requests.ts'

const own = readRequests('own')
const setOf = (name: string): readonly QueryCase[] => own[name] ?? []

/** The project's own examples by subject, on which `test/evaluation/evaluate.test.ts` holds its floors. */
export const QUERY_SETS: Readonly<Record<string, readonly QueryCase[]>> = {
  plain: setOf('plain'),
  money: setOf('money'),
  dates: setOf('dates'),
  voices: setOf('voices'),
  'after the rules': setOf('after-the-rules'),
}

/** Examples that were written before the rules were tuned on them. */
export const WRITTEN_BLIND = setOf('written-blind')

export const OWN_REQUESTS: readonly QueryCase[] = [...Object.values(QUERY_SETS).flat(), ...WRITTEN_BLIND]
