import type { AdType } from '#domain/vocabulary.ts'
import type { SellerDraft } from './draft.ts'
import { fact, REQUIRED_FACTS, type RequiredFact } from './required-facts.ts'

/** A thing of a medium that is sold by other facts than the medium's main form. */
interface Format {
  of: readonly AdType[]
  named: RegExp
  facts: readonly RequiredFact[]
}

const SIZE = fact(
  'Size',
  /\bsize\b|\d\s{0,3}(?:ft|feet|foot|in|inch(?:es)?|"|'|m|cm)?\s{0,3}(?:[x×]|by)\s{0,3}\d|\bA[2-5]\b/i,
  'height and width',
  'alto y ancho',
)
const ARTWORK = fact(
  'Artwork',
  /\b(artwork|print spec|vinyl|dpi|file|pdf)\b/i,
  'how artwork is to be delivered',
  'cómo se entrega el arte',
)
const PRINTED_BY = fact(
  'Printing',
  /\b(we print|printed by|print(?:ing)? (?:is )?included|you (?:bring|print|supply))\b/i,
  'who prints them, and whether that is included',
  'quién los imprime y si está incluido',
)
const QUANTITY = fact(
  'Quantity',
  /\b\d[\d,]{0,11}\s(?:\w{1,20}\s)?(?:stalls?|tables?|posters?|stickers?|flyers?|coasters?|tents?|pubs?|doors?|boxes|sleeves?|menus?|copies|homes|spots?)\b|\bquantity\b/i,
  'how many there are',
  'cuántos hay',
)
const POSITION = fact(
  'Position',
  /\b(wall|door|window|counter|entrance|lobby|table|stalls?|hallway|board|next to|above|behind)\b/i,
  'where in the room it hangs or lies',
  'en qué parte del local va',
)

/** The first that a draft names decides. */
const FORMATS: readonly Format[] = [
  {
    of: ['print', 'billboard'],
    named:
      /\b(posters?|stickers?|flyers?|coasters?|table tents?|placemats?|menus?|sleeves?|bulletin ?board|door hangers?|postcards?|carteles|cartel|volantes)\b/i,
    facts: [SIZE, QUANTITY, POSITION, PRINTED_BY, ARTWORK],
  },
  {
    of: ['billboard'],
    named: /\b(windows?|vidrieras?|vitrinas?)\b/i,
    facts: [
      SIZE,
      fact('Facing', /\b(facing|faces|looks? (?:on|out)|onto)\b/i, 'what it faces', 'hacia dónde mira'),
      ARTWORK,
      fact(
        'Install lead time',
        /\b(install\w*|lead time|posting)\b/i,
        'days needed to install',
        'los días que toma instalarla',
      ),
    ],
  },
  {
    of: ['billboard', 'digital', 'print', 'social'],
    named: /\b(vans?|trucks?|wraps?|cars?(?! a day)|bikes?|pedicabs?|camioneta)\b(?! (?:a|per|each) )/i,
    facts: [
      fact('Size', SIZE.pattern, 'the area that carries the ad', 'el área que lleva el anuncio'),
      fact(
        'Route',
        /\b(route|drives?|parked|around|through)\b/i,
        'where it drives and parks',
        'por dónde pasa',
      ),
      fact(
        'Hours',
        /\b(hours?|daily|all day|a day|weekends?)\b/i,
        'how long it is on the road',
        'cuánto circula',
      ),
      ARTWORK,
    ],
  },
  {
    of: ['social', 'digital', 'print'],
    named: /\b(newsletter|mailing list|boletin|boletín)\b/i,
    facts: [
      fact(
        'Audience size',
        /\b(subscribers?|readers?|opens?|copies|printed|lectores|suscriptores)\b/i,
        'readers and how many open it',
        'los lectores y cuántos lo abren',
      ),
      fact(
        'Issue date',
        /\b(weekly|monthly|quarterly|daily|every|each|issue)\b/i,
        'how often it appears',
        'cada cuánto sale',
      ),
      fact(
        'Format',
        /\b(banner|mention|story|text|image|top|placement|sponsor)\b/i,
        'what an ad is: text, image, length',
        'qué es un anuncio: texto, imagen, largo',
      ),
      fact('Material deadline', /\b(deadline|due)\b/i, 'when artwork is due', 'cuándo se entrega el arte'),
    ],
  },
  {
    of: ['radio', 'social', 'digital'],
    named: /\b(podcasts?)\b/i,
    facts: [
      fact(
        'Audience size',
        /\b(downloads?|listeners?|plays|oyentes|descargas)\b/i,
        'downloads of an episode',
        'las descargas por episodio',
      ),
      fact(
        'Issue date',
        /\b(weekly|monthly|daily|every|each|biweekly)\b/i,
        'how often episodes appear',
        'cada cuánto sale un episodio',
      ),
      fact(
        'Spot length',
        /(:\d{2}\b|\b\d{2}[- ]?(s|sec|seconds?)\b)/i,
        'how long the ad is',
        'cuánto dura el anuncio',
      ),
      fact(
        'Live or produced',
        /\b(live read|live|produced|recorded|host)\b/i,
        'read by the host or produced',
        'si lo lee el anfitrión o va grabado',
      ),
    ],
  },
]

/** What buyers of what is described must know: by its format where it is named, else by its medium. */
export function factsOf({ adType, title, description }: SellerDraft): readonly RequiredFact[] {
  const text = `${title} ${description}`
  const format = FORMATS.find(({ of, named }) => of.includes(adType) && named.test(text))
  return format?.facts ?? REQUIRED_FACTS[adType]
}
