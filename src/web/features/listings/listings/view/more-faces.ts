/** Faces that are not in the list; null where all are. */
export function describeMoreFaces(total: number, shown: number): string | null {
  const more = total - shown
  if (more <= 0) return null
  return `and ${more.toLocaleString('en-US')} more ${more === 1 ? 'face' : 'faces'}.`
}
