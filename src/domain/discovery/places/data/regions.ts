import type { Bounds } from '../../../geo.ts'

/** A region that people name although it has no official boundary. */
export interface Region {
  name: string
  state: string
  aliases?: readonly string[]
  bounds: Bounds
  fame: 1 | 2 | 3
  common?: true
}

const box = (west: number, south: number, east: number, north: number): Bounds => ({ west, south, east, north })

export const REGIONS: readonly Region[] = [
  { name: 'Puget Sound', state: 'WA', aliases: ['puget sound area', 'puget sound region', 'the sound', 'greater puget sound', 'western washington'], bounds: box(-123.2, 46.9, -121.8, 48.3), fame: 3 },
  { name: 'South Sound', state: 'WA', aliases: ['south puget sound', 'the south sound'], bounds: box(-123.1, 46.9, -122.2, 47.35), fame: 2 },
  { name: 'North Sound', state: 'WA', aliases: ['north puget sound'], bounds: box(-122.6, 47.75, -121.9, 48.6), fame: 1 },
  { name: 'Greater Seattle', state: 'WA', aliases: ['seattle area', 'seattle metro', 'seattle metro area', 'seattle region', 'greater seattle area', 'metro seattle'], bounds: box(-122.5, 47.3, -121.95, 47.95), fame: 3 },
  { name: 'Eastside', state: 'WA', aliases: ['the eastside', 'seattle eastside', 'east side', 'east king county'], bounds: box(-122.25, 47.5, -121.95, 47.79), fame: 3, common: true },
  { name: 'South King County', state: 'WA', aliases: ['south king', 'south county'], bounds: box(-122.4, 47.25, -122.05, 47.5), fame: 2 },
  { name: 'Kitsap Peninsula', state: 'WA', aliases: ['kitsap', 'the kitsap'], bounds: box(-122.85, 47.4, -122.48, 47.95), fame: 2 },
  { name: 'Olympic Peninsula', state: 'WA', aliases: ['the olympic peninsula', 'olympic national park'], bounds: box(-124.75, 47.2, -122.7, 48.2), fame: 2 },
  { name: 'Whidbey Island', state: 'WA', aliases: ['whidbey'], bounds: box(-122.78, 47.9, -122.34, 48.42), fame: 2 },
  { name: 'San Juan Islands', state: 'WA', aliases: ['the san juans', 'san juans'], bounds: box(-123.22, 48.4, -122.72, 48.8), fame: 2 },
  { name: 'Vashon Island', state: 'WA', aliases: ['vashon maury island'], bounds: box(-122.53, 47.33, -122.37, 47.52), fame: 2 },
  { name: 'Camano Island', state: 'WA', bounds: box(-122.56, 48.05, -122.35, 48.26), fame: 1 },
  { name: 'Snoqualmie Pass', state: 'WA', aliases: ['the pass at snoqualmie', 'summit at snoqualmie'], bounds: box(-121.46, 47.36, -121.36, 47.46), fame: 1 },
  { name: 'Orcas Island', state: 'WA', bounds: box(-123.03, 48.58, -122.75, 48.75), fame: 1 },
  { name: 'Mount Rainier', state: 'WA', aliases: ['mt rainier', 'mount rainier national park'], bounds: box(-121.92, 46.72, -121.5, 47.0), fame: 1 },
  { name: 'Hood Canal', state: 'WA', bounds: box(-123.2, 47.33, -122.55, 47.9), fame: 1 },
  { name: 'Skagit Valley', state: 'WA', bounds: box(-122.55, 48.3, -121.9, 48.6), fame: 1 },
  { name: 'Yakima Valley', state: 'WA', bounds: box(-120.75, 46.15, -119.7, 46.7), fame: 1 },
  { name: 'Tri-Cities', state: 'WA', aliases: ['tri cities', 'tri cities wa'], bounds: box(-119.4, 46.1, -118.95, 46.4), fame: 1, common: true },
  { name: 'Bay Area', state: 'CA', aliases: ['san francisco bay area', 'sf bay area', 'the bay area'], bounds: box(-122.6, 37.2, -121.6, 38.1), fame: 3 },
  { name: 'Silicon Valley', state: 'CA', bounds: box(-122.25, 37.2, -121.75, 37.5), fame: 2 },
  { name: 'Twin Cities', state: 'MN', aliases: ['the twin cities'], bounds: box(-93.6, 44.7, -92.8, 45.2), fame: 2 },
]

/** Nickname of a big city → the canonical city. */
export const CITY_NICKNAMES: Readonly<Record<string, string>> = {
  't town': 'Tacoma, WA',
  'sea tac city': 'SeaTac, WA',
  'city of sea tac': 'SeaTac, WA',
  'grit city': 'Tacoma, WA',
  'city of destiny': 'Tacoma, WA',
  'emerald city': 'Seattle, WA',
  'sea town': 'Seattle, WA',
  seatown: 'Seattle, WA',
  'rain city': 'Seattle, WA',
  'jet city': 'Seattle, WA',
  'city of seattle': 'Seattle, WA',
  'city of tacoma': 'Tacoma, WA',
  oly: 'Olympia, WA',
  fedway: 'Federal Way, WA',
  'fed way': 'Federal Way, WA',
  'pt townsend': 'Port Townsend, WA',
  'pt angeles': 'Port Angeles, WA',
  'pt orchard': 'Port Orchard, WA',
  'pt ludlow': 'Port Ludlow, WA',
  olimpia: 'Olympia, WA',
  'n bend': 'North Bend, WA',
  btown: 'Bremerton, WA',
  'b ham': 'Bellingham, WA',
  bham: 'Bellingham, WA',
  bainbridge: 'Bainbridge Island, WA',
  'u p': 'University Place, WA',
  'lake forest pk': 'Lake Forest Park, WA',
  'the couve': 'Vancouver, WA',
  nyc: 'New York City, NY',
  'new york': 'New York City, NY',
  'big apple': 'New York City, NY',
  la: 'Los Angeles, CA',
  'l a': 'Los Angeles, CA',
  sf: 'San Francisco, CA',
  'san fran': 'San Francisco, CA',
  frisco: 'Frisco, TX',
  dc: 'Washington, DC',
  'd c': 'Washington, DC',
  'washington dc': 'Washington, DC',
  'washington d c': 'Washington, DC',
  'washington district of columbia': 'Washington, DC',
  philly: 'Philadelphia, PA',
  vegas: 'Las Vegas, NV',
  slc: 'Salt Lake City, UT',
  pdx: 'Portland, OR',
  chi: 'Chicago, IL',
  atl: 'Atlanta, GA',
  nola: 'New Orleans, LA',
  indy: 'Indianapolis, IN',
  'st pete': 'Saint Petersburg, FL',
  'bay city': 'San Francisco, CA',
  cda: "Coeur d'Alene, ID",
}

/** City limits as boxes, where a circle estimated from population would fit poorly. */
export const CITY_BOXES: Readonly<Record<string, Bounds>> = {
  'Tacoma, WA': box(-122.565, 47.17, -122.36, 47.322),
  'Olympia, WA': box(-122.98, 46.995, -122.835, 47.09),
  'Lacey, WA': box(-122.865, 46.985, -122.735, 47.085),
  'Tumwater, WA': box(-122.965, 46.945, -122.865, 47.03),
  'Everett, WA': box(-122.3, 47.878, -122.15, 48.03),
  'Bremerton, WA': box(-122.73, 47.52, -122.595, 47.61),
  'Lakewood, WA': box(-122.59, 47.115, -122.465, 47.21),
  'Bainbridge Island, WA': box(-122.585, 47.565, -122.485, 47.725),
  'Puyallup, WA': box(-122.345, 47.14, -122.245, 47.215),
  'Gig Harbor, WA': box(-122.64, 47.29, -122.555, 47.385),
  'University Place, WA': box(-122.585, 47.19, -122.505, 47.245),
  'Edmonds, WA': box(-122.405, 47.777, -122.325, 47.865),
  'Lynnwood, WA': box(-122.345, 47.8, -122.245, 47.865),
  'Bellingham, WA': box(-122.56, 48.68, -122.39, 48.82),
  'Spokane, WA': box(-117.57, 47.59, -117.3, 47.76),
  'Vancouver, WA': box(-122.78, 45.58, -122.47, 45.71),
  'Portland, OR': box(-122.84, 45.43, -122.47, 45.66),
  'New York City, NY': box(-74.26, 40.49, -73.7, 40.92),
  'Los Angeles, CA': box(-118.67, 33.7, -118.15, 34.34),
  'San Francisco, CA': box(-122.52, 37.7, -122.355, 37.835),
}
