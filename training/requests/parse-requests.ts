import type { BudgetInterval, Criteria } from '#domain/discovery/criteria.ts'
import { emptyCriteria } from '#domain/discovery/criteria.ts'

export interface QueryCase {
  text: string
  expected: Criteria
}

const LISTS = {
  types: 'adTypes',
  not: 'excludedAdTypes',
  venues: 'venues',
  for: 'audiences',
  has: 'features',
} as const

/**
 * Labelled requests, one a line: `what somebody types | place: Fremont; for: families; max: 600; per: month`. Keys: place,
 * types, not, venues, for, has (lists by spaces), min, max, per, kind, from, to. Missing keys are expected to be empty.
 * Remarks stand behind `#`.
 */
export function parseRequests(lines: string): QueryCase[] {
  return lines
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const at = line.lastIndexOf('|')
      return { text: line.slice(0, at).trim(), expected: parseExpected(line.slice(at + 1)) }
    })
}

function parseExpected(text: string): Criteria {
  const criteria = emptyCriteria()
  for (const pair of text
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean)) {
    const [key = '', value = ''] = pair.split(/:\s*/)
    setExpected(criteria, key, value.trim())
  }
  return criteria
}

function setExpected(criteria: Criteria, key: string, value: string): void {
  if (key in LISTS) Object.assign(criteria, { [LISTS[key as keyof typeof LISTS]]: value.split(' ') })
  else if (key === 'place') criteria.place = value
  else if (key === 'min') criteria.priceMin = Number(value)
  else if (key === 'max') criteria.priceMax = Number(value)
  else if (key === 'per') criteria.interval = value as BudgetInterval
  else if (key === 'kind') criteria.listingType = value as Criteria['listingType']
  else if (key === 'from') criteria.availableFrom = value
  else if (key === 'to') criteria.availableTo = value
  else throw new Error(`unknown key of a labelled request: ${key}`)
}
