/** "a", "a and b", "a, b or c". */
export function listWords(words: readonly string[], joint: 'and' | 'or'): string {
  if (words.length <= 1) return words[0] ?? ''
  return `${words.slice(0, -1).join(', ')} ${joint} ${words.at(-1)}`
}

/** Sanitizes text from users and listings to one plain line, without tags and angle brackets. */
export function plainText(text: string): string {
  return (
    text
      .replace(/<[^<>]*>/g, ' ')
      .replace(/[<>]/g, ' ')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are stripped from answers
      .replace(/[\u0000-\u001f\u007f]/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
  )
}

const number = new Intl.NumberFormat('en-US')

/** `12,500`. */
export function formatCount(value: number): string {
  return number.format(value)
}

export function plural(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`
}
