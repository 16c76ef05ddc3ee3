import { AD_TYPES, type AdType } from '#domain/vocabulary.ts'
import type { BriefMedium } from './plan-brief.ts'

/** So many of each medium, and one more for each that is named. */
export function addMedia(media: readonly BriefMedium[], more: readonly AdType[]): BriefMedium[] {
  return AD_TYPES.flatMap((adType) => {
    const had = media.find((one) => one.adType === adType)?.count ?? 0
    const count = had + more.filter((one) => one === adType).length
    return count > 0 ? [{ adType, count }] : []
  })
}
