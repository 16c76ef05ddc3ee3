import type { LiveEvent } from '#contract/edge/live.ts'
import { ApiError, api } from '#web/platform/api.ts'
import { FeedPosition } from './feed-position.ts'
import { holdLine } from './hold-line.ts'

interface Options {
  userId: number
  /** Number of the last event that the page knows. */
  after: number
  tell: (event: LiveEvent) => void
  signal: AbortSignal
}

/** What tabs tell each other: an event, a question where the leader stands, and its answer. */
type Word = { event: LiveEvent } | { isAsking: true } | { at: number }

/** Follows the feed of a person until the signal, again when the page comes back from the browser's cache. */
export function followFeed({ userId, after, tell, signal }: Options): void {
  const position = new FeedPosition({
    after,
    tell,
    ask: (from) => api('GET /api/live/events', { query: { after: String(from) } }),
  })
  const name = `placard-live-${userId}`
  let away = new AbortController()
  const come = () => {
    away = new AbortController()
    join(position, { name, signal: AbortSignal.any([signal, away.signal]) })
  }
  // a page that holds a lock or a channel is not kept for the back button
  addEventListener('pagehide', () => away.abort(), { signal })
  addEventListener('pageshow', (event) => event.persisted && come(), { signal })
  come()
}

/** One tab of a browser holds the line; it hands on what comes to the others. HTTP/1.1 gives a site six connections. */
function join(position: FeedPosition, { name, signal }: { name: string; signal: AbortSignal }): void {
  const tabs = new BroadcastChannel(name)
  const say = (word: Word) => {
    if (!signal.aborted) tabs.postMessage(word)
  }
  let isLeader = false
  const hear = (word: Word) => {
    if ('event' in word && position.take(word.event)) void catchUp(position)
    if ('at' in word && word.at > position.seq) void catchUp(position)
    if ('isAsking' in word && isLeader) say({ at: position.seq })
  }
  tabs.addEventListener('message', ({ data }: MessageEvent<Word>) => hear(data), { signal })
  signal.addEventListener('abort', () => tabs.close())
  say({ isAsking: true })
  void lead(name, signal, () => {
    isLeader = true
    const onEvent = (event: LiveEvent) => {
      say({ event })
      if (position.take(event)) void catchUp(position)
    }
    const poll = async () => {
      const isSignedIn = await catchUp(position)
      say({ at: position.seq })
      return isSignedIn
    }
    return holdLine({ position, onEvent, poll, signal })
  })
}

/** Runs `work` in one tab at a time. Without TLS there are no locks, and each tab leads. */
async function lead(name: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return work()
  await navigator.locks.request(name, { signal }, work).catch((error) => {
    if (!signal.aborted) throw error
  })
}

/** @returns false when the session has ended */
async function catchUp(position: FeedPosition): Promise<boolean> {
  try {
    await position.catchUp()
    return true
  } catch (error) {
    return !(error instanceof ApiError && (error.status === 401 || error.status === 403))
  }
}
