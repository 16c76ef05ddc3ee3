import type { Format } from '#domain/discovery/formats.ts'
import type { AdType } from '#domain/vocabulary.ts'
import { type LexiconEntry, splitPhrases } from './phrases.ts'

/** The kinds that a format may be listed under, the names of several, and how a title or a specification says it. */
export interface FormatFacts {
  kinds: readonly AdType[]
  many: string
  manyInSpanish: string
  says: RegExp
}

const STATIONS = { kinds: ['radio'] } as const satisfies Partial<FormatFacts>

export const FORMAT_FACTS: Record<Format, FormatFacts> = {
  poster: {
    kinds: ['billboard', 'print', 'digital'],
    many: 'posters',
    manyInSpanish: 'carteles',
    says: /\b(?:posters?|carteles|cartel|afiches?)\b/i,
  },
  bulletin: {
    kinds: ['billboard', 'digital'],
    many: 'bulletins',
    manyInSpanish: 'vallas grandes',
    says: /\bbulletins?\b(?! boards?\b)/i,
  },
  screen: {
    kinds: ['digital', 'billboard'],
    many: 'screens',
    manyInSpanish: 'pantallas',
    says: /\b(?:screens?|led|digital|displays?|pantallas?)\b/i,
  },
  banner: {
    kinds: ['event', 'billboard', 'print', 'digital'],
    many: 'banners',
    manyInSpanish: 'lonas',
    says: /\bbanners?\b/i,
  },
  wall: {
    kinds: ['billboard', 'print'],
    many: 'walls',
    manyInSpanish: 'muros',
    says: /\b(?:walls?|murals?|wallscapes?)\b/i,
  },
  kiosk: {
    kinds: ['digital', 'billboard', 'print'],
    many: 'kiosks',
    manyInSpanish: 'quioscos',
    says: /\bkiosks?\b/i,
  },
  newspaper: {
    kinds: ['print'],
    many: 'newspapers',
    manyInSpanish: 'periódicos',
    says: /\b(?:newspapers?|papers?|weekly|gazette|tribune|herald|periodicos?|periódicos?)\b/i,
  },
  magazine: {
    kinds: ['print'],
    many: 'magazines',
    manyInSpanish: 'revistas',
    says: /\b(?:magazines?|almanacs?|quarterly|glossy|revistas?)\b/i,
  },
  flyer: {
    kinds: ['print'],
    many: 'flyers',
    manyInSpanish: 'volantes',
    says: /\b(?:flyers?|fliers?|leaflets?|handbills?|volantes?)\b/i,
  },
  postcard: {
    kinds: ['print'],
    many: 'postcards',
    manyInSpanish: 'tarjetas postales',
    says: /\bpost ?cards?\b/i,
  },
  coupon: { kinds: ['print'], many: 'coupons', manyInSpanish: 'cupones', says: /\bcoupons?\b/i },
  'table tent': {
    kinds: ['print'],
    many: 'table tents',
    manyInSpanish: 'carteles de mesa',
    says: /\btable[- ]tents?\b/i,
  },
  sticker: {
    kinds: ['print'],
    many: 'stickers',
    manyInSpanish: 'calcomanías',
    says: /\b(?:stickers?|decals?)\b/i,
  },
  'door hanger': {
    kinds: ['print'],
    many: 'door hangers',
    manyInSpanish: 'colgantes de puerta',
    says: /\bdoor ?hangers?\b/i,
  },
  'yard sign': {
    kinds: ['print', 'billboard'],
    many: 'yard signs',
    manyInSpanish: 'letreros de jardín',
    says: /\b(?:yard|lawn) signs?\b/i,
  },
  newsletter: {
    kinds: ['social', 'print', 'digital'],
    many: 'newsletters',
    manyInSpanish: 'boletines',
    says: /\bnewsletters?\b/i,
  },
  podcast: {
    kinds: ['social', 'radio', 'digital'],
    many: 'podcasts',
    manyInSpanish: 'podcasts',
    says: /\bpodcasts?\b/i,
  },
  'talk station': {
    ...STATIONS,
    many: 'talk stations',
    manyInSpanish: 'radio hablada',
    says: /\btalk\b/i,
  },
  'news station': {
    ...STATIONS,
    many: 'news stations',
    manyInSpanish: 'radio de noticias',
    says: /\bnews\b/i,
  },
  'sports station': {
    ...STATIONS,
    many: 'sports stations',
    manyInSpanish: 'radio deportiva',
    says: /\bsports?\b/i,
  },
  'country station': {
    ...STATIONS,
    many: 'country stations',
    manyInSpanish: 'radio country',
    says: /\bcountry\b/i,
  },
  'music station': {
    ...STATIONS,
    many: 'music stations',
    manyInSpanish: 'radio musical',
    says: /\b(?:music|jazz|rock|pop|hits|soul|classical|country|indie)\b/i,
  },
}

/** Where "station" or "radio" stands behind it, a kind of program; without either it names none. */
const station = (kind: string) =>
  ['radio', 'station', 'format'].map((noun) => `${kind} ${noun}`).concat(`${kind} radio station`)

/** "bulletin board" and "church bulletin" are neither bulletins nor posters: they name no format. */
export const FORMAT_WORDS: readonly LexiconEntry<Format | 'other'>[] = [
  {
    value: 'other',
    phrases: splitPhrases(
      `bulletin board, church bulletin, parish bulletin, community bulletin, web banner, website banner, banner ad, display banner,
      screen printing, screen time, screen print, big screen, poster child, wall street`,
    ),
  },
  {
    value: 'poster',
    phrases: splitPhrases(
      'poster, poster panel, junior poster, 30 sheet poster, window poster, restroom poster, cartel, carteles, afiche',
    ),
  },
  {
    value: 'bulletin',
    phrases: ['bulletin', 'painted bulletin', 'static bulletin', 'rotary bulletin', 'digital bulletin'],
  },
  {
    value: 'screen',
    phrases: splitPhrases(
      'screen, digital screen, led screen, video screen, tv screen, lobby screen, pantalla',
    ),
  },
  { value: 'banner', phrases: ['banner', 'vinyl banner', 'fence banner', 'pancarta'] },
  { value: 'wall', phrases: splitPhrases('wall, wallscape, mural, painted wall, wall mural, wall space') },
  { value: 'kiosk', phrases: ['kiosk', 'digital kiosk', 'quiosco'] },
  {
    value: 'newspaper',
    phrases: splitPhrases(
      'newspaper, news paper, weekly paper, local paper, daily paper, neighborhood paper, community paper, weekly newspaper, periodico',
    ),
  },
  { value: 'magazine', phrases: ['magazine', 'mag', 'glossy magazine', 'trade magazine', 'revista'] },
  { value: 'flyer', phrases: splitPhrases('flyer, flier, leaflet, handbill, volante') },
  { value: 'postcard', phrases: ['postcard', 'post card', 'tarjeta postal', 'tarjetas postales'] },
  { value: 'coupon', phrases: splitPhrases('coupon, coupon book, coupon mailer, cupon, cupones') },
  { value: 'table tent', phrases: ['table tent', 'tent card'] },
  { value: 'sticker', phrases: splitPhrases('sticker, decal, bumper sticker, calcomania') },
  { value: 'door hanger', phrases: ['door hanger', 'doorhanger'] },
  { value: 'yard sign', phrases: ['yard sign', 'lawn sign'] },
  { value: 'newsletter', phrases: ['newsletter', 'email newsletter', 'boletin'] },
  { value: 'podcast', phrases: ['podcast'] },
  { value: 'talk station', phrases: [...station('talk'), 'talk show'] },
  { value: 'news station', phrases: station('news') },
  { value: 'sports station', phrases: [...station('sports'), ...station('sport')] },
  { value: 'country station', phrases: [...station('country'), ...station('country music')] },
  { value: 'music station', phrases: station('music') },
]
