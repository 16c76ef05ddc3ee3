import { describe, expect, it } from 'vitest'
import { emptyCriteria } from '#domain/discovery/criteria.ts'
import { MARKET } from '#test/evaluation/market.ts'
import { findPugetSoundPlaces } from '#test/evaluation/puget-sound.ts'
import { answerBuyer } from './answer-buyer.ts'
import { sayIn } from './converse/language.ts'
import { presentMiss } from './explain/verdict.ts'
import { chooseNearest, offerInstead } from './instead.ts'
import { toMarket } from './market.ts'
import { refine } from './refine.ts'
import { readRequest } from './understand/understand.ts'

const OPTIONS = { now: new Date('2026-11-21T19:00:00Z'), findPlaces: findPugetSoundPlaces }
const WHOLE = toMarket(MARKET)
const ask = (text: string) => answerBuyer(readRequest(text, OPTIONS), WHOLE)

describe('honest answers', () => {
  it('ask what an amount is for, and do not call it a month’s', () => {
    const { suggestion, replies, matches } = ask('we have 900 for a billboard in Tacoma')
    expect(suggestion).toContain('up to $900. You did not say what the $900 is for')
    expect(replies).toEqual(['$900 a month', '$900 in all'])
    expect(matches[0]?.benefits.join(' ')).toContain("$900, taken as a month's")
    expect(ask('billboard in Tacoma under $900 a month').replies).toBeUndefined()
  })

  it('take the reply for the whole amount', () => {
    const before = { ...emptyCriteria(), place: 'Tacoma', priceMax: 900 }
    const followedBy = (text: string) => refine(before, text, [], OPTIONS).criteria.interval
    expect(followedBy('$900 in all')).toBe('one-time')
    expect(followedBy('$900 a month')).toBe('month')
    expect(followedBy('a month')).toBe('month')
  })

  it('say “in” only of what is there, and the miles of what is not', () => {
    const { matches } = ask('screens in Bellevue')
    for (const { verdict, listing } of matches)
      expect(verdict).toMatch(
        listing.location.text.includes('Bellevue') ? /^In Bellevue/ : /\d mi from Bellevue/,
      )
  })

  it('say first which wish none of the first meets, with the nearest that does', () => {
    const { suggestion, matches } = ask('something in a stadium in Olympia')
    expect(suggestion).toMatch(/stands in a stadium venue\. The nearest that does: Arena concourse ribbon/)
    expect(matches.some(({ listing }) => listing.venue === 'stadium')).toBe(true)
  })

  it('see nothing on the radio', () => {
    const radio = MARKET.map((one) =>
      one.adType === 'radio' ? { ...one, features: ['high-visibility'] } : one,
    )
    const { suggestion, matches } = answerBuyer(
      readRequest('radio in Tacoma with high visibility', OPTIONS),
      toMarket(radio),
    )
    expect(suggestion).toContain('Radio is heard, not seen')
    expect(matches.flatMap(({ benefits }) => benefits).join(' ')).not.toContain('visibility')
  })

  it('hold what was not understood against the score', () => {
    const request = readRequest('billboard in Tacoma', OPTIONS)
    const [whole] = answerBuyer(request, WHOLE).matches
    const [half] = answerBuyer({ ...request, unread: [{ text: 'zorb', isBusiness: false }] }, WHOLE).matches
    expect(half!.matchScore).toBeLessThan(whole!.matchScore)
    expect(half!.parts.at(-1)).toMatchObject({ name: 'unread', points: 0 })
  })

  it('offer the nearest two with what differs where nothing fits', () => {
    const request = readRequest('billboards in Tacoma under $10 a month', OPTIONS)
    const answer = answerBuyer(request, WHOLE)
    expect(answer.matches).toEqual([])
    const billboards = MARKET.filter(
      ({ adType, listingType }) => adType === 'billboard' && listingType === 'rent',
    )
    const nearest = chooseNearest(billboards, request)
    const { nearMisses, suggestion, links } = offerInstead(answer, { ...request, nearest }, WHOLE)
    expect(nearMisses.map(({ listing }) => listing.title)).toEqual([
      'Farm wall on the highway',
      'Junior poster on the avenue',
    ])
    expect(
      nearMisses.every(({ miss, matchScore }) => miss.includes('above your $10/month') && matchScore === 0),
    ).toBe(true)
    expect(suggestion).toContain('Nearest to it: Farm wall on the highway, $300/month')
    expect(links).toEqual([{ text: 'Tell me when', path: expect.stringContaining('location=Tacoma') }])
  })

  it('offer the nearest in Spanish where asked so, and what to change', () => {
    const request = readRequest('busco vallas en Tacoma por menos de $10 al mes', OPTIONS)
    const answer = answerBuyer({ ...request, isSpanish: true }, WHOLE)
    expect(answer.recommendations[0]).toMatch(/^Precio: sin límite; así hay \d+ espacios en lugar de 0\.$/)
    expect(answer.recommendations.join(' ')).not.toMatch(/Price|Dates|Audience/)
    const billboards = MARKET.filter(
      ({ adType, listingType }) => adType === 'billboard' && listingType === 'rent',
    )
    const nearest = chooseNearest(billboards, request)
    const { suggestion, links } = offerInstead(answer, { ...request, nearest, isSpanish: true }, WHOLE)
    expect(suggestion).toMatch(/^Pediste vallas en Tacoma o cerca, hasta \$10 al mes\. Ningún espacio cumple/)
    expect(suggestion).toContain('por encima de tus $10 al mes')
    expect(links?.[0]?.text).toBe('Avísame')
  })

  it('say of a near miss when it is free, in the language that is asked in', () => {
    const late = { ...MARKET[0]!, availabilityStart: '2026-12-07', availabilityEnd: null }
    const asked = { ...emptyCriteria(), availableFrom: '2026-12-01', availableTo: '2026-12-20' }
    expect(presentMiss(late, asked)).toBe('Free from Dec 7, 2026, not before.')
    expect(presentMiss(late, asked, sayIn('es'))).toBe('Libre desde el 7 dic 2026, no antes.')
  })

  it.each([
    ['no wait, drop the budget', { priceMax: null, interval: null }],
    ['forget the students', { audiences: [] }],
    ['make it february instead', { availableFrom: '2027-02-01', availableTo: '2027-02-28' }],
  ])('%s', (text, change) => {
    const before = { ...emptyCriteria(), place: 'Tacoma', priceMax: 900, interval: 'month' as const }
    const criteria = { ...before, audiences: ['students' as const] }
    expect(refine(criteria, text, [], OPTIONS).criteria).toEqual({ ...criteria, ...change })
  })

  it('are in Spanish where asked so', () => {
    const request = readRequest('busco una valla en Tacoma por 900 al mes', OPTIONS)
    const { suggestion } = answerBuyer({ ...request, isSpanish: true }, WHOLE)
    expect(suggestion).toMatch(/^Pediste vallas en Tacoma o cerca, hasta \$900 al mes\./)
  })
})
