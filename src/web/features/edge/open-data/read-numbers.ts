import { MAX_KEPT_OUT } from '#domain/open-data.ts'

/** Numbers of spaces as somebody types them, each once. @returns null where something else stands among them, or too many */
export function readNumbers(text: string): number[] | null {
  const words = text.split(/[\s,;#]+/).filter(Boolean)
  if (words.length > MAX_KEPT_OUT || !words.every((word) => /^[1-9]\d{0,8}$/.test(word))) return null
  return [...new Set(words.map(Number))].sort((a, b) => a - b)
}

/** Of the numbers given those are kept that are spaces of the seller's own: which are not. */
export function describeNotOwn(given: readonly number[], kept: readonly number[]): string | undefined {
  const left = given.filter((id) => !kept.includes(id))
  return left.length === 0 ? undefined : `Not saved, as these are not spaces of yours: ${left.join(', ')}`
}
