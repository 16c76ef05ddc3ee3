import { createHash } from 'node:crypto'
import { toCanonicalJson } from '#domain/booking/canonical-json.ts'
import type { AgreedTerms } from '#domain/booking/terms.ts'

/** As they are kept: one text for the same terms, and what is accepted of it. */
export function hashTerms(terms: AgreedTerms): { text: string; sha256: Buffer } {
  const text = toCanonicalJson(terms)
  return { text, sha256: createHash('sha256').update(text).digest() }
}
