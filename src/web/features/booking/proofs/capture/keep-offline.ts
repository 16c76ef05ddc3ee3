import { actingForHeaders } from '#web/platform/acting-for.ts'

const WORKER = '/proof/worker.js'
/** Parts of this page, and pictures on it. */
const NEEDED =
  /^\/(?:assets|media|illustrations)\/|^\/api\/bookings\/\d{1,10}\/(?:capture$|creatives\/)|^\/api\/crew\/[\w-]{1,100}(?:$|\/artwork\/)/

/**
 * Lets this page open without a network: its worker keeps the page, what it has loaded, and its pictures.
 * @param pictures addresses of pictures that it shows only when they are looked at
 * @returns whether all of it is kept
 */
export async function keepOffline(pictures: readonly string[] = []): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false
  const { serviceWorker } = navigator
  await serviceWorker.register(WORKER, { scope: '/proof/' })
  const { active } = await serviceWorker.ready
  if (!active) return false
  const answered = new Promise<boolean>((resolve) => {
    const onMessage = ({ data }: MessageEvent) => {
      serviceWorker.removeEventListener('message', onMessage)
      resolve(data?.isKept === true)
    }
    serviceWorker.addEventListener('message', onMessage)
  })
  active.postMessage({
    paths: [...new Set([location.pathname, ...listLoaded(), ...pictures])],
    headers: actingForHeaders(),
  })
  serviceWorker.startMessages()
  return answered
}

function listLoaded(): string[] {
  const urls = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  const own = urls.filter(({ origin, pathname }) => origin === location.origin && NEEDED.test(pathname))
  return [...new Set(own.map(({ pathname, search }) => pathname + search))]
}
