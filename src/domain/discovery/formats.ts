/** What people ask for by a narrower word than our six kinds; some formats are listed under several of them. */
export const FORMATS = [
  'poster',
  'bulletin',
  'screen',
  'banner',
  'wall',
  'kiosk',
  'newspaper',
  'magazine',
  'flyer',
  'postcard',
  'coupon',
  'table tent',
  'sticker',
  'door hanger',
  'yard sign',
  'newsletter',
  'podcast',
  'talk station',
  'news station',
  'sports station',
  'country station',
  'music station',
] as const
export type Format = (typeof FORMATS)[number]

/** Of one request, as they are written: "14 × 48 ft", "10 ft 6 in × 36 ft". */
export const MOST_SIZES = 3
