import { readTypedSize } from '#domain/listings/face.ts'
import { isSameSize, readSizes, type StatedSize } from '#domain/listings/read-size.ts'
import type { AssistantListing } from '../listing.ts'

/** Of a size that is not stated: it may be any. */
const UNSTATED = 0.5
/** The most that another size can come to. */
const OTHER = 0.4

/** The size asked for that a space states; null where it states none of them. */
export function sizeMet(listing: AssistantListing, sizes: readonly string[]): string | null {
  const stated = sizes.length === 0 ? null : statedSize(listing)
  return (stated && sizes.find((words) => readSizes(words).some((size) => isSameSize(size, stated)))) ?? null
}

/** 0–1: of a size asked for; of another one the nearer the more alike their areas are. Made once for a market. */
export function createSizeFit(sizes: readonly string[]): (listing: AssistantListing) => number {
  const wanted = sizes.flatMap(readSizes)
  return (listing) => {
    const stated = statedSize(listing)
    if (!stated) return UNSTATED
    if (wanted.some((size) => isSameSize(size, stated))) return 1
    return OTHER * Math.max(0, ...wanted.map((size) => shareOf(size, stated)))
  }
}

/** 0–1: the smaller area of the larger one. */
function shareOf(one: StatedSize, other: StatedSize): number {
  const [a, b] = [one.first * one.second, other.first * other.second]
  return Math.min(a, b) / Math.max(a, b)
}

function statedSize({ adType, specs }: AssistantListing): StatedSize | null {
  const size = readTypedSize(adType, specs)
  return size?.kind === 'lengths' ? { first: size.height, second: size.width, height: 'first' } : null
}
