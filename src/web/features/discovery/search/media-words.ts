import { AD_TYPE_LABELS, AD_TYPES, type AdType } from '#domain/vocabulary.ts'

/** What people type of a medium, besides its name. */
const WORDS: Record<AdType, readonly string[]> = {
  billboard: ['billboards', 'bulletin', 'poster', 'wall'],
  print: ['newspaper', 'magazine'],
  digital: ['screen', 'led'],
  radio: ['spots', 'podcast'],
  event: ['sponsorship', 'festival'],
  social: ['instagram', 'newsletter'],
}
const MIN_LETTERS = 2

/** Media whose name, or a word for them, begins with what is typed. */
export function listMedia(typed: string): AdType[] {
  const part = typed.trim().toLowerCase()
  if (part.length < MIN_LETTERS) return []
  return AD_TYPES.filter((adType) =>
    [AD_TYPE_LABELS[adType].toLowerCase(), ...WORDS[adType]].some((word) => word.startsWith(part)),
  )
}

/** "Radio spaces" */
export function nameMedium(adType: AdType): string {
  return `${AD_TYPE_LABELS[adType]} spaces`
}
