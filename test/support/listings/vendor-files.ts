/** Columns under the names that systems of the trade export them by, with believable rows. Every value is made up. */
export interface VendorFile {
  vendor: string
  columns: string[]
  rows: string[][]
  /** Column → field it must be read as, `fact`, or nothing. */
  read: Record<string, string>
}

/** A table: columns, what each must be read as (`-` nothing, `?` whatever), rows. */
function toFile(vendor: string, table: string): VendorFile {
  const [columns, read, ...rows] = table
    .trim()
    .split('\n')
    .map((line) => line.split(' | '))
  const wanted = columns!
    .map((column, i) => [column, read![i]!] as const)
    .filter(([, field]) => field !== '?')
  return {
    vendor,
    columns: columns!,
    rows,
    read: Object.fromEntries(wanted.map(([column, field]) => [column, field === '-' ? '' : field])),
  }
}

export const VENDOR_FILES: readonly VendorFile[] = [
  toFile(
    'an agency marketplace',
    `
Vendor Inventory # | Geopath ID # | Format | Market | Location Description | Size (HxW) | Face | Read Direction | Latitude | Longitude | Closest Location | 4-Week Rate | 4wk Impressions | Illuminated
sellerUnitId | fact | adType | locationText | description | fact | fact | fact | lat | lng | ? | price | audienceValue | fact
A-1 | 301 | Bulletin | Seattle | I-5 at Mercer | 14'x48' | N | Right | 47.61 | -122.33 | Mercer St | $4,200 | 480,000 | Yes
A-2 | 302 | Poster | Tacoma | I-5 at Pacific | 10'x22' | S | Left | 47.25 | -122.44 | Pacific Ave | $1,900 | 210,000 | No`,
  ),
  toFile(
    'a screen exchange',
    `
externalId | displayName | direction | physicalWidthMeters | physicalHeightMeters | venue | latitude | longitude | indoors | publisher | Weekly Audience | Creative Types
sellerUnitId | title | fact | fact | fact | venue | lat | lng | fact | fact | audienceValue | fact
s-1 | Lobby screen at Fifth | 90 | 1.2 | 0.7 | Gym | 47.61 | -122.33 | true | Sound Screens | 8,400 | image, video
s-2 | Bar screen at Pike | 180 | 1.2 | 0.7 | Bar | 47.62 | -122.32 | true | Sound Screens | 3,100 | image`,
  ),
  toFile(
    'a screen network',
    `
Sound Frame ID | Venue type | Address | Public price/Rate card | City | State | Zipcode | Frame_Category | Indoor_Outdoor | Frame_Format | Width | Height | Slots quantity | dimension_pixel | Type
sellerUnitId | venue | address | price | city | state | postalCode | adType | fact | ? | fact | fact | fact | fact | -
F1 | 804 | 1 Pike St | 900 | Seattle | WA | 98101 | Digital | Indoor | 16:9 | 120 | 70 | 8 | 1920x1080 | video
F2 | 401 | 2 Pike St | 800 | Seattle | WA | 98101 | Digital | Indoor | 16:9 | 120 | 70 | 8 | 1920x1080 | banner`,
  ),
  toFile(
    'a plant owner',
    `
Panel no. | Media Type | desc | Town/City | State/Province | ZIP/Postal Code | Facing | Illumination Hours | Daily Effective Circulation | Rate per 4 weeks | Next available | Install cost | Min. flight | Nearest intersection
sellerUnitId | adType | description | city | state | postalCode | fact | fact | audienceValue | price | availabilityStart | setupFee | minContract | locationDetails
P 14 | Bulletin | NW corner of 5th and Pine | Olympia | WA | 98501 | N | 18 | 22,400 | 1,450 | 3/1/2027 | $350 | 4 weeks | 5th & Pine
P 15 | Bulletin | SE corner of 5th and Oak | Olympia | WA | 98501 | S | 12 | 20,100 | 1,250 | 4/1/2027 | $350 | 4 weeks | 5th & Oak`,
  ),
  toFile(
    'a publisher',
    `
Asset code | Publication | Product | Circulation | Readership | Trim size | Color | Rate | Frequency | County | Material deadline
sellerUnitId | title | ? | audienceValue | ? | fact | fact | price | interval | locationText | fact
N-1 | The Weekly Sound | Half page | 12,000 | 30,000 | 5 x 10 in | CMYK | $350 | weekly | Pierce | Tuesday
N-2 | The Weekly Sound | Full page | 12,000 | 30,000 | 10 x 10 in | CMYK | $650 | weekly | Pierce | Tuesday`,
  ),
]
