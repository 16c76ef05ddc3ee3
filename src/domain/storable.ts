/** No legitimate input is nested deeper than a few levels; deeper ones aim at a stack overflow. */
const MAX_DEPTH = 40

interface Problem {
  /** Path of keys and indexes to the offending value. */
  path: (string | number)[]
  message: string
}

interface Visit {
  value: unknown
  path: (string | number)[]
}

/**
 * Finds what in `value` cannot be stored: Postgres stores neither NUL nor lone surrogates (UTF-16 halves without the
 * other), JSON no number that is not finite. Keys are checked too. Null when all of it can be stored.
 */
export function findUnstorable(root: unknown): Problem | null {
  // an explicit stack instead of recursion: the sender chooses the depth
  const waiting: Visit[] = [{ value: root, path: [] }]
  for (let visit = waiting.pop(); visit; visit = waiting.pop()) {
    const { value, path } = visit
    const message = isUnstorable(value)
    if (message) return { path, message }
    if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) continue
    if (path.length >= MAX_DEPTH) return { path, message: 'is nested too deeply' }
    for (const [key, item] of entriesOf(value)) {
      const wrongKey = isUnstorable(key)
      if (wrongKey) return { path, message: wrongKey }
      waiting.push({ value: item, path: [...path, key] })
    }
  }
  return null
}

function isUnstorable(value: unknown): string | null {
  if (typeof value === 'number' && !Number.isFinite(value)) return 'must be a finite number'
  if (typeof value !== 'string' || (!value.includes('\0') && value.isWellFormed())) return null
  return 'contains characters that cannot be kept'
}

function entriesOf(value: object): Iterable<[string | number, unknown]> {
  return Array.isArray(value) ? value.entries() : Object.entries(value)
}
