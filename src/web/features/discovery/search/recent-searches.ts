import { readJson, writeJson } from '../../../platform/stored-value.ts'

const KEY = 'placard.recent-searches'
const MAX_RECENT = 5

/** Recent searches that contain what is typed, latest first. */
export function listRecentSearches(typed = ''): string[] {
  const stored = readJson(KEY)
  if (!Array.isArray(stored)) return []
  const part = typed.trim().toLowerCase()
  return stored.filter(
    (text): text is string => typeof text === 'string' && text.toLowerCase().includes(part),
  )
}

export function rememberSearch(text: string): void {
  const others = listRecentSearches().filter((other) => other.toLowerCase() !== text.toLowerCase())
  writeJson(KEY, [text, ...others].slice(0, MAX_RECENT))
}
