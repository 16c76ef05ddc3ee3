/** Maximum of a Postgres `integer`. */
export const MAX_ID = 2_147_483_647

/** Every input has a limit. Lengths are in characters, sizes in bytes. */
export const LIMITS = {
  title: { min: 5, max: 120 },
  description: { min: 10, max: 5000 },
  locationText: { min: 1, max: 160 },
  address: { min: 5, max: 200 },
  locationDetails: { max: 1000 },
  tag: { max: 40 },
  tags: { max: 20 },
  features: { max: 30 },
  feature: { max: 80 },
  specifications: { max: 40 },
  specificationLabel: { max: 60 },
  specificationValue: { max: 300 },
  priceDollars: { max: 10_000_000 },
  images: { max: 12 },
  pictureAlt: { max: 200 },
  /** Of one uploaded picture. */
  photoBytes: 15 * 1024 * 1024,
  photoPixels: 50_000_000,
  /** Storage quota of an account's pictures, as stored; and while its e-mail address is not verified. */
  storedPhotoBytes: 5000 * 1024 * 1024,
  pendingStoredPhotoBytes: 100 * 1024 * 1024,
  searchText: { max: 200 },
  username: { min: 3, max: 40 },
  password: { min: 8, max: 200 },
  email: { max: 254 },
  personName: { max: 80 },
  company: { max: 120 },
  phone: { max: 40 },
  reason: { max: 1000 },
  /** Decided by an admin at once. */
  decisions: { max: 100 },
  message: { max: 5000 },
  /** What a member may spend or approve, in cents. */
  memberCents: { max: 1_000_000_000 },
  favorites: { max: 1000 },
  favoriteNote: { max: 500 },
  folders: { max: 50 },
  folderName: { max: 80 },
  savedSearches: { max: 200 },
  savedSearchName: { max: 80 },
  /** A search's parameters, written as JSON. */
  savedSearch: { max: 10_000 },
  jsonBodyBytes: 256 * 1024,
  /** The most expensive outline takes about 46 ms (median) over a million spaces; `npm run bench:search` shows it. */
  polygonPoints: 160,
} as const

/** Spaces that an address can name one by one (`?ids=`). */
export const MAX_SHOWN_IDS = 50
export const PAGE_SIZE = 24
export const MAX_PAGE_SIZE = 500
export const DESCRIPTION_PREVIEW = 300
export const FEATURES_PREVIEW = 6
export const LOAD_MORE_AT = 5
/** Spaces side by side; more than this nobody holds in view. */
export const MAX_COMPARED = 5
export const MOBILE_BREAKPOINT_PX = 768
export const DEFAULT_MAP = {
  lat: 47.6062,
  lng: -122.3321,
  zoom: 10,
  maxZoom: 19,
  fitPadding: 30,
  fitMaxZoom: 15,
} as const

/** When spaces of a seller whom an admin trusts go live after the automatic checks alone, and which of them do. */
export const TRUST = {
  /** Spaces that people have approved, at least. */
  approvedSpaces: 50,
  /** Of what people decided in these days, less than this share was refused or taken down. */
  refusedShare: 0.01,
  refusedDays: 90,
  /** Of what goes live so, this share is looked at later. */
  lookedAtShare: 0.05,
  /** So many times the usual price of its kind, or the usual that many times it, waits for a person. */
  oddTimes: 3,
  /** Fewer prices than these say nothing about what is usual. */
  comparedPrices: 5,
  /** Decided together, with one mail. */
  spacesAtOnce: 1000,
} as const
