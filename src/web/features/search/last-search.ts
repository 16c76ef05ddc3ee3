const KEY = 'last-search'

/** Keeps the search a person came from, so that "Back to search" leads there and not to an empty map. */
export function rememberSearchAddress(searchString: string): void {
  try {
    sessionStorage.setItem(KEY, searchString)
  } catch {
    // storage may be forbidden; the link then leads to the plain search
  }
}

/** `?location=…` as remembered, or an empty string. */
export function recallSearchAddress(): string {
  try {
    return sessionStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}
