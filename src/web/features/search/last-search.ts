const KEY = 'last-search'

/** Remembers the last search, so that "Back to search" returns to it rather than to an empty map. */
export function rememberSearchAddress(searchString: string): void {
  try {
    sessionStorage.setItem(KEY, searchString)
  } catch {
    // storage may be blocked; the link then leads to the default search
  }
}

/** The stored `?location=…`, or an empty string. */
export function recallSearchAddress(): string {
  try {
    return sessionStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}
