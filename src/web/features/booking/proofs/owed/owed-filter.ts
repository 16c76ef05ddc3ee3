/** Without `show` what can be handed in now. */
export interface OwedFilter {
  show?: 'soon' | 'received'
  q?: string
  market?: string
}

/** Parses the search parameters; invalid values are ignored. */
export function parseOwedFilter({ show, q, market }: Record<string, unknown>): OwedFilter {
  const words = typeof q === 'string' || typeof q === 'number' ? String(q).trim().slice(0, 100) : ''
  return {
    ...((show === 'soon' || show === 'received') && { show }),
    ...(words && { q: words }),
    ...(typeof market === 'string' && market !== '' && { market: market.slice(0, 200) }),
  }
}
