/** One meaning and its phrases; `word!` matches exactly that form, others singular and plural. */
export interface LexiconEntry<Value extends string = string> {
  value: Value
  phrases: readonly string[]
  /** They name it only now and then: what was learned decides, and by the rules alone they name nothing. */
  unsure?: true
}

/** Parses a table's phrases, written comma-separated over several lines. */
export function splitPhrases(text: string): string[] {
  return text.split(',').map((phrase) => phrase.trim().replace(/\s+/g, ' '))
}

/** Single words, written with spaces between them. */
export function wordSet(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/).filter(Boolean))
}
