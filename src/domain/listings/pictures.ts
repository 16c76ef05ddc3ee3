import { AD_TYPES } from '../vocabulary.ts'

/** Last fallback: a wall of posters. */
export const DEFAULT_ILLUSTRATION_URL = '/illustrations/default.svg'

/** Placeholder illustration for a space without a photo. */
export function toIllustrationUrl(adType: string): string {
  return (AD_TYPES as readonly string[]).includes(adType)
    ? `/illustrations/${adType}.svg`
    : DEFAULT_ILLUSTRATION_URL
}

/**
 * Whether a picture is hosted by us: the content reviewed is then the content shown. A picture elsewhere may be replaced
 * after review, so it is kept as the seller's data but not passed on to anybody.
 */
export function isOwnPicture(url: string): boolean {
  return /^\/(media|illustrations)\//.test(url)
}
