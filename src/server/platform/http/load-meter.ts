import { monitorEventLoopDelay } from 'node:perf_hooks'

export interface LoadMeter {
  /** Whether the process is so far behind that it had better not begin what is expensive. */
  isOverloaded(): boolean
}

interface Options {
  /** Typical delay of the event loop since it was last asked for, in milliseconds. */
  readDelayMs?: () => number
  /** Milliseconds. */
  now?: () => number
}

/** Half of all turns of the event loop taking longer is more than one expensive answer: there is a queue. */
const MAX_DELAY_MS = 250
/** One long answer among many short ones is no load; over a second it does not stand out. */
const WINDOW_MS = 1_000

/** Measures when it is asked, at most once a second: a process without requests measures nothing. */
export function createLoadMeter({
  readDelayMs = measureLoop(),
  now = () => performance.now(),
}: Options = {}): LoadMeter {
  let readAt = Number.NEGATIVE_INFINITY
  let overloaded = false
  return {
    isOverloaded() {
      if (now() - readAt < WINDOW_MS) return overloaded
      readAt = now()
      overloaded = readDelayMs() > MAX_DELAY_MS
      return overloaded
    },
  }
}

/** Begins with the first reading, so that processes that serve nobody have no timer. */
function measureLoop(): () => number {
  let histogram: ReturnType<typeof monitorEventLoopDelay> | undefined
  return () => {
    if (!histogram) {
      histogram = monitorEventLoopDelay({ resolution: 10 })
      histogram.enable()
      return 0
    }
    const delayMs = histogram.percentile(50) / 1e6
    histogram.reset()
    return delayMs
  }
}
