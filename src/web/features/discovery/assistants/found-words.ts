/** The heading over the matches, as specified; one match is said as one. */
export function foundWords(count: number): string {
  return `Found ${count} advertising ${count === 1 ? 'opportunity' : 'opportunities'}`
}
