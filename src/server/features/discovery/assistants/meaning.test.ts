import { expect, it } from 'vitest'
import { similarityTo } from '#assistant/meaning/read-meaning.ts'
import { readRequest } from '#assistant/understand/understand.ts'
import type { Listing } from '#contract/listings/listings.ts'
import { buildListing, buildUser } from '#test/support/listings/build-listing.ts'
import { createTestApp } from '#test/support/test-app.ts'
import { loadGazetteer } from '../../../platform/geocoding/load-gazetteer.ts'
import { createEmbedder } from '../../../platform/models/embeddings.ts'
import { embedListings } from './embed-listings.ts'
import { readVectors } from './listing-vectors.ts'
import { createMeaningReader } from './meaning-reader.ts'

const { db, context } = await createTestApp()
const until = () => new Date(Date.now() + 30_000)
const options = { now: new Date(), findPlaces: loadGazetteer().findPlacesInText }
const seller = await buildUser(db)
const nursery = await buildListing(db, {
  seller_id: seller,
  title: 'Wall beside the playground',
  description: 'Mothers and fathers with toddlers walk by all day.',
})
const freeway = await buildListing(db, {
  seller_id: seller,
  title: 'Bulletin over the freeway',
  description: 'Drivers see it from the fast lane.',
})
const counting = () => {
  const texts: string[] = []
  const embed = async (given: readonly string[]) => {
    texts.push(...given)
    return given.map(() => Float32Array.from([1, 0]))
  }
  return { texts, embedder: { embed, unload: async () => {}, close: async () => {} } }
}

it('embeds active listings once per change of their text', async () => {
  const first = counting()
  expect(await embedListings(db, { embedder: first.embedder, until: until() })).toBe(2)
  expect(await embedListings(db, { embedder: first.embedder, until: until() })).toBe(0)
  await db.updateTable('listings').set({ price: 7 }).where('id', '=', freeway).execute()
  expect(await embedListings(db, { embedder: first.embedder, until: until() })).toBe(0)
  await db.updateTable('listings').set({ title: 'Other words' }).where('id', '=', freeway).execute()
  expect(await embedListings(db, { embedder: first.embedder, until: until() })).toBe(1)
  expect(first.texts.at(-1)).toMatch(/^Other words/)
})

it('postpones listings while the model is unavailable', async () => {
  const id = await buildListing(db, { seller_id: seller })
  const embedder = { ...counting().embedder, embed: async () => null }
  expect(await embedListings(db, { embedder, until: until() })).toBe(0)
  await db.deleteFrom('listings').where('id', '=', id).execute()
})

it('finds listings by meaning that share no word with the request', { timeout: 60_000 }, async () => {
  await db.deleteFrom('listing_embeddings').execute()
  const embedder = createEmbedder({ onFailure: (reason) => expect.fail(reason), timeoutMs: 30_000 })
  await embedListings(db, { embedder, until: until() })
  const read = createMeaningReader({ ...context, embedder }, 30_000)
  const text = 'advertise to parents pushing small children in strollers'
  const { vector } = await read(readRequest(text, options), text)
  const vectors = await readVectors(db, [nursery, freeway])
  const similarity = similarityTo(vector, ({ id }) => vectors.get(id))!
  const [wall, bulletin] = (await context.search.get([nursery, freeway])) as [Listing, Listing]
  expect(similarity(wall)).toBeGreaterThan(similarity(bulletin))
  await embedder.close()
})

it('answers by rules alone when the model fails', async () => {
  const reasons: string[] = []
  const embedder = createEmbedder({
    onFailure: (reason) => reasons.push(reason),
    workerUrl: new URL('./no-such-worker.ts', import.meta.url),
  })
  const said = readRequest('billboards in Tacoma', options)
  expect(await createMeaningReader({ ...context, embedder })(said, 'billboards in Tacoma')).toEqual({
    request: said,
    vector: null,
  })
  expect(reasons).toHaveLength(1)
})
