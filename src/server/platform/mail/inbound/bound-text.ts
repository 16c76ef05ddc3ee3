/** The beginning of a text, with a line that says how much of it is missing. */
export function boundText(text: string, max: number): string {
  if (text.length <= max) return text
  const missing = text.length - max
  const rest = missing.toLocaleString('en-US')
  return `${text.slice(0, max).toWellFormed()}\n\n[${rest} more ${missing === 1 ? 'character of this mail was' : 'characters of this mail were'} not kept.]`
}
