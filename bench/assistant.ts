import { fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { answerBuyer } from '#assistant/answer-buyer.ts'
import type { AssistantListing } from '#assistant/listing.ts'
import { toMarket } from '#assistant/market.ts'
import { match } from '#assistant/match/match.ts'
import { embedPrototypes, findImpliedAudience } from '#assistant/meaning/implied-audience.ts'
import { listingMeaningText, readMeaning, similarityTo } from '#assistant/meaning/read-meaning.ts'
import { type CompactVector, toCompact } from '#assistant/meaning/vectors.ts'
import { readRequest } from '#assistant/understand/understand.ts'
import { startCluster } from '#server/platform/db/embedded/cluster.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { loadGazetteer } from '#server/platform/geocoding/load-gazetteer.ts'
import { createEmbedder } from '#server/platform/models/embeddings.ts'
import { MALLOC, V8_OPTIONS } from '#server/supervise.ts'
import { OPTIONS } from '#test/evaluation/evaluate.ts'
import { IMPLIED_AUDIENCES } from '#test/evaluation/implied-audiences.ts'
import { MARKET } from '#test/evaluation/market.ts'
import { ndcgAt10 } from '#test/evaluation/ndcg.ts'
import { RANKING_NEEDS } from '#test/evaluation/rankings.ts'
import { repeatMarket } from '#test/support/discovery/market-index.ts'
import { QUERY_SETS } from '#training/requests/own-requests.ts'
import { fillMarket } from './assistant/fill-market.ts'

/**
 * `npm run bench:assistant [-- --sizes=100000,1000000]`: latency over 10,000 listings in memory scored one by one, what
 * the sentence model adds to the rules, then answers over larger markets as in the product, beside plain SQL.
 */
const LISTINGS = 10_000
/** Letters of a long text, and how often each is read. */
const LONG = 5_000
const LONG_ROUNDS = 10
const { values: args } = parseArgs({ options: { sizes: { type: 'string', default: '100000,1000000' } } })
const SIZES = args.sizes.split(',').filter(Boolean).map(Number)
const gazetteer = loadGazetteer()
const options = { ...OPTIONS, findPlaces: (text: string) => gazetteer.findPlacesInText(text) }
const texts = Object.values(QUERY_SETS)
  .flat()
  .map(({ text }) => text)
const whole = toMarket(repeatMarket(LISTINGS))
const embedder = createEmbedder({
  onFailure: (reason) => console.log(`No sentence model: ${reason}`),
  timeoutMs: 60_000,
})

const memoryBefore = process.memoryUsage().rss
const loadStart = performance.now()
const prototypes = await embedPrototypes(embedder.embed)
console.log(
  `Model loaded and ${prototypes?.length ?? 0} audience sentences embedded in ${Math.round(performance.now() - loadStart)} ms`,
)
const vectors = await embedMarket()

await printLatency()
await printAblation()
console.log(`Memory: ${Math.round((process.memoryUsage().rss - memoryBefore) / 1e6)} MB more with the model`)
await embedder.close()
await measureLargeMarkets()

async function measureLargeMarkets(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'placard-bench-'))
  const cluster = await startCluster(folder, { shared_buffers: '512MB', max_wal_size: '4GB' })
  const url = cluster.url('postgres')
  try {
    await migrate(url)
    let from = 0
    for (const count of SIZES) {
      await fillMarket(url, { from, count })
      from = count
      const child = fork(join(import.meta.dirname, 'assistant/large-market.ts'), [url], {
        execArgv: ['--expose-gc', ...V8_OPTIONS],
        env: { ...MALLOC, ...process.env },
      })
      await new Promise((done) => child.once('exit', done))
    }
  } finally {
    cluster.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function embedMarket(): Promise<Map<string, CompactVector>> {
  const said = MARKET.map(listingMeaningText)
  const embedded = (await embedder.embed(said)) ?? []
  return new Map(embedded.map((vector, index) => [said[index] as string, toCompact(vector)]))
}

function vectorOf(listing: AssistantListing): CompactVector | undefined {
  return vectors.get(listingMeaningText(listing))
}

async function printLatency(): Promise<void> {
  for (const text of texts.slice(0, 40)) answerBuyer(readRequest(text, options), whole)
  const understanding: number[] = []
  const rules: number[] = []
  const model: number[] = []
  for (const text of texts) {
    const start = performance.now()
    const request = readRequest(text, options)
    understanding.push(performance.now() - start)
    answerBuyer(request, whole)
    rules.push(performance.now() - start)
  }
  const long: number[] = []
  for (let round = 0; round < LONG_ROUNDS; round++)
    for (const text of longTexts()) {
      const start = performance.now()
      readRequest(text, options)
      long.push(performance.now() - start)
    }
  for (const text of texts.slice(0, 60)) {
    const start = performance.now()
    await readMeaning(readRequest(text, options), text, { embed: embedder.embed, prototypes })
    model.push(performance.now() - start)
  }
  console.log(`\nLatency, ${LISTINGS} listings          p50 ms   p95 ms`)
  console.log(`  understanding                  ${row(understanding)}`)
  console.log(`  understanding, 5,000 letters   ${row(long)}`)
  console.log(`  whole answer, rules            ${row(rules)}`)
  console.log(`  understanding + sentence model ${row(model)}`)
}

/** All requests of the sets, one after another, in texts of 5,000 letters. */
function longTexts(): string[] {
  const whole = texts.join('\n')
  return Array.from({ length: Math.floor(whole.length / LONG) }, (_, n) =>
    whole.slice(n * LONG, (n + 1) * LONG),
  )
}

function row(times: number[]): string {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] as number).toFixed(1)
  return `${at(0.5).padStart(7)}  ${at(0.95).padStart(7)}`
}

async function printAblation(): Promise<void> {
  const implied = await measureImplied()
  console.log('\n                        rules only   rules + model')
  console.log(
    `  ranking nDCG@10       ${(await ndcg(false)).toFixed(3).padStart(10)}   ${(await ndcg(true)).toFixed(3).padStart(13)}`,
  )
  console.log(
    `  implied audiences: found ${share(implied.rulesRight, implied.wanted)} by rules, ${share(implied.right, implied.wanted)} with the model; of those the model named ${share(implied.modelRight, implied.modelSaid)} right`,
  )
}

function share(part: number, whole: number): string {
  return `${part}/${whole}`
}

async function ndcg(withModel: boolean): Promise<number> {
  let sum = 0
  for (const { text, gain } of RANKING_NEEDS) {
    const plain = readRequest(text, OPTIONS)
    const { request, vector } = withModel
      ? await readMeaning(plain, text, { embed: embedder.embed, prototypes })
      : { request: plain, vector: null }
    const similarity = similarityTo(vector, vectorOf)
    const ranked = match(request.criteria, MARKET, {
      places: request.places,
      words: request.words,
      limit: 10,
      ...(similarity && { similarity }),
    })
    sum += ndcgAt10(
      ranked.map(({ listing }) => gain(listing)),
      MARKET.map(gain),
    )
  }
  return sum / RANKING_NEEDS.length
}

/** Rules first, the model only where they find no audience: as in the product. */
async function measureImplied() {
  const result = { wanted: 0, rulesRight: 0, right: 0, modelSaid: 0, modelRight: 0 }
  for (const [phrase, audience] of IMPLIED_AUDIENCES) {
    result.wanted += Number(audience !== null)
    const ruled = readRequest(`posters to reach ${phrase}`, OPTIONS).criteria.audiences
    const byRules = audience !== null && ruled.includes(audience)
    result.rulesRight += Number(byRules)
    const [vector] = ruled.length === 0 ? ((await embedder.embed([phrase])) ?? []) : []
    const heard = vector && prototypes ? findImpliedAudience(vector, prototypes) : null
    result.modelSaid += Number(heard !== null)
    result.modelRight += Number(heard !== null && heard === audience)
    result.right += Number(byRules || (heard !== null && heard === audience))
  }
  return result
}
