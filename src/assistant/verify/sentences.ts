/** Sentences of a text, each with its end; what follows the last end is its own. A dot within a figure ends none. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?…])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
}

/** Whether a sentence was written to its end. */
export function isWhole(sentence: string): boolean {
  return /[.!?…)]$/.test(sentence)
}
