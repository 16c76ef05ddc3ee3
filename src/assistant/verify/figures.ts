/** Every number in a text, with thousands separators parsed. */
export function figuresOf(text: string): number[] {
  return [...text.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([digits]) => Number(digits.replace(/,/g, '')))
}
