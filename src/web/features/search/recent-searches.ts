import { readJson, writeJson } from '../../platform/stored-value.ts'

const KEY = 'placard.recent-searches'
const MAX_RECENT = 5

/** Recently searched places, latest first. */
export function listRecentSearches(): string[] {
  const stored = readJson(KEY)
  return Array.isArray(stored) ? stored.filter((text): text is string => typeof text === 'string') : []
}

export function rememberSearch(text: string): void {
  const others = listRecentSearches().filter((other) => other.toLowerCase() !== text.toLowerCase())
  writeJson(KEY, [text, ...others].slice(0, MAX_RECENT))
}
