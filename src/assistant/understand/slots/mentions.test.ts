import { describe, expect, it } from 'vitest'
import { tokenize } from '../words/tokenize.ts'
import { findFeatures } from './features.ts'
import { findMedia } from './media.ts'
import { findVenues } from './venues.ts'

/** What the words name, whatever it is for; a question mark stands for words that name it only now and then. */
const named = (matches: readonly { value: string; unsure?: true }[]) =>
  matches.map(({ value, unsure }) => (unsure ? `${value}?` : value))

describe('findMedia', () => {
  it.each([
    ['no more hashtags', ['social?']],
    ['one letrerote on the 97', ['billboard']],
    ['carteles grandotes en Yakima', ['billboard']],
    ['colgantes de puerta', ['print']],
    ['an ad in a law journal', ['print']],
    ['nonradio', ['radio']],
    ['an app for parents', ['digital?']],
    ['a traffic app', ['digital']],
    ['a web campaign', ['digital']],
    ['nothing that blinks', ['digital?']],
    ['30-sec spots in a country format', ['radio?', 'radio']],
    ['AM, Wenatchee', ['radio?']],
    ['oldies on FM or AM.', ['radio']],
    ['who I am, you know', []],
    ['at 9 am.', []],
    ['a sponsored breakfast', ['event']],
    ['sponsorship of a newsletter', ['social']],
    ['sponsor a podcast', ['radio']],
    ['sponsor a race', ['event']],
    ['OOH + audio', ['out-of-home', 'radio']],
    ['audio equipment', []],
    ['stall space in June', ['event']],
    ['a table at a gun show', ['event?', 'event?']],
  ])('%s', (text, media) => {
    expect(named(findMedia(tokenize(text)))).toEqual(media)
  })

  it.each([
    ['LED board in the arena', 'digital'],
    ['LED board, Renton', 'digital-billboard'],
    ['My rink, my rules: a big LED board', 'digital-billboard'],
    ['There is a mall by us. One LED board, please', 'digital-billboard'],
    ['pantalla LED grande de calle', 'digital-billboard'],
    ['pantalla LED en la carretera', 'digital-billboard'],
    ['pantalla LED en el gimnasio', 'digital'],
  ])('takes its place into account: %s', (text, medium) => {
    expect(findMedia(tokenize(text)).at(-1)?.value).toBe(medium)
  })
})

describe('findVenues', () => {
  it.each([
    ['screens where retired folks eat breakfast', ['restaurant?']],
    ['posters where nurses exercise', ['gym?']],
    ['volantes donde las familias comen', ['restaurant?']],
    ['posters by the squat rack', ['gym']],
    ['a frame in the arrivals area', ['airport']],
    ['in the lightrail', ['transit']],
    ['down the concourse', ['stadium?']],
    ['not the high school, the college', ['campus?']],
  ])('%s', (text, venues) => {
    expect(named(findVenues(tokenize(text)))).toEqual(venues)
  })
})

describe('findFeatures', () => {
  it.each([
    ['across from the stadium', ['near-event-venue']],
    ['inside the stadium', []],
    ['there is no missing it', ['high-visibility']],
    ['a sign so tall you read it downtown', ['high-visibility?']],
    ['the road is busy', ['high-traffic']],
    ['the more cars the merrier', ['high-traffic']],
    ['donde hay un montón de tráfico', ['high-traffic']],
    ['que no pase desapercibido', ['high-visibility']],
    ['near a hall for concerts', ['near-event-venue']],
  ])('%s', (text, features) => {
    expect(named(findFeatures(tokenize(text)))).toEqual(features)
  })
})
