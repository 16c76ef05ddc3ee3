import type { AssistantAnswer } from '#contract/discovery/assistants.ts'
import type { ComparedSpaces } from '#contract/discovery/comparison.ts'
import type { ListingMarket, SpaceCard } from '#contract/discovery/market.ts'
import type { FoundListing, MapAnswer } from '#contract/discovery/search.ts'
import type { Listing } from '#contract/listings/listings.ts'
import { compareSpaces } from '#domain/discovery/compare-spaces.ts'
import { formatPrice, formatUsd } from '#domain/money.ts'
import { LISTING_TYPE_LABELS } from '#domain/vocabulary.ts'
import type { TestClient } from '../test-app.ts'
import { type Facts, type Stated, toDollars, toFacts, toFirst } from './facts.ts'

/** What anybody can see without an account, page by page. */
export interface Guest {
  client: TestClient
  ids: readonly number[]
  /** Days that are asked for. */
  days: { from: string; to: string }
}

type Surface = (guest: Guest) => Promise<Stated>

const json = async <T>(client: TestClient, path: string) => {
  const answer = await client.get(path)
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  return (await answer.json()) as T
}

const byId = (listings: readonly Listing[]): Stated => new Map(listings.map((one) => [one.id, toFacts(one)]))

async function each(ids: readonly number[], read: (id: number) => Promise<Facts>): Promise<Stated> {
  const stated = new Map<number, Facts>()
  for (const id of ids) stated.set(id, await read(id))
  return stated
}

function inPieces(ids: readonly number[], size: number): number[][] {
  return Array.from({ length: Math.ceil(ids.length / size) }, (_, at) =>
    ids.slice(at * size, (at + 1) * size),
  )
}

function toDated({ dated }: FoundListing): Facts {
  if (!dated) return {}
  return { total: String(dated.totalCents), days: `${dated.first} to ${dated.last}` }
}

const toCard = ({ price, interval, monthlyPrice, place }: SpaceCard): Facts => ({
  price: formatPrice(price, interval),
  month: formatUsd(monthlyPrice),
  place,
})

async function listPages(client: TestClient, query: string): Promise<FoundListing[]> {
  const found: FoundListing[] = []
  for (let path: string | undefined = `/api/listings?limit=50${query}`; path; ) {
    const answer = await client.get(path)
    found.push(...((await answer.json()) as FoundListing[]))
    path = /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1]
  }
  return found
}

/** As an agent asks. */
async function callTool(client: TestClient, name: string, args: object) {
  const body = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } }
  const headers = { accept: 'application/json, text/event-stream' }
  const answer = await client.send('POST', '/mcp', body, { headers })
  const { result } = (await answer.json()) as { result: { content: [{ text: string }] } }
  return JSON.parse(result.content[0].text)
}

interface ForAgents extends Omit<Listing, 'seller'> {
  seller: string
  nothingFree?: true
}

function toAgentFacts(space: ForAgents): Facts {
  return {
    kind: LISTING_TYPE_LABELS[space.listingType],
    price: formatPrice(space.price, space.interval),
    month: formatUsd(space.monthlyPrice),
    first: toFirst(space.nothingFree ? undefined : space.availabilityStart),
    minimum: space.minContract ?? 'not stated',
    setup: toDollars(space.setupFee),
    payment: space.paymentTerms ?? 'not stated',
    place: space.location.text,
    seller: space.seller,
  }
}

/** Rows of a comparison, as people read them. */
function toRowFacts(spaces: readonly FoundListing[]): Stated {
  const rows = compareSpaces(spaces)
  const cell = (label: string, at: number) => rows.find((row) => row.label === label)?.values[at]
  return new Map(
    spaces.map((space, at) => [
      space.id,
      {
        price: cell('Price', at)!,
        place: cell('Location', at)!,
        minimum: (cell('Minimum contract', at) ?? 'Not stated').replace('Not stated', 'not stated'),
        setup: (cell('Setup fee', at) ?? 'Not stated').replace('Not stated', 'not stated'),
        ...(cell('Available', at) === 'Nothing free' && { first: 'nothing free' }),
        ...toDated(space),
      },
    ]),
  )
}

export const SURFACES: Record<string, Surface> = {
  'a list': async ({ client }) => byId(await listPages(client, '')),
  'a list for days': async ({ client, days }) => {
    const found = await listPages(client, `&availableFrom=${days.from}&availableTo=${days.to}`)
    return new Map(found.map((one) => [one.id, { ...toFacts(one), ...toDated(one) }]))
  },
  'its page': ({ client, ids }) =>
    each(ids, async (id) => toFacts(await json<Listing>(client, `/api/listings/${id}`))),
  'beside its market': async ({ client, ids }) => {
    const stated = new Map<number, Facts>()
    for (const id of ids) {
      const { similar, firstFree } = await json<ListingMarket>(client, `/api/listings/${id}/market`)
      for (const card of similar) stated.set(card.id, { ...stated.get(card.id), ...toCard(card) })
      if (firstFree !== undefined)
        stated.set(id, { ...stated.get(id), first: toFirst(firstFree === null ? undefined : firstFree) })
    }
    return stated
  },
  'pins of the map': async ({ client, days }) => {
    const at = `bbox=-180,15,-60,72&zoom=18&availableFrom=${days.from}&availableTo=${days.to}`
    const { clusters } = await json<MapAnswer>(client, `/api/listings/map?${at}`)
    const single = clusters.flatMap(({ listing }) => listing ?? [])
    return new Map(single.map((one) => [one.id, { ...toFacts(one), ...toDated(one) }]))
  },
  GeoJSON: async ({ client }) => {
    const { features } = await json<{ features: { properties: FoundListing }[] }>(
      client,
      '/api/listings.geojson?limit=50',
    )
    return byId(features.map(({ properties }) => properties))
  },
  'a comparison': async ({ client, ids, days }) => {
    const stated = new Map<number, Facts>()
    for (const some of inPieces(ids, 4)) {
      const path = `/api/comparison?ids=${some.join(',')}&from=${days.from}&to=${days.to}`
      const { spaces } = await json<ComparedSpaces>(client, path)
      for (const [id, facts] of toRowFacts(spaces)) stated.set(id, facts)
    }
    return stated
  },
  'marked spaces': async ({ client, ids }) => {
    const pages = inPieces(ids, 50).map((some) =>
      json<Listing[]>(client, `/api/favorites/listings?ids=${some.join(',')}`),
    )
    return byId((await Promise.all(pages)).flat())
  },
  'Find Ads': async ({ client }) => {
    const answer = await client.send('POST', '/api/ai/buyer', { query: 'billboards in Tacoma or Seattle' })
    return byId(((await answer.json()) as AssistantAnswer).matches.map(({ listing }) => listing))
  },
  'the assistant': async ({ client }) => {
    const answer = await client.send('POST', '/api/ai/suggest', { query: 'a screen in Seattle' })
    return byId(((await answer.json()) as AssistantAnswer).matches.map(({ listing }) => listing))
  },
  'tools for agents': async ({ client, ids }) =>
    each(ids, async (id) => toAgentFacts((await callTool(client, 'get_space', { id })).space as ForAgents)),
  'a search by agents': async ({ client }) => {
    const { spaces } = await callTool(client, 'search_spaces', { location: 'Tacoma', limit: 20 })
    return new Map((spaces as ForAgents[]).map((space) => [space.id, toAgentFacts(space)]))
  },
  'its seller’s page': async ({ client, ids }) => {
    const stated = new Map<number, Facts>()
    const sellers = new Map<number, string>()
    for (const id of ids) {
      const { seller, location } = await json<Listing>(client, `/api/listings/${id}`)
      if (sellers.has(seller.id)) continue
      const page = await json<Listing['seller']>(client, `/api/sellers/${seller.id}`)
      sellers.set(seller.id, page.company ?? page.name)
      for (const card of await json<SpaceCard[]>(client, `/api/sellers/${seller.id}/listings?limit=100`))
        stated.set(card.id, { ...toCard(card), seller: page.company ?? page.name })
      stated.set(id, { ...stated.get(id), place: location.text })
    }
    return stated
  },
  quotes: async ({ client, ids, days }) => {
    const stated = new Map<number, Facts>()
    for (const id of ids) {
      const answer = await client.send('POST', `/api/listings/${id}/quotes`, days)
      if (!answer.ok) continue
      const { totalCents, first, last } = (await answer.json()) as Record<string, unknown>
      stated.set(id, { total: String(totalCents), days: `${first} to ${last}` })
    }
    return stated
  },
}
