/** Every number written in a text, thousands separators read. */
export function figuresOf(text: string): number[] {
  return [...text.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([digits]) => Number(digits.replace(/,/g, '')))
}
