import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createGazetteer } from './gazetteer.ts'
import { LOCAL_GROUPS } from './local-entries.ts'

const read = (name: string) => readFileSync(new URL(`../../../db/places/${name}`, import.meta.url), 'utf8')
const places = createGazetteer({
  cities: read('cities.tsv'),
  zips: read('zips.tsv'),
  areas: read('areas.tsv'),
})
const SEATTLE = { lat: 47.6062, lng: -122.3321 }
const BOSTON = { lat: 42.36, lng: -71.06 }

const canonical = (text: string, near?: { lat: number; lng: number }) =>
  places.resolvePlace(text, { near })?.canonical ?? null

describe('resolvePlace', () => {
  it.each([
    // Cities and their states
    ['Seattle', 'Seattle, WA'],
    ['seattle', 'Seattle, WA'],
    ['  SEATTLE  ', 'Seattle, WA'],
    ['Seattle, WA', 'Seattle, WA'],
    ['Seattle WA', 'Seattle, WA'],
    ['Seattle, Washington', 'Seattle, WA'],
    ['Seattle, Washington, USA', 'Seattle, WA'],
    ['Seattle, United States', 'Seattle, WA'],
    ['City of Seattle', 'Seattle, WA'],
    ['olympia wa', 'Olympia, WA'],
    ['Tacoma, Wash.', 'Tacoma, WA'],
    ['Vancouver', 'Vancouver, WA'],
    ['Vancouver WA', 'Vancouver, WA'],
    ['vancouver, washington', 'Vancouver, WA'],
    ['Des Moines WA', 'Des Moines, WA'],
    ['Des Moines, Iowa', 'Des Moines, IA'],
    ['Des Moines', 'Des Moines, IA'],
    ['Washington DC', 'Washington, DC'],
    ['Washington, D.C.', 'Washington, DC'],
    ['DC', 'Washington, DC'],
    ['Portland', 'Portland, OR'],
    ['Portland OR', 'Portland, OR'],
    ['portland oregon', 'Portland, OR'],
    ['Portland, ME', 'Portland, ME'],
    ['Portland Maine', 'Portland, ME'],
    ['Springfield, MO', 'Springfield, MO'],
    ['Springfield IL', 'Springfield, IL'],
    ['springfield massachusetts', 'Springfield, MA'],
    ['Kansas City', 'Kansas City, MO'],
    ['Kansas City, KS', 'Kansas City, KS'],
    ['Aurora, CO', 'Aurora, CO'],
    ['Columbus', 'Columbus, OH'],
    ['Columbus, Georgia', 'Columbus, GA'],
    ['Rochester NY', 'Rochester, NY'],
    ['Orange', 'Orange, CA'],
    ['Mobile', 'Mobile, AL'],
    ['Reading, PA', 'Reading, PA'],
    ['New York', 'New York City, NY'],
    ['New York, NY', 'New York City, NY'],
    ['NYC', 'New York City, NY'],
    ['LA', 'Los Angeles, CA'],
    ['San Fran', 'San Francisco, CA'],
    ['Oklahoma City', 'Oklahoma City, OK'],
    ['Fremont, CA', 'Fremont, CA'],
    ['Burlington, WA', 'Burlington, WA'],
    ['Aberdeen', 'Aberdeen, WA'],
    // Short forms
    ['St Louis', 'St. Louis, MO'],
    ['Saint Louis, MO', 'St. Louis, MO'],
    ['St. Paul', 'Saint Paul, MN'],
    ['Mt Vernon', 'Mount Vernon, WA'],
    ['Mount Vernon WA', 'Mount Vernon, WA'],
    ['Mt. Vernon, NY', 'Mount Vernon, NY'],
    ['Ft Worth', 'Fort Worth, TX'],
    ['Ft. Lauderdale', 'Fort Lauderdale, FL'],
    ['N Bend', 'North Bend, WA'],
    ['N. Las Vegas', 'North Las Vegas, NV'],
    ["Coeur d'Alene", "Coeur d'Alene, ID"],
    ['coeur dalene', "Coeur d'Alene, ID"],
    ['Fed Way, WA', 'Federal Way, WA'],
    // Misspelled
    ['Seatle', 'Seattle, WA'],
    ['Seattel', 'Seattle, WA'],
    ['Saettle', 'Seattle, WA'],
    ['Tacma', 'Tacoma, WA'],
    ['Tacomma', 'Tacoma, WA'],
    ['Bellvue', 'Bellevue, WA'],
    ['Belleveu', 'Bellevue, WA'],
    ['Olimpia', 'Olympia, WA'],
    ['Olypmia', 'Olympia, WA'],
    ['Kirklnd', 'Kirkland, WA'],
    ['Redmund', 'Redmond, WA'],
    ['Puyalup', 'Puyallup, WA'],
    ['Evertt', 'Everett, WA'],
    ['Issaqua', 'Issaquah, WA'],
    ['Bremertn', 'Bremerton, WA'],
    ['Spokan', 'Spokane, WA'],
    ['Chicgo', 'Chicago, IL'],
    ['Philadelpia', 'Philadelphia, PA'],
    ['Pitsburgh', 'Pittsburgh, PA'],
    ['Albuqerque', 'Albuquerque, NM'],
    ['Bellvue, CO', 'Bellvue, CO'],
    ['Wallingfrd', 'Wallingford, Seattle, WA'],
    ['Capitol Hil', 'Capitol Hill, Seattle, WA'],
    ['Balard, Seattle', 'Ballard, Seattle, WA'],
    // ZIP codes
    ['98101', 'Seattle, WA 98101'],
    ['98101-1234', 'Seattle, WA 98101'],
    ['981011234', 'Seattle, WA 98101'],
    ['98402', 'Tacoma, WA 98402'],
    ['98501', 'Olympia, WA 98501'],
    ['10001', 'New York, NY 10001'],
    ['02108', 'Boston, MA 02108'],
    ['Seattle, WA 98101', 'Seattle, WA 98101'],
    ['Seattle 98101', 'Seattle, WA 98101'],
    ['1501 Pike Pl, Seattle, WA 98101', 'Seattle, WA 98101'],
    ['00000', null],
    ['99999', null],
    ['9810', null],
    // Neighbourhoods
    ['Ballard', 'Ballard, Seattle, WA'],
    ['Ballard, Seattle', 'Ballard, Seattle, WA'],
    ['Ballard Seattle', 'Ballard, Seattle, WA'],
    ['ballard seattle wa', 'Ballard, Seattle, WA'],
    ['Ballard, Seattle, WA', 'Ballard, Seattle, WA'],
    ['Seattle, Ballard', 'Ballard, Seattle, WA'],
    ['Cap Hill', 'Capitol Hill, Seattle, WA'],
    ['capitol hill', 'Capitol Hill, Seattle, WA'],
    ['Capital Hill', 'Capitol Hill, Seattle, WA'],
    ['SODO', 'SoDo, Seattle, WA'],
    ['U District', 'University District, Seattle, WA'],
    ['u-district', 'University District, Seattle, WA'],
    ['the U District', 'University District, Seattle, WA'],
    ['SLU', 'South Lake Union, Seattle, WA'],
    ['S Lake Union', 'South Lake Union, Seattle, WA'],
    ['Queen Anne', 'Queen Anne, Seattle, WA'],
    ['LQA', 'Lower Queen Anne, Seattle, WA'],
    ['Fremont', 'Fremont, Seattle, WA'],
    ['Georgetown', 'Georgetown, Seattle, WA'],
    ['Greenlake', 'Green Lake, Seattle, WA'],
    ['W Seattle', 'West Seattle, Seattle, WA'],
    ['Pioneer Sq', 'Pioneer Square, Seattle, WA'],
    ['the CD', 'Central District, Seattle, WA'],
    ['International District', 'Chinatown-International District, Seattle, WA'],
    ['Mt Baker', 'Mount Baker, Seattle, WA'],
    ['Downtown Seattle', 'Downtown Seattle, Seattle, WA'],
    ['downtown tacoma', 'Downtown Tacoma, Tacoma, WA'],
    ['downtown olympia', 'Downtown Olympia, Olympia, WA'],
    ['Downtown Spokane', 'Downtown Spokane, WA'],
    ['Hilltop, Tacoma', 'Hilltop, Tacoma, WA'],
    ['6th Ave Tacoma', 'Sixth Avenue, Tacoma, WA'],
    ['Proctor District', 'Proctor, Tacoma, WA'],
    ['Stadium District, Tacoma', 'Stadium District, Tacoma, WA'],
    ['Stadium District, Seattle', 'Stadium District, Seattle, WA'],
    ['Westside Olympia', 'Westside Olympia, Olympia, WA'],
    ['Totem Lake', 'Totem Lake, Kirkland, WA'],
    ['Factoria, Bellevue', 'Factoria, Bellevue, WA'],
    // Landmarks
    ['UW', 'University of Washington, Seattle, WA'],
    ['U of W', 'University of Washington, Seattle, WA'],
    ['University of Washington', 'University of Washington, Seattle, WA'],
    ['UW Tacoma', 'University of Washington Tacoma, Tacoma, WA'],
    ['Sea-Tac', 'Seattle-Tacoma International Airport, SeaTac, WA'],
    ['SeaTac airport', 'Seattle-Tacoma International Airport, SeaTac, WA'],
    ['Pike Place', 'Pike Place Market, Seattle, WA'],
    ["Pike's Place Market", 'Pike Place Market, Seattle, WA'],
    ['Lumen Field', 'Lumen Field, Seattle, WA'],
    ['CenturyLink Field', 'Lumen Field, Seattle, WA'],
    ['T-Mobile Park', 'T-Mobile Park, Seattle, WA'],
    ['Safeco', 'T-Mobile Park, Seattle, WA'],
    ['JBLM', 'Joint Base Lewis-McChord, Lakewood, WA'],
    ['Ft Lewis', 'Joint Base Lewis-McChord, Lakewood, WA'],
    ['the Ave', 'The Ave, Seattle, WA'],
    ['T-Town', 'Tacoma, WA'],
    ['Colman Dock', 'Seattle Ferry Terminal, Seattle, WA'],
    ['Pt Defiance', 'Point Defiance Park, Tacoma, WA'],
    ['Southcenter', 'Westfield Southcenter, Tukwila, WA'],
    ['Tacoma Dome', 'Tacoma Dome, Tacoma, WA'],
    ['Space Needle, Seattle', 'Space Needle, Seattle, WA'],
    ['Evergreen State College', 'Evergreen State College, Olympia, WA'],
    ['PLU', 'Pacific Lutheran University, Parkland, WA'],
    // States, counties, regions
    ['WA', 'Washington'],
    ['Washington', 'Washington'],
    ['Washington State', 'Washington'],
    ['Oregon', 'Oregon'],
    ['calif', 'California'],
    ['King County', 'King County, WA'],
    ['king co', 'King County, WA'],
    ['Pierce County, WA', 'Pierce County, WA'],
    ['Orange County, CA', 'Orange County, CA'],
    ['Puget Sound', 'Puget Sound, WA'],
    ['Seattle area', 'Greater Seattle, WA'],
    ['the Eastside', 'Eastside, WA'],
    // Around and beside
    ['near Ballard', 'Ballard, Seattle, WA'],
    ['in Tacoma', 'Tacoma, WA'],
    ['Tacoma area', 'Tacoma, WA'],
    ['123 Pike St, Seattle, WA', 'Seattle, WA'],
    ['123 Main Street Tacoma WA', 'Tacoma, WA'],
    ['Nobody knows this pub, Olympia, WA', 'Olympia, WA'],
    // Nothing
    ['', null],
    ['   ', null],
    ['xyzzy', null],
    ['hello', null],
    ['coffee', null],
    ['!!!', null],
    ['🎉🎉', null],
    ['a', null],
    ['\u0000\u0001', null],
    ["'; drop table listings; --", null],
  ])('%j → %s', (text, expected) => {
    expect(canonical(text)).toBe(expected)
  })

  it('prefers what is near the map', () => {
    expect(canonical('Des Moines', SEATTLE)).toBe('Des Moines, WA')
    expect(canonical('Portland', { lat: 43.66, lng: -70.26 })).toBe('Portland, ME')
    expect(canonical('Downtown', { lat: 47.25, lng: -122.44 })).toBe('Downtown Tacoma, Tacoma, WA')
    expect(canonical('Downtown', SEATTLE)).toBe('Downtown Seattle, Seattle, WA')
    expect(canonical('Fremont', { lat: 37.5, lng: -122 })).toBe('Fremont, CA')
    expect(canonical('Springfield', BOSTON)).toBe('Springfield, MA')
    expect(canonical('Seattle', BOSTON)).toBe('Seattle, WA')
  })

  it('says how sure it is', () => {
    const confidence = (text: string) => places.resolvePlace(text)?.confidence ?? 0
    expect(confidence('Seattle, WA')).toBe(1)
    expect(confidence('Des Moines')).toBeLessThan(0.95)
    expect(confidence('Seatle')).toBeLessThan(0.8)
    expect(confidence('123 Pike St, Seattle')).toBeLessThan(0.5)
  })

  it('gives every place an area that holds its own middle', () => {
    for (const text of [
      'Seattle',
      'Ballard',
      '98101',
      '59718',
      'King County',
      'WA',
      'Lumen Field',
      'Boise',
    ]) {
      const place = places.resolvePlace(text)!
      expect(place.bounds.west, text).toBeLessThan(place.lng)
      expect(place.bounds.east, text).toBeGreaterThan(place.lng)
      expect(place.bounds.south, text).toBeLessThan(place.lat)
      expect(place.bounds.north, text).toBeGreaterThan(place.lat)
    }
  })

  it('a city holds its quarters, and not its neighbour', () => {
    const seattle = places.resolvePlace('Seattle')!
    const isIn = (text: string) => isInRing(seattle.polygon!, places.resolvePlace(text)!)
    expect(
      ['Ballard', 'SoDo', 'West Seattle', 'Northgate', 'Colman Dock', 'UW'].filter((text) => !isIn(text)),
    ).toEqual([])
    expect(['Bellevue', 'Mercer Island', 'Tukwila', 'Bainbridge Island', 'Shoreline'].filter(isIn)).toEqual(
      [],
    )
  })

  it('outlines are small enough for a search', () => {
    for (const text of ['Seattle', 'Texas', 'Rainier Valley', '98168', 'Chelan County']) {
      expect(places.resolvePlace(text)!.polygon!.length, text).toBeLessThanOrEqual(200)
    }
  })

  it('every place of the Sound is found again by its canonical words, and stands where its parent does', () => {
    const lost = LOCAL_GROUPS.flatMap((group) =>
      group.places.map((place) => `${place.name}, ${group.parent}, WA`),
    ).filter((text) => canonical(text) !== text)
    expect(lost).toEqual([])
  })

  it('tells WA towns apart in any way of writing', () => {
    const cities = read('cities.tsv')
      .split('\n')
      .map((line) => line.split('\t'))
      .filter(([, state]) => state === 'WA')
    const names = cities.map(([name]) => name!)
    const single = names.filter((name) => names.indexOf(name) === names.lastIndexOf(name))
    const lost = single.filter((name) => canonical(`${name}, WA`) !== `${name}, WA`)
    expect(lost).toEqual([])
  })
})

describe('suggestPlaces', () => {
  const first = (text: string, near?: { lat: number; lng: number }) =>
    places.suggestPlaces(text, { near, limit: 5 }).map((place) => place.canonical)

  it.each([
    ['sea', 'Seattle, WA'],
    ['tac', 'Tacoma, WA'],
    ['oly', 'Olympia, WA'],
    ['cap h', 'Capitol Hill, Seattle, WA'],
    ['ball', 'Ballard, Seattle, WA'],
    ['pike', 'Pike Place Market, Seattle, WA'],
    ['lumen', 'Lumen Field, Seattle, WA'],
    ['vancouver w', 'Vancouver, WA'],
    ['portland, m', 'Portland, ME'],
    ['ballard, s', 'Ballard, Seattle, WA'],
    ['st lou', 'St. Louis, MO'],
    ['new yo', 'New York City, NY'],
    ['bellvu', 'Bellevue, WA'],
    ['seatl', 'Seattle, WA'],
    ['u dis', 'University District, Seattle, WA'],
  ])('%j → %s', (text, expected) => {
    expect(first(text)[0]).toBe(expected)
  })

  it('completes ZIP codes, nearest first', () => {
    expect(first('9810', SEATTLE).every((name) => /^Seattle, WA 9810\d$/.test(name))).toBe(true)
    expect(first('021', BOSTON)[0]).toMatch(/^Boston, MA 021/)
  })

  it('keeps to the limit and repeats nothing', () => {
    const many = places.suggestPlaces('s', { limit: 20 }).map((place) => place.canonical)
    expect(new Set(many).size).toBe(20)
    expect(places.suggestPlaces('s', { limit: 1 })).toHaveLength(1)
    expect(places.suggestPlaces('s', { limit: 1000 })).toHaveLength(20)
    expect(places.suggestPlaces('s', { limit: Number.NaN })).toHaveLength(8)
    expect(places.suggestPlaces('')).toEqual([])
  })
})

describe('findPlacesInText', () => {
  const found = (text: string) =>
    places
      .findPlacesInText(text)
      .map((span) => `${text.slice(span.start, span.end)} → ${span.place.canonical}`)

  it.each([
    ['coffee shop ads in cap hill under 600', ['cap hill → Capitol Hill, Seattle, WA']],
    ['billboards in Tacoma or Olympia', ['Tacoma → Tacoma, WA', 'Olympia → Olympia, WA']],
    ['We want Ballard, Seattle, WA please', ['Ballard, Seattle, WA → Ballard, Seattle, WA']],
    ['posters near the Space Needle', ['the Space Needle → Space Needle, Seattle, WA']],
    ['ads around UW for students', ['UW → University of Washington, Seattle, WA']],
    ['gyms in sumner', ['sumner → Sumner, WA']],
    ['radio around Sumner, WA', ['Sumner, WA → Sumner, WA']],
    ['billboards in Mobile, AL', ['Mobile, AL → Mobile, AL']],
    ['a booth in Reading, Pennsylvania', ['Reading, Pennsylvania → Reading, PA']],
    ['screens in Orange, CA', ['Orange, CA → Orange, CA']],
    ['flyers in seatle for students', ['seatle → Seattle, WA']],
    ['reach Bellvue families', ['Bellvue → Bellevue, WA']],
    ["Seattle's best walls", ["Seattle's → Seattle, WA"]],
    ['zip 98101', ['98101 → Seattle, WA 98101']],
    ['posters in 98405', ['98405 → Tacoma, WA 98405']],
    ['near 30303 in Atlanta', ['30303 → Atlanta, GA 30303', 'Atlanta → Atlanta, GA']],
    ['reach 98101 people', []],
    ['budget $98101', []],
    ['under 98101', []],
    ['Publicidad en Tacoma para familias', ['Tacoma → Tacoma, WA']],
    ['print ads in WA', ['WA → Washington']],
    ['anywhere in Oregon', ['Oregon → Oregon']],
    ['King County bus ads', ['King County → King County, WA']],
    ['ads on the ferry at Colman Dock', ['Colman Dock → Seattle Ferry Terminal, Seattle, WA']],
    ['downtown tacoma restaurants', ['downtown tacoma → Downtown Tacoma, Tacoma, WA']],
    ['vancouver wa, not vancouver bc', expect.arrayContaining(['vancouver wa → Vancouver, WA'])],
    ['St. Louis radio', ['St. Louis → St. Louis, MO']],
    // Ordinary words are not places
    ['Mobile marketing for orange juice', []],
    ['reading groups in the summer', []],
    ['our social circle and media price', []],
    ['Marketing budget for a spring sale', []],
    ['I want to settle the events in august', []],
    ['an Olympic ballad for the ballet', []],
    ['digital or print, or me?', []],
    ['hi, ok, in the park by the lake', []],
    ['buy a billboard at best price', []],
    ['enterprise software for business', []],
    ['a burden of rent and taco sales', []],
    ['la publicidad de mi tienda', []],
    ['success in independence and liberty', []],
    ['it took (410.50 ms … 446.83 ms) 442.42 ms', []],
    ['nobody knows what comes, in the found factories', []],
    ['written in English by Anton', []],
    ['', []],
  ])('%j', (text, expected) => {
    expect(found(text)).toEqual(expected)
  })
})

describe('any text at all', () => {
  const texts = fc.oneof(
    fc.string({ maxLength: 300 }),
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc
      .array(
        fc.constantFrom('seattle', 'in', ',', 'wa', '98101', 'st', 'capitol', 'hill', 'the', '.', '🎉', 'x'),
        { maxLength: 80 },
      )
      .map((words) => words.join(' ')),
  )

  it('never throws; spans lie in the text, in order, and quote it', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const place = places.resolvePlace(text)
        if (place) expect(Math.abs(place.lat)).toBeLessThanOrEqual(90)
        expect(places.suggestPlaces(text).length).toBeLessThanOrEqual(8)
        let end = 0
        for (const span of places.findPlacesInText(text)) {
          expect(span.start).toBeGreaterThanOrEqual(end)
          expect(text.slice(span.start, span.end)).toBe(span.text)
          end = span.end
        }
      }),
      { numRuns: 300 },
    )
  })

  it.each([
    ['letters', 'a'.repeat(10_000)],
    ['spaces', ' '.repeat(10_000)],
    ['commas', ','.repeat(10_000)],
    ['emoji', '🎉'.repeat(5_000)],
    ['accents', `e${'\u0301'.repeat(9_999)}`],
    ['one city', 'seattle '.repeat(1_250)],
    ['near misses', 'seatlle tacmoa '.repeat(660)],
    ['short words', 'n s e w st mt ft '.repeat(600)],
    ['digits', '98101 '.repeat(1_600)],
    ['control characters', '\u0000\u001b\u202e'.repeat(3_300)],
  ])('ten thousand characters of %s are read in bounded time', (_kind, text) => {
    const started = process.cpuUsage()
    places.resolvePlace(text)
    places.suggestPlaces(text)
    places.findPlacesInText(text)
    const { user, system } = process.cpuUsage(started)
    expect((user + system) / 1000).toBeLessThan(1000)
  })
})

/** Even-odd rule; the ring is `[lng, lat]`. */
function isInRing(
  ring: readonly (readonly [number, number])[],
  { lat, lng }: { lat: number; lng: number },
): boolean {
  let inside = false
  for (const [i, [x, y]] of ring.entries()) {
    const [px, py] = ring.at(i - 1)!
    if (y > lat !== py > lat && lng < ((px - x) * (lat - y)) / (py - y) + x) inside = !inside
  }
  return inside
}
