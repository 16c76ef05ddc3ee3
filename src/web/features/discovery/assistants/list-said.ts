import type { Criteria } from '#contract/discovery/assistants.ts'
import { CRITERIA_KEYS, type CriteriaKey } from '#domain/discovery/criteria.ts'

export function listSaid(criteria: Criteria): CriteriaKey[] {
  return CRITERIA_KEYS.filter((name) => {
    const value = criteria[name]
    return Array.isArray(value) ? value.length > 0 : value !== null
  })
}
