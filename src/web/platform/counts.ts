import type { Counts } from '#contract/ground/counts.ts'

const SEEN_MS = 1000
const WAIT_MS = 5000
/** What the server takes at once. */
const MOST = 100

type PendingCounts = Counts & { appearances: number[]; contacts: number[] }
const NOTHING: PendingCounts = { appearances: [], contacts: [] }

let waiting = NOTHING
let shown = new Set<number>()
let timer: ReturnType<typeof setTimeout> | undefined

function flush(): void {
  clearTimeout(timer)
  timer = undefined
  const { appearances, contacts, ...rest } = waiting
  const body = {
    ...rest,
    ...(appearances.length > 0 && { appearances }),
    ...(contacts.length > 0 && { contacts }),
  }
  waiting = NOTHING
  if (Object.keys(body).length > 0)
    navigator.sendBeacon('/api/counts', new Blob([JSON.stringify(body)], { type: 'application/json' }))
}

/** Sent a few seconds later, together, or when the page is left. Who asks not to be counted sends nothing. */
function add(more: Partial<Counts>): void {
  const { doNotTrack, globalPrivacyControl } = navigator as {
    doNotTrack?: string | null
    globalPrivacyControl?: boolean
  }
  if (doNotTrack === '1' || globalPrivacyControl) return
  const join = (kind: 'appearances' | 'contacts') => [...waiting[kind], ...(more[kind] ?? [])]
  waiting = { ...waiting, ...more, appearances: join('appearances'), contacts: join('contacts') }
  if (waiting.appearances.length >= MOST || waiting.contacts.length >= MOST) flush()
  else timer ??= setTimeout(flush, WAIT_MS)
}

if (typeof document !== 'undefined')
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && flush(), true)

/** Counts each card of a list, half of which is in sight for a second, once a search. @returns how to stop */
export function watchCards(list: HTMLElement): () => void {
  const timers = new Map<Element, ReturnType<typeof setTimeout>>()
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        clearTimeout(timers.get(target))
        const id = Number((target as HTMLElement).dataset.listing)
        if (!isIntersecting || shown.has(id)) continue
        const see = () => {
          shown.add(id)
          add({ appearances: [id] })
        }
        timers.set(target, setTimeout(see, SEEN_MS))
      }
    },
    { threshold: 0.5 },
  )
  for (const card of list.querySelectorAll('[data-listing]')) observer.observe(card)
  return () => {
    observer.disconnect()
    for (const one of timers.values()) clearTimeout(one)
  }
}

/** Another search shows other cards: each counts once again. */
export function clearShown(): void {
  shown = new Set()
}

/** Of searches that follow each other quickly, as when a map is moved, the last. */
export function countSearch(search: NonNullable<Counts['search']>): void {
  clearShown()
  add({ search })
}

export function countContact(id: number): void {
  add({ contacts: [id] })
}
