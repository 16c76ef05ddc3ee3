// Keeps what a page under /proof/ needs without a network: the page itself, what it loads, and its pictures. Nothing else of the
// site has such a worker. Photos that wait are not here but in the page's own database.
const KEPT = 'placard-proof'
/** One bar of signal answers nothing for long: where there is a copy, it is shown after that. */
const PATIENCE_MS = 8000
/** Copies beyond this go, the oldest first. */
const MOST = 400

addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(clients.claim()))

addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (pathname.startsWith('/assets/')) event.respondWith(fromCopy(request))
  else if (isNeeded(request, pathname)) event.respondWith(fromNetwork(request))
})

/** The page names what it has loaded before this worker was there, and the headers of its own requests. */
addEventListener('message', (event) => {
  const { paths, headers } = event.data ?? {}
  if (!Array.isArray(paths)) return
  event.waitUntil(
    keepAll(paths.slice(0, MOST), headers).then((isKept) => event.source?.postMessage({ isKept })),
  )
})

function isNeeded(request, pathname) {
  if (request.mode === 'navigate') return pathname.startsWith('/proof/')
  return /^\/(?:media|illustrations)\/|^\/api\/bookings\/\d{1,10}\/(?:capture$|creatives\/)|^\/api\/crew\/[\w-]{1,100}(?:$|\/artwork\/)/.test(
    pathname,
  )
}

/** Names of built files change with their contents. */
async function fromCopy(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? keep(request)
}

async function fromNetwork(request) {
  const copy = await caches.match(request, { ignoreVary: true })
  if (!copy) return keep(request)
  try {
    const answer = await keep(request, { signal: AbortSignal.timeout(PATIENCE_MS) })
    return answer.status < 500 ? answer : copy
  } catch {
    return copy
  }
}

async function keep(request, options) {
  const answer = await fetch(request, options)
  // whoever is there now is not signed in: nothing of whoever was before is shown to them later
  if (answer.status === 401) await caches.delete(KEPT)
  // a full phone keeps no copy, and shows the page all the same
  if (answer.status === 200) await keepCopy(request, answer.clone()).catch(() => {})
  return answer
}

async function keepCopy(request, answer) {
  const cache = await caches.open(KEPT)
  await cache.put(request, answer)
}

async function keepAll(paths, headers) {
  const cache = await caches.open(KEPT)
  const kept = await Promise.all(paths.map((path) => keepOne(cache, String(path), headers)))
  await dropOld(cache, new Set(paths.map((path) => new URL(path, location.origin).href)))
  return kept.every(Boolean)
}

/** What the page needs stays, however old. */
async function dropOld(cache, needed) {
  const keys = await cache.keys()
  const others = keys.filter(({ url }) => !needed.has(url))
  const spare = others.slice(0, Math.max(0, keys.length - MOST))
  await Promise.all(spare.map((key) => cache.delete(key)))
}

/** What is there already, and never changes, is not asked for again. */
async function keepOne(cache, path, headers = {}) {
  const url = new URL(path, location.origin)
  if (url.origin !== location.origin) return true
  if (url.pathname.startsWith('/assets/') && (await cache.match(url, { ignoreVary: true }))) return true
  try {
    const answer = await fetch(url, { headers })
    if (answer.status === 200) await cache.put(url, answer)
    return answer.ok
  } catch {
    return false
  }
}
