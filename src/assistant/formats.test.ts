import { describe, expect, it } from 'vitest'
import { MARKET } from '#test/evaluation/market.ts'
import { findPugetSoundPlaces } from '#test/evaluation/puget-sound.ts'
import { answerBuyer } from './answer-buyer.ts'
import { toMarket } from './market.ts'
import { refine } from './refine.ts'
import { mergeFormats } from './understand/slots/formats.ts'
import { readRequest } from './understand/understand.ts'

const OPTIONS = { now: new Date('2026-11-21T19:00:00Z'), findPlaces: findPugetSoundPlaces }
const read = (text: string) => readRequest(text, OPTIONS)
const [first] = MARKET
if (!first) throw new Error('the market is empty')
let id = 900_000
const space = (title: string, more: Partial<typeof first>) => ({
  ...first,
  id: ++id,
  title,
  description: 'A space.',
  adType: 'print' as const,
  venue: null,
  listingType: 'rent' as const,
  price: 400,
  interval: 'month' as const,
  location: { text: 'Burien, WA', coordinates: { lat: 47.4704, lng: -122.3468 } },
  features: [],
  targetMarket: [],
  specs: [],
  availabilityStart: null,
  availabilityEnd: null,
  sellerId: id,
  ...more,
})
const SPACES = [
  space('Hotel map', {}),
  space('Beach weekly', {}),
  space('Town Square poster', { adType: 'billboard', price: 500 }),
  space('First Avenue face', {
    adType: 'billboard',
    specs: [{ label: 'Material', value: 'Single-sheet recyclable poster' }],
  }),
  space('Highway wall', { adType: 'billboard', specs: [{ label: 'Size', value: '14 × 48 ft' }] }),
  space('Back cover of the South Sound Almanac', {}),
  space('Talk on the Sound', { adType: 'radio' }),
  space('Jazz afternoons', { adType: 'radio', description: 'Talk and music.' }),
  space('Harbor rock 99', { adType: 'radio' }),
]
const ask = (text: string) => answerBuyer(read(text), toMarket(SPACES))
const titlesOf = (text: string) => ask(text).matches.map(({ listing }) => listing.title)

describe('wishes narrower than a kind', () => {
  it.each([
    ['poster ads in Burien under $900 a month', 'poster', ''],
    ['posters or table tents in Burien, no magazines', 'poster table tent', 'magazine'],
    ['no talk stations, music radio, Burien', 'music station', 'talk station'],
    ['no postcards, but posters are fine, Burien', 'poster', 'postcard'],
    ['screens and banners in Burien', 'screen banner', ''],
    ['our church bulletin is full; bulletin board in Burien', '', ''],
    ['no flyers, radio in Burien', '', ''],
  ])('are read: "%s"', (text, wanted, refused) => {
    const { formats } = read(text)
    expect([formats?.wanted.join(' ') ?? '', formats?.refused.join(' ') ?? '']).toEqual([wanted, refused])
  })

  it('rank what calls itself a poster first, under whatever kind it is listed', () => {
    const { matches, suggestion, criteria } = ask('poster ads in Burien under $900 a month')
    expect(criteria.adTypes).toEqual(['print'])
    const best = matches.slice(0, 2)
    expect(best.map(({ listing }) => listing.title).sort()).toEqual([
      'First Avenue face',
      'Town Square poster',
    ])
    for (const { benefits } of best) expect(benefits).toContain('Format: poster, listed under billboard.')
    expect(matches.map(({ listing }) => listing.title)).not.toContain('Highway wall')
    expect(suggestion).toContain('3 spaces')
  })

  it('break no refusal and no price', () => {
    expect(titlesOf('posters in Burien, no billboards')).not.toContain('Town Square poster')
    expect(titlesOf('posters in Burien under $450 a month')).not.toContain('Town Square poster')
  })

  it('leave out what calls itself what was refused, and say so', () => {
    const { suggestion, matches } = ask('print in Burien, no magazines')
    expect(matches.map(({ listing }) => listing.title)).not.toContain('Back cover of the South Sound Almanac')
    expect(suggestion).toContain('No magazines, as you said')
    expect(suggestion).toContain('3 spaces')
    expect(titlesOf('no talk stations, music radio, Burien')).toEqual(['Harbor rock 99', 'Jazz afternoons'])
    const spanish = {
      ...read('Busco anuncios impresos en Tacoma, sin revistas, menos de $900 al mes'),
      isSpanish: true,
    }
    expect(answerBuyer(spanish, toMarket(SPACES)).suggestion).toContain('Sin revistas, como dijiste')
  })

  it('leave the kind that a form names', () => {
    const asked = read('posters in Burien')
    const { formats } = asked
    const chosen = { ...asked, formats: { wanted: [], refused: [], ...formats, isWithinKinds: true } }
    const { matches, formats: said } = answerBuyer(chosen, toMarket(SPACES))
    expect(new Set(matches.map(({ listing }) => listing.adType))).toEqual(new Set(['print']))
    expect(said).toEqual({ wanted: ['poster'], refused: [] })
  })

  it('say what was left out where nothing else is there', () => {
    const almanac = SPACES.filter(({ title }) => title.includes('Almanac'))
    const { matches, suggestion } = answerBuyer(read('print in Burien, no magazines'), toMarket(almanac))
    expect(matches).toEqual([])
    expect(suggestion).toContain('No magazines, as you said')
  })

  it('say when none is met', () => {
    expect(ask('table tents in Burien').suggestion).toContain(
      'None of those shown first calls itself one of the table tents that you asked for.',
    )
    expect(ask('radio in Burien, no postcards').suggestion).not.toContain('postcards')
  })

  it('rank a size that is stated first, and say where none is', () => {
    const { matches, suggestion } = ask('14x48 billboard in Burien')
    expect(matches[0]!.listing.title).toBe('Highway wall')
    expect(matches[0]!.benefits).toContain('Size: 14 × 48 ft, as you asked.')
    expect(suggestion).not.toContain('its size')
    const none = ask(`We want a 10'6" x 36' billboard in Burien under $900 a month`)
    expect(none.suggestion).toContain('None of those shown first states 10 ft 6 in × 36 ft as its size.')
    // a place that this gazetteer does not know
    expect(none.unused).toEqual(['Burien'])
    const next = refine(none.criteria, 'cheaper', [], OPTIONS).formats
    expect(mergeFormats(none.formats, next)?.sizes).toEqual(['10 ft 6 in × 36 ft'])
  })

  it('stay through a conversation', () => {
    const before = read('posters in Burien, no magazines')
    const follow = (text: string) =>
      mergeFormats(before.formats, refine(before.criteria, text, [], OPTIONS).formats)
    expect(follow('cheaper')).toEqual({ wanted: ['poster'], refused: ['magazine'] })
    expect(follow('10x40 instead')?.sizes).toEqual(['10 × 40 ft'])
    expect(follow('flyers instead')).toEqual({ wanted: ['flyer'], refused: ['magazine'] })
    expect(follow('magazines are fine')).toEqual({ wanted: ['magazine'], refused: [] })
  })
})
