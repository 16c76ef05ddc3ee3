import { setTimeout as sleep } from 'node:timers/promises'
import { readResidentMb, withProduct } from './product.ts'

/**
 * `npm run bench:memory -- [SECONDS]`: resident memory of the web and the job process after mixed requests at 200 a second (default
 * five minutes) and a minute of rest.
 */
const PORT = 4378
const PER_SECOND = 200
const REST_S = 60
const SECONDS = Number(process.argv[2] ?? 300)
const CITIES = ['Seattle', 'Tacoma', 'Olympia', 'Everett', 'Bellevue', 'Spokane', 'Portland, OR']
const ARTICLES = ['ai-buyer-agent', 'pricing-models', 'nothing-like-it']

const pick = <T>(list: readonly T[], n: number): T => list[n % list.length]!

/** Request mix of a busy day: pages, panning, searching, places, writes, and 404s. */
function toRequest(n: number): { path: string; body?: object } {
  const spread = (n * 7919) % 1000
  switch (n % 10) {
    case 0:
      return { path: '/' }
    case 1:
      return { path: `/listing/${1 + (spread % 180)}` }
    case 2:
      return { path: `/help/articles/${pick(ARTICLES, n)}` }
    case 3:
      return { path: `/?location=${pick(CITIES, spread)}&priceMax=${spread * 5}` }
    case 4:
      return { path: `/api/listings?location=${pick(CITIES, spread)}&limit=50` }
    case 5:
      return { path: `/api/listings/map?bbox=${-122.5 - spread / 1000},47.1,-121.9,47.8&zoom=${9 + (n % 5)}` }
    case 6:
      return { path: `/api/listings/${1 + (spread % 220)}` }
    case 7:
      return { path: `/api/places?q=${pick(CITIES, spread).slice(0, 2 + (n % 5))}` }
    case 8:
      return { path: `/api/listings/${1 + (spread % 180)}/views`, body: {} }
    default:
      return { path: `/api/listings?q=${pick(['wall', 'mural', 'bus', 'ferry', 'radio'], spread)}` }
  }
}

await withProduct(PORT, { RATE_LIMIT_SCALE: '10000', LOG_LEVEL: 'silent' }, async ({ base, pid }) => {
  const read = async (when: string) => ({
    ...(await readWeb(base, when)),
    'job process MB': readResidentMb(pid, 'src/worker.ts'),
  })
  const rows = [await read('at start')]
  const statuses = new Map<number, number>()
  const startedAt = performance.now()
  let n = 0
  let isOpen = 0
  for (let said = 0; n < SECONDS * PER_SECOND; ) {
    const due = Math.min(((performance.now() - startedAt) / 1000) * PER_SECOND, SECONDS * PER_SECOND)
    for (; n < due && isOpen < 500; n++) {
      isOpen += 1
      void ask(base, n).then((status) => {
        isOpen -= 1
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
      })
    }
    const second = Math.floor(n / PER_SECOND)
    if (second >= said + 30) {
      said = second
      rows.push(await read(`after ${second} s`))
    }
    await sleep(5)
  }
  await sleep(REST_S * 1000)
  rows.push(await read(`after ${REST_S} s of rest`))
  console.table(rows)
  console.log(Object.fromEntries(statuses), `in ${Math.round((performance.now() - startedAt) / 1000)} s`)
})

async function ask(base: string, n: number): Promise<number> {
  const { path, body } = toRequest(n)
  const headers = { 'content-type': 'application/json', 'accept-encoding': n % 3 ? 'br, gzip' : 'gzip' }
  const init = body ? { method: 'POST', body: JSON.stringify(body) } : {}
  try {
    const answer = await fetch(base + path, { ...init, headers, signal: AbortSignal.timeout(20_000) })
    await answer.arrayBuffer()
    return answer.status
  } catch {
    return 0
  }
}

async function readWeb(base: string, when: string) {
  const text = await (await fetch(`${base}/metrics`)).text()
  const megabytes = (name: string) =>
    Math.round(Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]) / 1e6)
  return {
    when,
    'resident MB': megabytes('process_resident_memory_bytes'),
    'heap MB': megabytes('nodejs_heap_size_used_bytes'),
    'heap kept MB': megabytes('nodejs_heap_size_total_bytes'),
    'external MB': megabytes('nodejs_external_memory_bytes'),
  }
}
