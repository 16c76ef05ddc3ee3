import type { LiveEvent } from '#contract/edge/live.ts'
import type { FeedPosition } from './feed-position.ts'

const KINDS: LiveEvent['kind'][] = ['message', 'read', 'conversation', 'notice', 'reset']
/** A stream that is silent for so long sits behind a proxy that holds it back, or found no server. */
const SILENT_MS = 10_000
const SILENT_TIMES = 2
const POLL_MS = 15_000
/** Then a stream is tried again. */
const POLLS = 20
/** After a sleep of so long a line may be dead without either end knowing. */
const HIDDEN_MS = 30_000

interface Line {
  position: FeedPosition
  onEvent: (event: LiveEvent) => void
  /** Asks once for what is new. @returns false when the session has ended */
  poll: () => Promise<boolean>
  signal: AbortSignal
}

/** Keeps the one line of a browser: a stream where that works, else asking every 15 s while the page is visible. */
export async function holdLine(line: Line): Promise<void> {
  const { signal } = line
  for (let silent = 0; !signal.aborted; ) {
    const end = silent < SILENT_TIMES && 'EventSource' in window ? await stream(line) : 'refused'
    if (end === 'asleep') continue
    silent = end === 'silent' ? silent + 1 : end === 'heard' ? 0 : SILENT_TIMES
    if (silent < SILENT_TIMES || signal.aborted) continue
    if (!(await pollForAWhile(line))) return
    silent = 0
  }
}

/** How a stream ended: it never said hello, said so and fell silent, was refused, or has slept with its page. */
type End = 'silent' | 'heard' | 'refused' | 'asleep'

function stream({ position, onEvent, signal }: Line): Promise<End> {
  return new Promise((done) => {
    const over = new AbortController()
    const source = new EventSource(`/api/live?after=${position.seq}`)
    let hasHeard = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const end = (how: End) => {
      clearTimeout(timer)
      over.abort()
      source.close()
      done(how)
    }
    const waitForHello = () => {
      clearTimeout(timer)
      timer = setTimeout(() => end(hasHeard ? 'heard' : 'silent'), SILENT_MS)
    }
    source.addEventListener('hello', () => {
      hasHeard = true
      clearTimeout(timer)
    })
    for (const kind of KINDS)
      source.addEventListener(kind, ({ data }: MessageEvent<string>) => onEvent(JSON.parse(data)))
    source.addEventListener('replaced', () => end('refused'))
    // the browser comes back on its own, unless it was refused
    source.addEventListener('error', () =>
      source.readyState === EventSource.CLOSED ? end('refused') : waitForHello(),
    )
    onWakeUp(() => end('asleep'), over.signal)
    signal.addEventListener('abort', () => end('asleep'), { signal: over.signal })
    waitForHello()
  })
}

/** After the page was hidden for long, or the network was away. */
function onWakeUp(wake: () => void, signal: AbortSignal): void {
  let hiddenAt = document.hidden ? performance.now() : Number.POSITIVE_INFINITY
  const look = () => {
    if (document.hidden) hiddenAt = performance.now()
    else if (performance.now() - hiddenAt > HIDDEN_MS) wake()
  }
  document.addEventListener('visibilitychange', look, { signal })
  addEventListener('online', wake, { signal })
}

/** @returns false when the session has ended */
async function pollForAWhile({ poll, signal }: Line): Promise<boolean> {
  for (let polls = 0; polls < POLLS && !signal.aborted; polls++) {
    if (!(await poll())) return false
    await untilNextPoll(signal)
  }
  return true
}

/** Fifteen seconds, and until the page is visible. */
function untilNextPoll(signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const over = new AbortController()
    const finish = () => {
      over.abort()
      done()
    }
    const timer = setTimeout(() => {
      if (!document.hidden) return finish()
      document.addEventListener('visibilitychange', finish, { signal: over.signal })
    }, POLL_MS)
    over.signal.addEventListener('abort', () => clearTimeout(timer))
    signal.addEventListener('abort', finish, { signal: over.signal })
  })
}
