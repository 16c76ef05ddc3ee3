import { AD_TYPES } from './vocabulary.ts'

/** Shown when nothing else can be: a wall of posters. */
export const DEFAULT_ILLUSTRATION_URL = '/illustrations/default.svg'

/** The drawn scene for a space without a photo. */
export function toIllustrationUrl(adType: string): string {
  return (AD_TYPES as readonly string[]).includes(adType)
    ? `/illustrations/${adType}.svg`
    : DEFAULT_ILLUSTRATION_URL
}

/**
 * Whether a picture's address is one of ours: what was looked at when it was reviewed is what stands there now. A picture
 * elsewhere may be exchanged afterwards; it stays the seller's word about the space but is handed to nobody.
 */
export function isOwnPicture(url: string): boolean {
  return /^\/(media|illustrations)\//.test(url)
}
