import { AD_TYPE_LABELS, type Audience, INTERVAL_LABELS, type Interval } from '#domain/vocabulary.ts'
import { sayIn, type Tongue } from '../converse/language.ts'
import type { Market } from '../market.ts'
import { readAudiences } from '../understand/slots/audiences.ts'
import { markPolarity } from '../understand/words/polarity.ts'
import { tokenize } from '../understand/words/tokenize.ts'
import type { SellerDraft } from './draft.ts'
import { listMissingFacts, type MissingFact } from './missing-facts.ts'
import { listUsualIntervals, type PricePosition, positionPrice } from './price-position.ts'
import { findPricedPiece } from './priced-piece.ts'
import { suggestDescription, suggestTitle } from './suggest-words.ts'

/** All seller advice; each suggestion names the form field it belongs to. */
export interface SellerAdvice {
  title: string
  description: string
  audiences: Audience[]
  missing: MissingFact[]
  price: PricePosition
  intervals: { interval: Interval; count: number }[]
  /** At least three, each an action on a named field. */
  recommendations: string[]
}

/** Advice on a draft from its own facts and the public listings. Pure; makes no guesses. */
export function adviseSeller(draft: SellerDraft, market: Market, tongue: Tongue = 'en'): SellerAdvice {
  const audiences = suggestAudiences(draft)
  const price = positionPrice(draft, market, tongue)
  // what is priced by the piece has no interval to change
  const intervals = findPricedPiece(draft) === null ? listUsualIntervals(draft, market) : []
  const missing = listMissingFacts(draft, tongue)
  return {
    title: suggestTitle(draft),
    description: suggestDescription(draft, audiences),
    audiences,
    missing,
    price,
    intervals,
    recommendations: recommendForSeller(draft, { price, intervals, missing }, tongue),
  }
}

/** Audience tags stated or implied by the seller's own text. */
function suggestAudiences(draft: SellerDraft): Audience[] {
  const text = [draft.title, draft.description, ...draft.features, ...draft.targetMarket].join('. ')
  const tokens = tokenize(text)
  const nowhere = tokens.map(() => -1)
  return readAudiences({
    text,
    tokens,
    places: [],
    items: tokens.map(() => false),
    placeAt: nowhere,
    asker: tokens.map(() => false),
    polarity: markPolarity(tokens, () => false),
  })
}

function recommendForSeller(
  draft: SellerDraft,
  known: Pick<SellerAdvice, 'price' | 'intervals' | 'missing'>,
  tongue: Tongue,
): string[] {
  const say = sayIn(tongue)
  const usual = known.intervals[0]
  const interval =
    usual && usual.interval !== draft.interval && tongue === 'en'
      ? [
          `Interval: ${usual.count} comparable ${AD_TYPE_LABELS[draft.adType].toLowerCase()} ${usual.count === 1 ? 'space is' : 'spaces are'} priced ${usual.interval === 'one-time' ? 'once' : `per ${INTERVAL_LABELS[usual.interval].toLowerCase()}`}; consider that interval.`,
        ]
      : []
  const texts = [known.price.text, ...interval, ...known.missing.map(({ text }) => text)]
  return texts.length >= 3
    ? texts
    : [
        ...texts,
        say(
          'Images: add a photo that shows the space as buyers will see it.',
          'Imágenes: agrega una foto que muestre el espacio como lo verán.',
        ),
        say('Features: list what sets the space apart.', 'Características: di qué lo distingue.'),
      ]
}
