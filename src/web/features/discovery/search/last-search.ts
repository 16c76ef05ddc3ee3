const KEY = 'last-search'
const WHERE_KEY = 'last-search-where'

/** Remembers the last search, so that "Back to search" returns to it rather than to an empty map. */
export function rememberSearchAddress(searchString: string): void {
  try {
    sessionStorage.setItem(KEY, searchString)
  } catch {
    // storage may be blocked; the link then leads to the default search
  }
}

/** What its heading says of where it looks: "in Fremont, Seattle". */
export function rememberWhere(where: string): void {
  try {
    sessionStorage.setItem(WHERE_KEY, where)
  } catch {
    // as above
  }
}

export function recallWhere(): string {
  try {
    return sessionStorage.getItem(WHERE_KEY) ?? ''
  } catch {
    return ''
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
