/**
 * Answers over a market read from Postgres, beside a plain Postgres shortlist, in a process of its own to measure its
 * memory. `node --expose-gc bench/assistant/large-market.ts URL`
 */
import { readRequest, type Understanding } from '#assistant/understand/understand.ts'
import { parseConfig } from '#server/config.ts'
import { createAnswerer } from '#server/features/discovery/assistants/answer-question.ts'
import { listingsWithSeller } from '#server/features/listings/listings/queries.ts'
import { loadGazetteer } from '#server/platform/geocoding/load-gazetteer.ts'
import { createRateLimiter } from '#server/platform/http/rate-limit.ts'
import { OPTIONS } from '#test/evaluation/evaluate.ts'
import { QUERY_SETS } from '#training/requests/own-requests.ts'
import { followListings } from '../follow-listings.ts'
import { formatMs, printTable } from '../search/measure.ts'

const [url] = process.argv.slice(2)
const { db, log, search, stop } = await followListings(url!)
const texts = Object.values(QUERY_SETS)
  .flat()
  .map(({ text }) => text)
  .filter((_, index) => index % 2 === 0)
const gazetteer = loadGazetteer()
const options = { ...OPTIONS, findPlaces: (text: string) => gazetteer.findPlacesInText(text) }
const config = parseConfig({ DATABASE_URL: url, LOG_LEVEL: 'error' })
const limiter = createRateLimiter(db, 1)
const noPlan = () => Promise.reject(new Error('no plan is asked for'))
const answer = createAnswerer(
  {
    db,
    gazetteer: loadGazetteer,
    search,
    limiter,
    config,
    log,
    now: () => new Date(),
    embedder: null,
    languageModel: null,
  },
  noPlan,
)

// what understanding keeps is there without any market
for (const text of texts) readRequest(text, options)
const kernel = residentMb()
const answers = await time(texts, async (text) => {
  const understanding = readRequest(text, options)
  const answered = await answer({ text, userType: 'buyer', understanding, asker: 'bench' })
  JSON.stringify(answered.answer)
})
const after = residentMb()
const requests = texts.map((text) => readRequest(text, options)).filter(({ isRequest }) => isRequest)
const peer = await time(requests.slice(0, 40), shortlistByPostgres)
const index = await search.openIndex()
console.log(`\n${index.size.toLocaleString('en')} spaces`)
printTable([
  ['', 'p50 ms', 'p95 ms'],
  ['whole answer, rules', ...answers],
  ['the same shortlist read by plain SQL, not weighed', ...peer],
])
console.log(`Memory: ${kernel} MB with the index, ${after - kernel} MB more after ${texts.length} answers`)
await stop()
await db.destroy()

function residentMb(): number {
  globalThis.gc?.()
  globalThis.gc?.()
  return Math.round(process.memoryUsage().rss / 1e6)
}

async function time<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<string[]> {
  for (const item of items.slice(0, 10)) await work(item)
  const times: number[] = []
  for (const item of items) {
    const start = performance.now()
    await work(item)
    times.push(performance.now() - start)
  }
  times.sort((a, b) => a - b)
  return [0.5, 0.95].map((share) => formatMs(times[Math.floor((times.length - 1) * share)]!))
}

/** Kind and place only: what a database index can answer. */
async function shortlistByPostgres({ criteria, places: [place] }: Understanding): Promise<void> {
  let query = listingsWithSeller(db).where('listings.status', '=', 'active')
  if (criteria.adTypes.length > 0) query = query.where('ad_type', 'in', criteria.adTypes)
  if (criteria.priceMax !== null) query = query.where('price', '<=', criteria.priceMax)
  if (place) {
    const { lat, lng } = place
    query = query
      .where((eb) =>
        eb.and([eb.between('lat', lat - 1.7, lat + 1.7), eb.between('lng', lng - 2.5, lng + 2.5)]),
      )
      .orderBy((eb) =>
        eb(
          eb(eb('lat', '-', lat), '*', eb('lat', '-', lat)),
          '+',
          eb(eb('lng', '-', lng), '*', eb('lng', '-', lng)),
        ),
      )
  }
  await query.limit(600).execute()
}
