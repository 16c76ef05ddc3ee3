/** Timeouts and retries of the page's map (specification, section 9). */
export const PAGE_MAP = { timeoutMs: 5000, maxRetries: 2 } as const

/**
 * `loading` until the map is ready (`ready`); `simplified` shows the spaces as a list instead. After a failure the page
 * retries on its own twice, five seconds apart, and then only on request.
 */
export interface PageMap {
  phase: 'loading' | 'ready' | 'simplified'
  retries: number
  /** After a failure: the simplified view stays until the map is actually ready. */
  hasFailed: boolean
  /** Attempt number; a new one remounts the map. */
  attempt: number
}

export type PageMapEvent = 'ready' | 'failed' | 'timeout' | 'retry'

export const STARTING: PageMap = { phase: 'loading', retries: 0, hasFailed: false, attempt: 0 }

export function advancePageMap(state: PageMap, event: PageMapEvent): PageMap {
  switch (event) {
    case 'ready':
      return { ...state, phase: 'ready', hasFailed: false }
    case 'failed':
      return { ...state, phase: 'simplified', hasFailed: true }
    case 'retry':
      return { ...STARTING, hasFailed: state.hasFailed, attempt: state.attempt + 1 }
    case 'timeout':
      return afterTimeout(state)
  }
}

function afterTimeout(state: PageMap): PageMap {
  if (state.phase === 'ready') return state
  if (state.retries >= PAGE_MAP.maxRetries) return { ...state, phase: 'simplified', hasFailed: true }
  return { ...state, phase: 'loading', retries: state.retries + 1, attempt: state.attempt + 1 }
}

/** No automatic retries left. */
export function isSettled({ phase, retries }: PageMap): boolean {
  return phase === 'ready' || (phase === 'simplified' && retries >= PAGE_MAP.maxRetries)
}
