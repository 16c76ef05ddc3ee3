import { monitorEventLoopDelay } from 'node:perf_hooks'

export interface LoadMeter {
  /** True when the event loop lags so far behind that expensive work should be shed. */
  isOverloaded(): boolean
}

interface Options {
  /** Median event loop delay since the last reading, in milliseconds. */
  readDelayMs?: () => number
  /** Milliseconds. */
  now?: () => number
}

/** With half of all event loop turns taking longer, more than one expensive answer is in progress: there is a queue. */
const MAX_DELAY_MS = 250
/** A single long answer among many short ones is no overload; within a second it does not move the median. */
const WINDOW_MS = 1_000

/** Measures lazily, at most once a second: an idle process measures nothing. */
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

/** Starts with the first reading, so that processes without traffic have no timer. */
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
