/** Why a file is no picture that can be used. */
export function describeRejection({ name, type }: Pick<File, 'name' | 'type'>): string {
  const is = (kind: RegExp) => kind.test(type) || kind.test(name.toLowerCase())
  if (is(/svg/)) return 'SVG drawings cannot be used here. Please save it as PNG or JPEG first'
  return 'Only JPEG, PNG, WebP, AVIF and HEIC pictures can be used'
}

/** What is said of photos beyond the most. */
export function describeLeftOut(count: number): string {
  return count === 1 ? 'One photo was left out.' : `${count} photos were left out.`
}

/** The list with one item moved to another place. */
export function moveTo<T>(list: readonly T[], from: number, to: number): T[] {
  const next = [...list]
  next.splice(to, 0, ...next.splice(from, 1))
  return next
}
