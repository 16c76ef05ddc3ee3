/**
 * The one vocabulary of the market: every screen, filter, form, API and assistant uses these ids.
 * Order is the order in which people see them.
 */

export const AD_TYPES = ['billboard', 'print', 'digital', 'radio', 'event', 'social'] as const
export type AdType = (typeof AD_TYPES)[number]
export const AD_TYPE_LABELS: Record<AdType, string> = {
  billboard: 'Billboard',
  print: 'Print',
  digital: 'Digital',
  radio: 'Radio',
  event: 'Event',
  social: 'Social Media',
}

export const AUDIENCES = [
  'local-business',
  'tourists',
  'commuters',
  'students',
  'families',
  'professionals',
  'young-adults',
  'seniors',
] as const
export type Audience = (typeof AUDIENCES)[number]
export const AUDIENCE_LABELS: Record<Audience, string> = {
  'local-business': 'Local businesses',
  tourists: 'Tourists',
  commuters: 'Commuters',
  students: 'Students',
  families: 'Families',
  professionals: 'Professionals',
  'young-adults': 'Young adults',
  seniors: 'Seniors',
}
/** Synonyms of our audiences in other lists. */
export const AUDIENCE_ALIASES: Record<string, Audience> = { parents: 'families', business: 'local-business' }

/** Type of location, independent of the medium; `openOohId` is the venue taxonomy's (OpenOOH 1.2) integer. */
export const VENUES = [
  'transit',
  'retail',
  'bar',
  'restaurant',
  'gym',
  'office',
  'campus',
  'stadium',
  'airport',
  'ferry',
] as const
export type Venue = (typeof VENUES)[number]
export const VENUE_LABELS: Record<Venue, string> = {
  transit: 'Transit',
  retail: 'Retail',
  bar: 'Bar',
  restaurant: 'Restaurant',
  gym: 'Gym',
  office: 'Office',
  campus: 'Campus',
  stadium: 'Stadium',
  airport: 'Airport',
  ferry: 'Ferry',
}
/**
 * OpenOOH 1.2 ids: Transit 1, Retail 2, Bar 804, Casual dining 805, Gym 401, Office 7, College 602, Stadium 803, Airport 101, Ferry 107.
 */
export const VENUE_OPENOOH_IDS: Record<Venue, number> = {
  transit: 1,
  retail: 2,
  bar: 804,
  restaurant: 805,
  gym: 401,
  office: 7,
  campus: 602,
  stadium: 803,
  airport: 101,
  ferry: 107,
}
/** Venues that match a search for `transit`: it covers bus, rail, ferry and stop alike. */
export const TRANSIT_VENUES: readonly Venue[] = ['transit', 'ferry']

export const LISTING_TYPES = ['rent', 'sale'] as const
export type ListingType = (typeof LISTING_TYPES)[number]
export const LISTING_TYPE_LABELS: Record<ListingType, string> = { sale: 'For Sale', rent: 'For Rent' }

/** Features that can be filtered by; listings may have free-text features as well. */
export const FEATURES = ['high-traffic', 'high-visibility', 'near-event-venue'] as const
export type Feature = (typeof FEATURES)[number]
export const FEATURE_LABELS: Record<Feature, string> = {
  'high-traffic': 'High Traffic',
  'high-visibility': 'High Visibility',
  'near-event-venue': 'Near Event Venue',
}

export const INTERVALS = ['day', 'week', '4-week', 'month', 'quarter', 'year', 'one-time'] as const
export type Interval = (typeof INTERVALS)[number]
export const INTERVAL_LABELS: Record<Interval, string> = {
  day: 'Day',
  week: 'Week',
  '4-week': '4 weeks',
  month: 'Month',
  quarter: 'Quarter',
  year: 'Year',
  'one-time': 'One-time',
}

/** The basis of an audience figure, strongest first. Figures with different bases are never added up. */
export const AUDIENCE_BASES = ['measured', 'modelled', 'circulation', 'followers', 'seller-stated'] as const
export type AudienceBasis = (typeof AUDIENCE_BASES)[number]
/** Within a sentence: "28,000 contacts, stated by the seller". */
export const AUDIENCE_BASIS_LABELS: Record<AudienceBasis, string> = {
  measured: 'measured',
  // the value of the API keeps the British spelling, the words are American
  modelled: 'modeled',
  circulation: 'circulation',
  followers: 'followers',
  'seller-stated': 'stated by the seller',
}

/** The period of an audience figure. */
export const AUDIENCE_PERIODS = ['day', 'week', '4-week', 'month', 'issue', 'event', 'post'] as const
export type AudiencePeriod = (typeof AUDIENCE_PERIODS)[number]

export const SORTS = ['recommended', 'price-asc', 'price-desc', 'newest', 'distance'] as const
export type Sort = (typeof SORTS)[number]
export const SORT_LABELS: Record<Sort, string> = {
  recommended: 'Recommended',
  'price-asc': 'Price (Low to High)',
  'price-desc': 'Price (High to Low)',
  newest: 'Newest',
  distance: 'Distance',
}

export const ROLES = ['user', 'admin'] as const
export type Role = (typeof ROLES)[number]

export const USER_STATUSES = ['pending', 'active', 'suspended'] as const
export type UserStatus = (typeof USER_STATUSES)[number]

/** Normalizes a tag: known aliases become our ids, free tags are lower-cased and hyphenated. */
export function toAudienceTag(text: string): string {
  const tag = text.trim().toLowerCase().replace(/\s+/g, '-')
  return AUDIENCE_ALIASES[tag] ?? tag
}
