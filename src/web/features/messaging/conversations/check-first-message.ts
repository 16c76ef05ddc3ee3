export interface FirstMessageErrors {
  message?: string | undefined
  times?: string | undefined
}

interface Given {
  /** Or files. */
  hasWords: boolean
  /** As typed; empty for none. */
  times: readonly string[]
}

/** What is missing before a conversation can begin; nothing where it can. */
export function checkFirstMessage(
  kind: 'message' | 'viewing' | 'call',
  { hasWords, times }: Given,
): FirstMessageErrors {
  if (kind !== 'viewing') return hasWords ? {} : { message: 'Please write a message' }
  const given = times.filter(Boolean)
  if (given.length === 0) return { times: 'Propose at least one time' }
  const isPast = given.some((time) => new Date(time) <= new Date())
  return isPast ? { times: 'Please propose times that are still to come' } : {}
}
