import { type DollarsTerm, mapTerms, type TextTerm } from '../listing-terms.ts'

/** What a column of an inventory can be. The first names of a field are the ones other systems export it under. */
interface FieldRule {
  label: string
  /** Whole headers (normalized by `headerWords`), best first, separated by commas. */
  exact: string
  /** Words at the end of, or inside, a longer header. */
  loose?: string
}

const toRule = ({ label, headers }: TextTerm | DollarsTerm): FieldRule => ({ label, exact: headers })

/**
 * Fields that rows are parsed into, in display order. Names come from DOmedia (Vendor Inventory #, Format,
 * Location Description), Google (externalId, displayName), Clear Channel (facing), Booking-Pro (Frame_ID, Public price)
 * and from city open data.
 */
export const IMPORT_FIELDS = {
  sellerUnitId: {
    label: 'Your unit id',
    exact:
      'seller unit id, vendor inventory number, inventory number, inventory id, frame id, ' +
      'external id, unit id, unit number, panel id, panel number, face id, display id, site id, ' +
      'asset id, asset number, geopath id number, geopath id, sku, listing id, facility id, ' +
      'location id, reference, id, number',
  },
  title: {
    label: 'Title',
    exact:
      'title, listing title, display name, name, site name, venue name, event name, name of event, ' +
      'stadium, ballpark, facility name, station name, station, call sign, call, call letters, ' +
      'publication, newspaper, unit name, space name, location name, business name',
    loose: 'event name, venue name, space name, site name',
  },
  description: {
    label: 'Description',
    exact:
      'description, location description, about, details, organization mission, notes, comments, ' +
      'summary',
    loose: 'description, mission',
  },
  adType: {
    label: 'Ad type',
    exact:
      'ad type, media type, medium, media, format, media format, frame format, frame category, ' +
      'inventory type, asset type, unit type, display type, panel type, product type, kiosk type, ' +
      'type, category',
    loose: 'kiosk type, media type, ad type, media format',
  },
  venue: { label: 'Venue', exact: 'venue type, venue, openooh venue type, venue category' },
  price: {
    label: 'Price',
    exact:
      'price, public price rate card, public price, rate card, rate, list price, price usd, ' +
      'monthly rate, monthly price, price per month, 4 week rate, four week rate, weekly rate, ' +
      'price per week, daily rate, price per day, yearly rate, annual rate, rate card price, ' +
      'base rate, cost, amount',
    loose: 'rate card, price, monthly rate, 4 week rate, weekly rate',
  },
  interval: {
    label: 'Price interval',
    exact:
      'interval, price interval, billing period, rate period, price period, price unit, rate type, ' +
      'frequency, per, period',
  },
  listingType: {
    label: 'For rent or sale',
    exact: 'listing type, rent or sale, sale or rent, for rent or sale',
  },
  address: {
    label: 'Address',
    exact: 'address, street address, site address, location address, full address, address 1, street',
    loose: 'address, park',
  },
  neighborhood: {
    label: 'Neighborhood',
    exact: 'neighborhood, neighbourhood, neighborhood tabulation area, sub market, district name',
    loose: 'neighborhood, neighbourhood',
  },
  city: { label: 'City', exact: 'city, town, municipality, city name, borough', loose: 'city' },
  state: { label: 'State', exact: 'state, state code, st, province' },
  postalCode: { label: 'ZIP code', exact: 'zip, zip code, zipcode, postal code, postcode' },
  locationText: {
    label: 'Location',
    exact: 'location text, location, closest location, place, market, market name, dma, area, county',
  },
  locationDetails: {
    label: 'Location details',
    exact: 'location details, directions, position, closest intersection',
  },
  lat: {
    label: 'Latitude',
    exact: 'geometry latitude, latitude, lat, gps latitude, gps lat, y',
    loose: 'latitude, lat',
  },
  lng: {
    label: 'Longitude',
    exact: 'geometry longitude, longitude, lng, lon, long, gps longitude, gps lng, gps long, x',
    loose: 'longitude, lng, lon',
  },
  point: {
    label: 'Coordinates',
    exact:
      'coordinates, lat lng, lat long, lat lon, latitude longitude, gps, geo point, point, ' +
      'the geom, location',
  },
  availabilityStart: {
    label: 'Available from',
    exact:
      'availability start, available from, availability, available, start date, event start date, ' +
      'flight start, start',
    loose: 'start date',
  },
  availabilityEnd: {
    label: 'Available until',
    exact: 'availability end, available until, available to, end date, event end date, flight end, end',
    loose: 'end date',
  },
  ...mapTerms<FieldRule, FieldRule>({ text: toRule, dollars: toRule }),
  features: { label: 'Features', exact: 'features, feature, amenities' },
  targetMarket: {
    label: 'Target market',
    exact: 'target market, target markets, target audience, target audiences, tags',
  },
  audienceValue: {
    label: 'Audience',
    exact:
      'weekly impressions, impressions, daily views, daily impressions, weekly eoi, dec, aadt, ' +
      'traffic count, daily traffic, traffic, circulation, attendance, followers, subscribers, ' +
      'average attendance, monthly impressions',
    loose: 'impressions, circulation, attendance',
  },
  frequencyMhz: {
    label: 'Radio frequency',
    exact: 'freq mhz, frequency mhz, mhz, freq, dial position, frequency',
  },
  status: {
    label: "Unit's status",
    exact:
      'status, installation status, permit status, closed, is closed, operational status, ' + 'unit status',
    loose: 'status',
  },
} as const satisfies Record<string, FieldRule>

export type ImportField = keyof typeof IMPORT_FIELDS
export const FIELD_NAMES = Object.keys(IMPORT_FIELDS) as ImportField[]

/** Headers that identify a field: whole ones, and words inside longer ones; best first. */
export const HEADER_NAMES = Object.fromEntries(
  Object.entries<FieldRule>(IMPORT_FIELDS).map(([field, { exact, loose }]) => [
    field,
    { exact: exact.split(', '), loose: loose?.split(', ') ?? [] },
  ]),
) as Record<ImportField, { exact: string[]; loose: string[] }>

/** The column (index) of each field, and the columns imported as label and value specifications. */
export interface Mapping {
  fields: Partial<Record<ImportField, number>>
  specifications: number[]
}

/** Columns worth importing as specifications although no field matches them. */
export const SPECIFICATION_HEADER =
  /\b(size|width|height|face|facing|direction|read|illuminat\w*|lit|back ?lit|backlighted|pixels?|resolution|dimensions?|slots?|spots?|loop|duration|time secs|monitor|indoor|outdoor|video|sound|seats|stages?|capacity|square feet|sq ft|power|kind|trim|columns?|alcohol|parking|street presence|side|artery|cross street|corner|url|website|league|team|class|discipline|permit type|event category|sub category|organization|daypart|material|ada compliant|elevation|height from ground|rental space)\b/
