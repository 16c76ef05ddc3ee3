import { readTypedSize } from '#domain/listings/face.ts'
import { isSameSize, readSizes, type StatedSize } from '#domain/listings/read-size.ts'
import type { AssistantListing } from '../listing.ts'

/** Of a size that is not stated: it may be any. */
const UNSTATED = 0.5
/** The most that another size can come to. */
const OTHER = 0.4

/** The size asked for that a space states; null where it states none of them. */
export function sizeMet(listing: AssistantListing, sizes: readonly string[]): string | null {
  const stated = statedSize(listing)
  return (stated && sizes.find((words) => readSizes(words).some((size) => isSameSize(size, stated)))) ?? null
}

/** 0–1: of a size asked for; of another one the nearer the more alike their areas are. */
export function sizeFit(listing: AssistantListing, sizes: readonly string[]): number {
  const stated = statedSize(listing)
  if (!stated) return UNSTATED
  if (sizeMet(listing, sizes) !== null) return 1
  const shares = sizes.flatMap(readSizes).map((size) => {
    const [a, b] = [areaOf(size), areaOf(stated)]
    return Math.min(a, b) / Math.max(a, b)
  })
  return OTHER * Math.max(0, ...shares)
}

const areaOf = ({ first, second }: StatedSize): number => first * second

function statedSize({ adType, specs }: AssistantListing): StatedSize | null {
  const size = readTypedSize(adType, specs)
  return size?.kind === 'lengths' ? { first: size.height, second: size.width, height: 'first' } : null
}
