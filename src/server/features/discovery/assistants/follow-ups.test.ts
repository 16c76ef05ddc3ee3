import { describe, expect, it } from 'vitest'
import type { AssistantAnswer } from '#contract/discovery/assistants.ts'
import { insertDemoMarket } from '#db/seeds/demo/insert.ts'
import { formatUsd } from '#domain/money.ts'
import { createTestApp } from '#test/support/test-app.ts'

const { db, context, send } = await createTestApp()
await insertDemoMarket(db, { now: new Date(), saveFile: context.files.save, config: context.config })

async function ask(query: string, more: object = {}): Promise<AssistantAnswer> {
  const response = await send('POST', '/api/ai/suggest', { query, ...more })
  expect(response.status).toBe(200)
  return response.json()
}

function previousOf({ criteria, matches, words, focus }: AssistantAnswer) {
  return { criteria, listingIds: matches.map(({ listing }) => listing.id), words, focus }
}

describe('questions about an answer', () => {
  it('are answered with the price engine’s total, and change nothing', async () => {
    const year = new Date().getUTCFullYear() + 1
    const first = await ask(`billboards in Tacoma for February ${year}`)
    const dated = first.matches[1]!.listing.dated!
    const answer = await ask('what does the second cost in total?', { previous: previousOf(first) })
    expect(answer.suggestion).toContain(`${formatUsd(dated.totalCents / 100)} in all`)
    expect(answer.criteria).toEqual(first.criteria)
    expect(answer.matches.map(({ listing, matchScore }) => [listing.id, matchScore])).toEqual(
      first.matches.map(({ listing, matchScore }) => [listing.id, matchScore]),
    )
    expect(answer.focus).toBe(first.matches[1]!.listing.id)
    // where the best fit is sold for those days, the answer says for how much
    expect(first.suggestion.includes('in all')).toBe(first.matches[0]!.listing.dated !== null)
  })

  it('compare spaces side by side', async () => {
    const first = await ask('billboards in Tacoma')
    const { comparison, links } = await ask('compare the first two', { previous: previousOf(first) })
    expect(comparison?.titles).toEqual(first.matches.slice(0, 2).map(({ listing }) => listing.title))
    expect(comparison?.rows.every(({ values }) => values.length === 2)).toBe(true)
    expect(links?.[0]?.path).toMatch(/^\/compare\?ids=\d+%2C\d+$/)
  })

  it('are answered of the space on whose page they are asked', async () => {
    const [match] = (await ask('billboards in Tacoma')).matches
    const page = { listingId: match!.listing.id }
    expect((await ask('¿Cuánto cuesta en total por 3 meses?', { page })).suggestion).toContain(
      match!.listing.title,
    )
    expect((await ask('how do I get my money back if the sign stays dark?', { page })).links?.[0]?.path).toBe(
      '/help/articles/cancellations-and-refunds',
    )
  })

  it('go on about the page, as long as no answer shows spaces', async () => {
    const [match] = (await ask('billboards in Tacoma')).matches
    const page = { listingId: match!.listing.id }
    const cost = await ask('what would it cost for 3 months?', { page })
    const next = await ask('is it lit at night?', { page, previous: previousOf(cost) })
    expect(next.suggestion).toContain(match!.listing.title)
    const like = await ask('anything cheaper like it?', { page, previous: previousOf(next) })
    expect(like.suggestion).toContain(`${match!.listing.title}: billboard space`)
  })

  it('B14: on the page of a space hear the month that they name, in Spanish too', async () => {
    const { matches } = await ask('billboards in Tacoma')
    const page = { listingId: matches[0]!.listing.id }
    const { suggestion } = await ask('¿Cuánto cuesta en total para enero?', { page })
    expect(suggestion).toContain(matches[0]!.listing.title)
    expect(suggestion).toMatch(/\bene\b/)
    expect(suggestion).not.toContain('di por cuánto tiempo')
  })

  it('name no space that is gone', async () => {
    const first = await ask('billboards in Tacoma')
    const gone = { ...previousOf(first), listingIds: [999_999, first.matches[0]!.listing.id] }
    const { suggestion } = await ask('why is the first one best?', { previous: gone })
    expect(suggestion).toBe('That space is not on offer any more. Ask for others.')
  })
})

describe('POST /api/ai/buyer', () => {
  it('gives no score for words that it did not understand', async () => {
    const body = { location: 'Seattle, WA', query: 'can I rent your mom' }
    const answer = (await (await send('POST', '/api/ai/buyer', body)).json()) as {
      message: string
      matches: { matchScore: number }[]
      unused: string[]
    }
    expect(answer.message).toContain('I did not understand “can I rent your mom”')
    expect(answer.unused).toEqual(['can I rent your mom'])
    expect(answer.matches.every(({ matchScore }) => matchScore === 0)).toBe(true)
  })

  it('names the sizes that it ranks by, with the words that state them', async () => {
    const query = 'a 14x48 billboard in Tacoma, wall 10 by 20 ft is fine'
    const answer = (await (await send('POST', '/api/ai/buyer', { query })).json()) as { sizes: object[] }
    expect(answer.sizes).toEqual([
      { size: '14 × 48 ft', text: '14x48' },
      { size: '10 × 20 ft', text: '10 by 20 ft' },
    ])
  })

  it('answers in the language of the words', async () => {
    const query = 'busco una valla en Tacoma, hasta $3,000 al mes'
    const answer = (await (await send('POST', '/api/ai/buyer', { query })).json()) as AssistantAnswer
    expect(answer.language).toBe('es')
    expect(answer.matches[0]!.verdict).toMatch(/Tacoma.*, dentro de tu presupuesto\.$/)
  })
})

describe('a conversation in Spanish', () => {
  it('stays in it where a turn shows no language, and leaves it where one shows English', async () => {
    const first = await ask('busco una valla en Tacoma, tengo $3,000')
    expect(first.language).toBe('es')
    const { language } = first
    const next = await ask('$3,000 al mes', { previous: { ...previousOf(first), language } })
    expect(next.suggestion).toMatch(/^Pediste vallas en Tacoma/)
    const why = await ask('¿por qué es mejor la primera?', { previous: { ...previousOf(next), language } })
    expect(why.suggestion).toContain(next.matches[0]!.benefits[0])
    expect(why.matches[0]!.verdict).toBe(next.matches[0]!.verdict)
    const english = await ask('why is the first one best?', { previous: { ...previousOf(next), language } })
    expect(english.language).toBeUndefined()
    expect(english.matches[0]!.benefits.join(' ')).toContain('Place: ')
  })

  it('asks which place is meant in Spanish', async () => {
    const { recommendations } = await ask('busco una valla en Springfield')
    expect(recommendations[0]).toMatch(/^¿Qué Springfield quieres decir: /)
  })

  it('quotes why a plan cannot be made', async () => {
    const year = new Date().getUTCFullYear() - 1
    const { suggestion } = await ask(`hazme un plan para Tacoma del 1 al 28 de enero de ${year} con $8,000`)
    expect(suggestion).not.toMatch(/\b(?:the|days|dates)\b(?![^“]*”)/)
  })
})

describe('a question about a price', () => {
  it.each(['whats a billboard cost in seattle usually', 'How much is a billboard in Seattle?'])(
    'is answered with the median and shows nothing that is for sale: "%s"',
    async (query) => {
      const { suggestion, matches, criteria } = await ask(query)
      expect(suggestion).toMatch(
        /the median of \d+ comparable spaces to rent around Seattle is \$[\d,]+ a month; half of them ask between \$[\d,]+ and \$/,
      )
      expect(matches.every(({ listing }) => listing.listingType === 'rent')).toBe(true)
      expect(criteria.listingType).toBeNull()
    },
  )

  it('leads with what is to rent unless a sale is asked for', async () => {
    const { matches } = await ask('billboards in Lacey')
    expect(matches[0]!.listing.listingType).toBe('rent')
    const bought = await ask('billboards for sale in Lacey')
    expect(bought.matches.every(({ listing }) => listing.listingType === 'sale')).toBe(true)
  })
})

it('a size is stated first where one is asked for, and what was not used is named', async () => {
  const first = await ask('14x48 billboard in Kent near a zorb')
  expect(first.matches[0]!.benefits).toContain('Size: 14 × 48 ft, as you asked.')
  expect(first.unused).toEqual(['zorb'])
  expect(first.formats?.sizes).toEqual(['14 × 48 ft'])
  const next = await ask('cheaper', { previous: { ...previousOf(first), formats: first.formats } })
  expect(next.formats?.sizes).toEqual(['14 × 48 ft'])
  expect(next.unused).toBeUndefined()
  const other = await ask('10x40 instead', { previous: { ...previousOf(first), formats: first.formats } })
  expect([other.formats?.sizes, other.criteria.place]).toEqual([['10 × 40 ft'], 'Kent'])
  const anew = await ask('start over', { previous: { ...previousOf(first), formats: first.formats } })
  expect([anew.formats, anew.criteria.place]).toEqual([undefined, null])
  const more = await ask('in Renton instead, with a helipad', { previous: previousOf(first) })
  expect(more.criteria.place).toBe('Renton')
  expect(more.unused).toEqual(['helipad'])
})

describe('a format', () => {
  it('is found under every kind it is listed under', async () => {
    const cheap = await ask('poster ads in Burien under $900 a month')
    expect(cheap.matches[0]!.listing.title).toMatch(/poster/)
    const { matches, suggestion, formats } = await ask('poster ads in Burien')
    expect(matches[0]!.listing.title).toBe('Burien Town Square poster')
    expect(matches[0]!.benefits.join(' ')).toContain('Format: poster')
    expect(suggestion).toContain('Best fit: Burien Town Square poster')
    expect(formats).toEqual({ wanted: ['poster'], refused: [] })
  })

  it('that is refused stays out of the follow-ups too', async () => {
    const first = await ask('print in Olympia, no magazines')
    const isMagazine = ({ listing }: { listing: { title: string } }) =>
      /almanac|magazine/i.test(listing.title)
    expect(first.matches.some(isMagazine)).toBe(false)
    expect(first.suggestion).toContain('No magazines, as you said')
    const next = await ask('cheaper', { previous: { ...previousOf(first), formats: first.formats } })
    expect(next.matches.some(isMagazine)).toBe(false)
  })
})

it('a form that names the kind is shown no other, whatever format its words ask for', async () => {
  const response = await send('POST', '/api/ai/buyer', { ad_type: 'print', query: 'posters in Seattle' })
  const { listings } = (await response.json()) as { listings: { adType: string }[] }
  expect(listings.length).toBeGreaterThan(0)
  expect(new Set(listings.map(({ adType }) => adType))).toEqual(new Set(['print']))
})
