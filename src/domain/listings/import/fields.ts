import { type DollarsTerm, mapTerms, type TextTerm } from '../listing-terms.ts'
import { CONTRACT_FIELDS, type ContractField } from './contract-fields.ts'

/** What a column of an inventory can be. The first names of a field are the ones other systems export it under. */
interface FieldRule {
  label: string
  /** Whole headers (normalized by `headerWords`) that mean nothing else, best first, separated by commas: their column stays mapped. */
  exact: string
  /** Whole headers that may mean something else: their cells must look like it. */
  vague?: string
  /** Words at the end of, or inside, a longer header; the cells must look like it. */
  loose?: string
}

const toRule = ({ label, headers }: TextTerm | DollarsTerm): FieldRule => ({ label, exact: headers })

/**
 * Fields that rows are parsed into, in display order. Names come from DOmedia (Vendor Inventory #, Format,
 * Location Description), Google (externalId, displayName), Clear Channel (facing), Booking-Pro (Frame_ID, Public price)
 * and from city open data.
 */
export const IMPORT_FIELDS = {
  listingNumber: { label: 'Placard number', exact: 'placard number, placard id' },
  sellerUnitId: {
    label: 'Your unit id',
    exact:
      'seller unit id, unit id, vendor inventory number, inventory number, inventory id, frame id, external id, ' +
      'unit number, unit code, vendor unit id, panel id, panel number, panel code, face id, face number, ' +
      'display id, display number, screen id, screen number, asset id, asset number, asset code, board id, ' +
      'board number, sign id, sign number, frame number, frame code, inventory code, ad unit id, ad unit code, ' +
      'placement id, sku',
    vague:
      'site id, geopath id number, geopath id, geopath frame id, site code, site number, structure id, ' +
      'structure number, facility id, location id, location number, location code, listing id, product code, ' +
      'item number, spot id, slot id, venue id, reference, reference number, ref, code, id, number, uid, guid',
    loose:
      'unit id, frame id, panel id, face id, screen id, display id, asset id, inventory id, site id, unit number, ' +
      'panel number, frame number, face number, screen number, board number, asset number, inventory number, ' +
      'unit code, panel code, frame code, asset code, site code, screen code, id, code, number, ref, reference',
  },
  title: {
    label: 'Title',
    exact:
      'title, listing title, display name, name, site name, unit name, space name, screen name, panel name, ' +
      'placement name, asset name, frame name, inventory name, event name, name of event, venue name, ' +
      'stadium, ballpark, facility name, station name, call sign, call letters, publication, newspaper, ' +
      'magazine, location name, business name, property name, headline',
    vague: 'station, call, ad unit, placement, product, product name, show, channel name',
    loose: 'event name, venue name, space name, site name, screen name, unit name, panel name',
  },
  description: {
    label: 'Description',
    exact:
      'description, location description, about, details, desc, location desc, site description, ' +
      'unit description, panel description, long description, public description, organization mission, ' +
      'notes, comments, summary, remarks',
    loose: 'description, desc, mission',
  },
  adType: {
    label: 'Ad type',
    exact:
      'ad type, media type, medium, media format, frame format, frame category, inventory type, asset type, ' +
      'unit type, display type, panel type, kiosk type, ooh type, structure type, channel type',
    vague: 'format, media, product type, media class, type, category, class of media, product format',
    loose: 'kiosk type, media type, ad type, media format, unit type, panel type, inventory type',
  },
  venue: {
    label: 'Venue',
    exact:
      'venue type, openooh venue type, openooh venue id, openooh id, venue type id, venue category, ' +
      'venue taxonomy, venue type name, place type, location type, environment type',
    vague: 'venue, environment, setting, site type, placement type',
    loose: 'venue type, venue category',
  },
  price: {
    label: 'Price',
    exact:
      'price, public price rate card, public price, rate card, rate, list price, price usd, ' +
      'monthly rate, monthly price, price per month, rate per month, 4 week rate, four week rate, ' +
      'price per 4 weeks, 4 week price, rate per 4 weeks, 28 day rate, weekly rate, weekly price, price per week, ' +
      'rate per week, daily rate, price per day, rate per day, yearly rate, annual rate, rate card price, ' +
      'rate card rate, card rate, base rate, base price, gross rate, net rate, go rate, asking price, asking rate, ' +
      'media cost, space cost, rental price, rent per month, monthly rent',
    vague: 'cost, amount, rent, rental, charge, fee, tariff, investment, space, media, net, gross',
    loose: 'rate card, price, monthly rate, 4 week rate, weekly rate',
  },
  interval: {
    label: 'Price interval',
    exact:
      'interval, price interval, billing period, rate period, price period, price unit, rate unit, billing cycle, ' +
      'cycle type, rate cycle, cycle, cycle length, rate basis, rate frequency',
    vague: 'rate type, frequency, per, period, term, sold by',
  },
  listingType: {
    label: 'For rent or sale',
    exact: 'listing type, rent or sale, sale or rent, for rent or sale',
  },
  address: {
    label: 'Address',
    exact:
      'address, street address, site address, location address, full address, address 1, address line 1, ' +
      'physical address, venue address',
    vague: 'street',
    loose: 'address, park',
  },
  neighborhood: {
    label: 'Neighborhood',
    exact:
      'neighborhood, neighbourhood, neighborhood tabulation area, sub market, submarket, district name, suburb',
    loose: 'neighborhood, neighbourhood',
  },
  city: {
    label: 'City',
    exact: 'city, town, municipality, city name, borough, city town, town city, locality',
    loose: 'city',
  },
  state: { label: 'State', exact: 'state, state code, state abbreviation, state province, province, st' },
  postalCode: {
    label: 'ZIP code',
    exact: 'zip, zip code, zipcode, postal code, postcode, zip postal code, postal',
  },
  locationText: {
    label: 'Location',
    exact: 'location text, market, market name, dma, dma name, city state, county name, closest location',
    vague: 'location, place, area, county, region, cbsa, msa, territory',
  },
  locationDetails: {
    label: 'Location details',
    exact:
      'location details, directions, closest intersection, nearest intersection, intersection, cross streets, ' +
      'primary artery, landmark, nearest landmark, closest location',
    vague: 'position, location, place',
  },
  lat: {
    label: 'Latitude',
    exact: 'geometry latitude, latitude, lat, gps latitude, gps lat, location latitude, latitude wgs84',
    vague: 'y, y coordinate',
    loose: 'latitude, lat',
  },
  lng: {
    label: 'Longitude',
    exact:
      'geometry longitude, longitude, lng, lon, long, gps longitude, gps lng, gps long, location longitude, ' +
      'longitude wgs84',
    vague: 'x, x coordinate',
    loose: 'longitude, lng, lon',
  },
  point: {
    label: 'Coordinates',
    exact:
      'coordinates, lat lng, lat long, lat lon, latitude longitude, gps coordinates, geo point, geolocation',
    vague: 'gps, point, the geom, geom, location, geo',
  },
  availabilityStart: {
    label: 'Available from',
    exact:
      'availability start, available from, available date, availability date, start date, event start date, ' +
      'next available, next available date, date available, first available, available starting, flight start, on sale date, ' +
      'booked until, booked through, booked thru, booked to, sold until, sold through, sold thru, leased until, leased through, ' +
      'contract end, contract ends, contract end date, contract expires, contract expiration, lease end, lease expiration',
    vague: 'availability, available, start, avails, date, from',
    loose: 'start date',
  },
  availabilityEnd: {
    label: 'Available until',
    exact:
      'availability end, available until, available to, available through, end date, event end date, flight end',
    vague: 'end, until, to, through',
    loose: 'end date',
  },
  ...mapTerms<FieldRule, FieldRule>({ text: toRule, dollars: toRule }),
  features: { label: 'Features', exact: 'features, feature, amenities, highlights, attributes' },
  targetMarket: {
    label: 'Target market',
    exact:
      'target market, target markets, target audience, target audiences, target demographic, target demographics, ' +
      'demographics, demographic, audience profile, audience segment, audience segments',
    vague: 'tags, demo, audience, audiences',
  },
  audienceValue: {
    label: 'Audience',
    exact:
      'weekly impressions, impressions, daily views, daily impressions, monthly impressions, ' +
      '4 week impressions, 4wk impressions, weekly eoi, eoi, aadt, adt, weekly views, monthly views, ' +
      'traffic count, daily traffic, daily vehicles, vehicles per day, daily effective circulation, circulation, ' +
      'attendance, average attendance, expected attendance, followers, subscribers, weekly audience, ' +
      'daily audience, monthly audience, audience size, estimated audience, total impressions, weekly reach, ' +
      'daily reach, monthly reach, footfall, weekly footfall, daily footfall, monthly footfall, foot traffic, ' +
      'weekly foot traffic, daily foot traffic, ots, opportunity to see, aqh persons, cume, listeners, readers, ' +
      'readership, visitors, monthly visitors',
    vague: 'audience, dec, traffic, reach, views, viewers, eyes on impressions, population, imps',
    loose: 'impressions, circulation, attendance, audience, footfall, followers',
  },
  frequencyMhz: {
    label: 'Radio frequency',
    exact: 'freq mhz, frequency mhz, mhz, dial position',
    vague: 'freq, frequency, dial',
  },
  photos: {
    label: 'Photos',
    exact:
      'photo url, photo urls, image url, image urls, picture url, picture urls, photos, photo, images, image, pictures, picture, ' +
      'photo address, photo addresses, photo link, photo links, image link, image links, picture address, picture link, ' +
      'photo 1, image 1, picture 1, photo url 1, image url 1, photo 1 url, image 1 url, img url, main photo, main image, ' +
      'primary photo, primary image, cover photo, site photo, unit photo',
    vague: 'img, thumbnail, media url, media link',
    loose: 'photo url, image url, photo link',
  },
  status: {
    label: "Unit's status",
    exact:
      'status, installation status, permit status, closed, is closed, operational status, unit status, asset status',
    loose: 'status',
  },
} as const satisfies Record<string, FieldRule>

export type ImportField = keyof typeof IMPORT_FIELDS
export const FIELD_NAMES = Object.keys(IMPORT_FIELDS) as ImportField[]

/** A field of a file of any kind. */
export type AnyField = ImportField | ContractField

const LABELS: Record<AnyField, { label: string }> = { ...IMPORT_FIELDS, ...CONTRACT_FIELDS }

/** What people call a field. */
export function labelOf(field: AnyField): string {
  return LABELS[field].label
}

/** Headers that identify a field: whole ones, and words inside longer ones; best first. */
export const HEADER_NAMES = Object.fromEntries(
  Object.entries<FieldRule>(IMPORT_FIELDS).map(([field, { exact, vague, loose }]) => [
    field,
    { exact: exact.split(', '), vague: vague?.split(', ') ?? [], loose: loose?.split(', ') ?? [] },
  ]),
) as Record<ImportField, { exact: string[]; vague: string[]; loose: string[] }>

/** The column (index) of each field, and the columns imported as label and value specifications. */
export interface Mapping {
  fields: Partial<Record<AnyField, number>>
  specifications: number[]
}

/** Headers that Placard itself writes into files for people to read: `Placard status`, `Placard problem`. */
export const OWN_HEADER = /^placard (status|line|problem)$/

/** What our own export writes before the label of a fact, so that no label is taken for a field. */
export const FACT_PREFIX = 'Fact: '

/** Columns worth importing as specifications although no field matches them. */
export const SPECIFICATION_HEADER =
  /^[hwd]$|\b(production|structure( (id|number|code))?|size|width|height|depth|face|facing|faces|direction|read|illuminat\w*|lit|lights|back ?lit|backlighted|pixels?|resolution|dimensions?|slots?|spots?|loop|duration|(spot|ad|loop) length|time secs|monitor|screens?|orientation|aspect ratio|indoors?|outdoors?|video|audio|sound|motion|file types?|creative \w+|ad formats?|seats|stages?|theaters|capacity|square feet|sq ft|power|kind|trim|columns?|color|colour|bleed|alcohol|parking|street presence|side|artery|road|highway|route|mile ?post|permit( (id|number|no))?$|permit (id|number)|cross street|corner|url|website|league|team|division|class|discipline|permit type|event category|sub category|organization|publisher|owner|operator|network|media owner|vendor|daypart|material|ada compliant|elevation|height from ground|rental space|dwell|share of voice|sov|plays|lead time|deadline|dma|geopath)\b/
