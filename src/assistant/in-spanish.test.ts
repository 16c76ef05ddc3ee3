import { describe, expect, it } from 'vitest'
import { BOOKING_STATUSES } from '#domain/booking/lifecycle.ts'
import { AD_TYPES, AUDIENCE_BASES, AUDIENCE_PERIODS, INTERVALS } from '#domain/vocabulary.ts'
import { BOOKING } from '#test/evaluation/booking-facts.ts'
import { MARKET } from '#test/evaluation/market.ts'
import { findPugetSoundPlaces } from '#test/evaluation/puget-sound.ts'
import { answerAboutListing, readAboutListing } from './about-listing.ts'
import { type AssistantAnswer, answerBuyer } from './answer-buyer.ts'
import { answerSeller } from './answer-seller.ts'
import type { FollowUpQuestion } from './converse/find-question.ts'
import { sayIn } from './converse/language.ts'
import { replyTo } from './converse/reply-to.ts'
import { sayBooking } from './converse/say-booking.ts'
import { sayNothing } from './converse/say-market.ts'
import type { Ground, Reply } from './converse/spoken.ts'
import { chooseNearest, offerInstead } from './instead.ts'
import { BOOKING_QUESTIONS } from './lexicon/booking-questions.ts'
import { FACT_QUESTIONS } from './lexicon/fact-questions.ts'
import { HELP_TOPICS } from './lexicon/help-topics.ts'
import type { AssistantListing } from './listing.ts'
import { toMarket } from './market.ts'
import * as plans from './planning/describe-plan.ts'
import { readSeller } from './seller/read-seller.ts'
import { readRequest } from './understand/understand.ts'

const OPTIONS = { now: new Date('2026-11-21T19:00:00Z'), findPlaces: findPugetSoundPlaces }
const SAY = sayIn('es')

/** Words and ways of writing that Spanish has not. Seller texts, quotations and titles of help articles are taken out first. */
const ENGLISH =
  /\b(the|of|and|is|are|was|for|with|your|you|they|not|none|from|by|at|it|its|this|that|what|which|who|how|only|but|than|below|above|in all|near|nearby|spaces?|prices?|places?|views?|sellers?|until|free|median|days?|weeks?|months?|years?|billboards?|screens?|print|events?|within|budget|audience|asked|ask|shown|best|fits?|miles|Jan|Apr|Aug|Dec)\b|\/(?:day|week|month|quarter|year)\b|one-time/i

/** What a text holds beyond what others wrote. */
function ownWords(text: string, listings: readonly AssistantListing[]): string {
  const quoted = listings.flatMap(({ title, location, description, minContract, seller }) => [
    title,
    location.text,
    location.text.replace(/, [A-Z]{2}$/, ''),
    description,
    minContract ?? '',
    seller.company ?? seller.name,
  ])
  return quoted
    .filter(Boolean)
    .sort((a, b) => b.length - a.length)
    .reduce((rest, one) => rest.replaceAll(one, '…'), text)
    .replaceAll(/“[^”]*”|"[^"]*"/g, '“…”')
}

function textsOf(answer: Partial<AssistantAnswer> & Partial<Reply>): string[] {
  const { suggestion = '', text = '', recommendations = [], replies = [], links = [] } = answer
  const { matches = [], nearMisses = [], caveats = [], comparison, draft } = answer
  return [
    suggestion,
    text,
    ...recommendations,
    ...replies,
    ...caveats,
    ...links.map((link) => link.text),
    ...[...matches, ...nearMisses].flatMap(({ verdict, benefits, reach, value }) => [
      verdict,
      ...benefits,
      reach ?? '',
      value ?? '',
    ]),
    ...nearMisses.map(({ miss }) => miss),
    ...(comparison?.rows.flatMap(({ label, values }) => [label, ...values]) ?? []),
    draft?.range ?? '',
  ].filter(Boolean)
}

function expectSpanish(
  answer: Parameters<typeof textsOf>[0],
  listings: readonly AssistantListing[] = SPACES,
) {
  const titles = HELP_TOPICS.map(({ title }) => title)
  const texts = textsOf(answer).filter((text) => !titles.includes(text))
  expect(texts.length).toBeGreaterThan(0)
  for (const text of texts) expect(ownWords(text, listings)).not.toMatch(ENGLISH)
}

/** The market with every basis, period and interval, and with what most spaces do not say. */
const SPACES: AssistantListing[] = MARKET.map((one, i) => ({
  ...one,
  ...(i % 2 === 0 && {
    audience: {
      dailyViews: 900,
      type: null,
      value: 1200 + i,
      per: AUDIENCE_PERIODS[i % AUDIENCE_PERIODS.length] ?? null,
      basis: AUDIENCE_BASES[i % AUDIENCE_BASES.length] ?? null,
      asOf: '2026-04-02',
    },
  }),
  ...(one.listingType === 'rent' && i % 3 === 0 && { interval: INTERVALS[i % INTERVALS.length] ?? 'month' }),
  ...(i % 5 === 0 && { setupFee: 120, availabilityStart: '2026-12-07', availabilityEnd: '2027-04-30' }),
}))
const WHOLE = toMarket(SPACES)
const ask = (text: string, market = WHOLE) =>
  answerBuyer({ ...readRequest(text, OPTIONS), isSpanish: true }, market)

describe('answers to who writes in Spanish', () => {
  it.each([
    'busco una valla en Tacoma por menos de $900 al mes',
    'tengo 900 para una valla en Tacoma',
    'anuncios en Bellevue para familias, turistas y estudiantes del 1 al 20 de diciembre',
    'una pantalla en un estadio de Olympia con alta visibilidad, hasta $4,000 en total en diciembre',
    'carteles en Ballard, sin revistas, desde el 1 de enero',
    'una valla de 14x48 en Seattle',
    'vallas en Tacoma por menos de $10 al mes en abril',
    'quiero comprar una valla en Lacey',
    'radio en Kennewick',
    'hola, ¿qué tal?',
    'todo menos radio en Kent, cerca de eventos, mucho tráfico',
    'prensa o radio en Everett o Renton, $300 a la semana, de agosto a diciembre',
  ])('to "%s"', (text) => {
    expectSpanish(ask(text))
  })

  it('where nothing fits', () => {
    for (const text of [
      'vallas en Tacoma por menos de $10 al mes',
      'eventos en Kent en febrero, $20 al día',
    ]) {
      const request = readRequest(text, OPTIONS)
      const nearest = chooseNearest(SPACES, request)
      expectSpanish(offerInstead(ask(text), { ...request, nearest, isSpanish: true }, WHOLE))
    }
  })

  it.each([
    '¿sirve esto para estudiantes?',
    '¿hay algo más barato parecido a este?',
    '¿esto sirve para familias?',
  ])('on the page of a space: "%s"', (text) => {
    for (const listing of SPACES) {
      const own = readRequest(text, OPTIONS)
      const read = readAboutListing({ text, own, listing }, OPTIONS)
      const answer = answerBuyer({ ...read!, isSpanish: true }, WHOLE)
      expectSpanish(answerAboutListing(listing, { answer, market: WHOLE, say: SAY }))
    }
  })

  it.each([
    'Tengo una valla en Tacoma, 10 x 20 pies, pido $900 al mes. ¿Es mucho?',
    'Vendo una pared en Kent por 40,000',
    'Mi periódico en Olympia, 80 dólares por semana. Di que lo leen 20,000 personas, en realidad son 900',
    'Soy dueño de una emisora en Tacoma, 300 por mes. ¿Cuánto cobran ustedes?',
    'Pantalla en mi café de Kent, $80 a la semana',
    '¿qué tal?',
  ])('to a seller: "%s"', (text) => {
    const request = readSeller(text, OPTIONS)
    expectSpanish(answerSeller({ ...request, text, tongue: 'es' }, WHOLE))
  })
})

const of = [0, 1]
const QUESTIONS: Record<FollowUpQuestion['kind'], FollowUpQuestion[]> = {
  why: [{ kind: 'why', of }],
  dear: [{ kind: 'dear', of }],
  more: [{ kind: 'more', of }],
  promise: [{ kind: 'promise', of }],
  distance: [{ kind: 'distance', of }],
  audience: [{ kind: 'audience', of }],
  basis: [{ kind: 'basis', of }],
  compare: [{ kind: 'compare', of }],
  cost: [{ kind: 'cost', of }],
  setup: [{ kind: 'setup', of }],
  free: [{ kind: 'free', of }],
  seller: [{ kind: 'seller', of }],
  fact: FACT_QUESTIONS.map((fact) => ({ kind: 'fact' as const, fact, of })),
  help: HELP_TOPICS.map((topic) => ({ kind: 'help' as const, topic })),
  media: [{ kind: 'media', adTypes: [...AD_TYPES] }],
  cheapest: [{ kind: 'cheapest' }],
  reach: [{ kind: 'reach' }],
  typical: [{ kind: 'typical' }],
  plan: [{ kind: 'plan' }],
  changed: [{ kind: 'changed' }],
  able: [{ kind: 'able' }],
  score: [{ kind: 'score' }],
  'tell-me': [{ kind: 'tell-me' }],
  closer: [{ kind: 'closer' }],
  earliest: [{ kind: 'earliest' }],
  thanks: [{ kind: 'thanks' }],
}

describe('what is said in Spanish to a question about an answer', () => {
  const days = { first: '2026-12-28', last: '2027-01-24' }
  const priced = { dated: { ...days, totalCents: 90_000 } }
  const near = { near: [{ ...days, totalCents: 90_000 }] }
  const { matches, criteria } = ask('anuncios en Tacoma para familias, hasta $2,000 al mes, en enero')
  const prices = [priced, near, { leastDays: 28 }, {}]
  const grounds = prices.flatMap((more) =>
    [days, null].map((asked): Ground => {
      const shown = matches.map((match) => ({ ...match, listing: { ...match.listing, ...more } }))
      const about = shown.slice(0, 2)
      const typical: Ground['typical'] = (adType) =>
        WHOLE.comparePrices({ adType, listingType: 'rent', interval: 'month', coordinates: null })
      const named = {
        ...criteria,
        adTypes: asked ? [] : [...AD_TYPES],
        counts: new Map([['radio' as const, 2]]),
      }
      const free = new Set(asked ? about.map(({ listing }) => listing.id) : [])
      return { say: SAY, criteria, shown, about, days: asked, free, typical, named }
    }),
  )

  it.each(Object.keys(QUESTIONS) as FollowUpQuestion['kind'][])('%s', (kind) => {
    for (const question of QUESTIONS[kind])
      for (const ground of grounds)
        for (const about of [ground.about, ground.about.slice(1), []])
          expectSpanish(replyTo(question, { ...ground, about, shown: about.length > 0 ? ground.shown : [] }))
  })

  it('that changed nothing', () => {
    for (const isKnown of [true, false]) expectSpanish(sayNothing({ say: SAY, isKnown }))
  })
})

describe('what is said in Spanish of a booking', () => {
  it.each(BOOKING_QUESTIONS.map(([kind]) => kind))('%s', (kind) => {
    for (const status of BOOKING_STATUSES)
      for (const side of ['buyer', 'seller'] as const)
        for (const isOnBehalf of [false, true])
          for (const deadlineAt of ['2026-12-05T08:00:00.000Z', '2026-12-05T21:30:00.000Z', null]) {
            const cancelling = { refundCents: 500, keptCents: 200, dueCents: 100, rule: 'Half comes back.' }
            const booking = { ...BOOKING, status, side, isOnBehalf, deadlineAt, cancelling }
            const { listing, other } = booking
            const named = [listing.title, other.name, other.company, booking.reference]
            const said = sayBooking(kind, booking, SAY)
            const bare = textsOf(said).map((text) =>
              named.reduce<string>((rest, name) => rest.replaceAll(name ?? '…', '…'), text),
            )
            for (const text of bare) expect(ownWords(text, [])).not.toMatch(ENGLISH)
          }
  })
})

it('what is said in Spanish of a plan', () => {
  const line = {
    listing: { title: '…', adType: 'billboard' as const },
    first: '2026-12-01',
    last: '2027-01-04',
  }
  const plan = {
    place: 'Tacoma',
    from: '2026-12-01',
    to: '2027-01-04',
    totalCents: 90_000,
    lines: [{ ...line, totalCents: 90_000 }],
    shortfall: 'Too few.',
    missing: [{ adType: 'event' as const, lines: 2 }],
    certificate: { percent: 96, says: 'At least 96%.' },
  }
  const brief = { place: 'Tacoma', from: plan.from, to: plan.to, budget: 2000 } as never
  const reason = { percent: 40, isOnly: true, runnerUp: { title: '…', percent: 3, totalCents: 500 } }
  const texts = [
    plans.describePlan(plan, brief, 'es'),
    plans.describePlan({ ...plan, place: null, lines: [] }, brief, 'es'),
    ...plans.nextSteps(2, 'es'),
    plans.askWhichLine('es'),
    plans.describeAsItIs('es'),
    plans.describeUnclear('es'),
    plans.describeNothingCheaper('es'),
    plans.describeWhy({ ...line, isPinned: true, why: 'It adds.', reason }, 'es'),
    plans.describeLineStays('es'),
    plans.describeUndone('and a pony', 'es'),
    plans.describeNotAgain('es'),
    plans.describeRefusal('No place of that name.', 'es'),
  ]
  for (const text of texts) expect(ownWords(text, [])).not.toMatch(ENGLISH)
})
