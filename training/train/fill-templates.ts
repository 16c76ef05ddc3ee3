import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { AUDIENCES, VENUES } from '#domain/vocabulary.ts'
import { parseRequests, type QueryCase } from '../requests/parse-requests.ts'
import { PHRASES } from './swap-media.ts'

const TEMPLATES = join(import.meta.dirname, '../templates')
const TOWNS =
  `Tacoma,Seattle,Everett,Kent,Renton,Bellevue,Olympia,Spokane,Yakima,Bellingham,Ballard,Fremont,Puyallup,Lynnwood,Kirkland,
  Redmond,Bothell,Kennewick,Bremerton,Issaquah,Auburn,Lacey,Wenatchee,Georgetown,Capitol Hill,Gig Harbor,Edmonds,Shoreline`
    .split(',')
    .map((town) => town.trim())
const FAR_TOWNS = 'Portland,Denver,Chicago,New York,Austin,Orlando,Boston,Phoenix'.split(',')
const VENUE_PHRASES: Readonly<Record<(typeof VENUES)[number], string>> = {
  transit: 'bus',
  retail: 'mall',
  bar: 'bar',
  restaurant: 'restaurant',
  gym: 'gym',
  office: 'office',
  campus: 'university',
  stadium: 'stadium',
  airport: 'airport',
  ferry: 'ferry',
}
const AUDIENCE_PHRASES: Readonly<Record<(typeof AUDIENCES)[number], readonly string[]>> = {
  'local-business': ['business owners'],
  tourists: ['tourists', 'visitors'],
  commuters: ['commuters'],
  students: ['students', 'teenagers'],
  families: ['families', 'parents', 'moms'],
  professionals: ['professionals', 'engineers', 'nurses'],
  'young-adults': ['young adults', 'young people'],
  seniors: ['seniors', 'retirees'],
}
const MONEY = [
  ['$400 a month', 'max: 400; per: month'],
  ['300 a week', 'max: 300; per: week'],
  ['under $900', 'max: 900'],
] as const

/** Every template filled `times` times. */
export function fillTemplates(times: number, random: () => number): QueryCase[] {
  return readTemplates().flatMap((template) => Array.from({ length: times }, () => fill(template, random)))
}

/** Turns of phrase, one a line; `templates/opinions.txt` says what their slots are for. */
export function readTemplates(): string[] {
  return ['opinions', 'owners', 'space', 'speech'].flatMap((name) =>
    readFileSync(join(TEMPLATES, `${name}.txt`), 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#')),
  )
}

function fill(template: string, random: () => number): QueryCase {
  const [words = '', label = ''] = template.split(' | ')
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item
  const media = shuffle(Object.keys(PHRASES) as (keyof typeof PHRASES)[], random).filter(
    (type) => !label.includes(type),
  )
  const venues = shuffle(VENUES, random).filter((venue) => venue !== 'stadium')
  const audiences = shuffle(AUDIENCES, random)
  const towns = shuffle(TOWNS, random)
  const [money, moneyLabel] = pick(MONEY)
  const far = random() < 0.5
  const fillings: Record<string, string> = {
    M: money,
    P: towns[0] as string,
    Q: far ? pick(FAR_TOWNS) : (towns[1] as string),
    V: VENUE_PHRASES[venues[0] as 'bar'],
    W: VENUE_PHRASES[venues[1] as 'bar'],
    A: pick(AUDIENCE_PHRASES[audiences[0] as 'seniors']),
    B: pick(AUDIENCE_PHRASES[audiences[1] as 'seniors']),
  }
  'XYZUN'.split('').forEach((slot, n) => {
    fillings[slot] = pick(PHRASES[media[n] as 'radio'] ?? ['radio'])
  })
  const used = new Set([...words.matchAll(/\{(\w)\}/g)].map(([, slot]) => slot as string))
  const list = (slots: string) =>
    slots
      .split('')
      .filter((slot) => used.has(slot))
      .map((slot) => media['XYZUN'.indexOf(slot)])
  const labels = [
    used.has('P') && `place: ${towns[0]}`,
    labelled('types', [...list('YU'), ...taken(label, 'types')]),
    labelled('not', [...list('XZ'), ...taken(label, 'not')]),
    labelled('venues', [...(used.has('V') ? [venues[0]] : []), ...taken(label, 'venues')]),
    used.has('A') && `for: ${audiences[0]}`,
    used.has('M') && moneyLabel,
    label.match(/kind: \w+/)?.[0],
  ].filter(Boolean)
  const text = words.replace(/\{(\w)\}/g, (_, slot: string) => fillings[slot] as string)
  return parseRequests(`${random() < 0.3 ? text.toLowerCase() : text} | ${labels.join('; ')}`)[0] as QueryCase
}

function taken(label: string, key: string): string[] {
  return label.match(new RegExp(`${key}: ([\\w ]+)`))?.[1]?.split(' ') ?? []
}

function labelled(key: string, values: readonly (string | undefined)[]): string {
  return values.length > 0 ? `${key}: ${values.join(' ')}` : ''
}

function shuffle<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item)
}
