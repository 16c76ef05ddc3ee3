import { required } from '#domain/required.ts'

interface CacheOptions<T> {
  /** Names a document for good: what has changed has another key. */
  keyOf: (source: T) => string | number
  /** How many are kept; the one that was asked for longest ago goes first. */
  max: number
}

/** Renders each document once, also for concurrent requests. A failure is not cached. */
export function createPdfCache<T>(
  render: (source: T) => Promise<Buffer>,
  { keyOf, max }: CacheOptions<T>,
): (source: T) => Promise<Buffer> {
  const made = new Map<string | number, Promise<Buffer>>()
  return (source) => {
    const key = keyOf(source)
    const pdf = made.get(key) ?? render(source)
    made.delete(key)
    made.set(key, pdf)
    if (made.size > max) made.delete(required(made.keys().next().value))
    pdf.catch(() => made.delete(key))
    return pdf
  }
}
