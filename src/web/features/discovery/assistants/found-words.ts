/** The heading over the matches, as specified; one match is said as one. */
export function foundWords(count: number): string {
  return `Found ${count} advertising ${count === 1 ? 'opportunity' : 'opportunities'}`
}

/** That nobody named the place, where the form's own was searched; null where somebody did. */
export function assumedPlaceWords(place: string | null, isAssumed: boolean): string | null {
  if (!isAssumed || !place) return null
  return `You named no place, so this search is in ${place}. Remove “${place}” above to search everywhere.`
}
