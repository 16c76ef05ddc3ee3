import { AppError } from './app-error.ts'

export interface LineOptions {
  /** So many run at once; the others wait in memory, and take no connection meanwhile. */
  running: number
  /** Longer than this the line never is: whoever comes then is refused at once. */
  maxWaiting: number
  /** Whoever has waited for so long is refused; without it, everybody gets their turn. */
  maxWaitMs?: number
}

/** A line of work: some at once, the others one after another in the order in which they came. */
export class Line {
  private running = 0
  /** In the order in which they came. */
  private readonly waiting = new Set<() => void>()
  private readonly options: LineOptions

  constructor(options: LineOptions) {
    this.options = options
  }

  /** @returns how to leave; a second call does nothing. @throws AppError `unavailable` where too many wait, or it took too long */
  async enter(): Promise<() => void> {
    if (this.running < this.options.running) this.running += 1
    else await this.wait()
    let isIn = true
    return () => {
      if (!isIn) return
      isIn = false
      const [next] = this.waiting
      if (next) next()
      else this.running -= 1
    }
  }

  private wait(): Promise<void> {
    const { maxWaiting, maxWaitMs } = this.options
    if (this.waiting.size >= maxWaiting) throw tooBusy()
    return new Promise((resolve, reject) => {
      const end = (settle: () => void) => {
        clearTimeout(timer)
        this.waiting.delete(turn)
        settle()
      }
      const turn = () => end(resolve)
      const timer =
        maxWaitMs === undefined ? undefined : setTimeout(() => end(() => reject(tooBusy())), maxWaitMs)
      this.waiting.add(turn)
    })
  }

  /** Runs some work in turn; who waits for something else meanwhile leaves early. @throws AppError as `enter` */
  async run<T>(work: (leave: () => void) => Promise<T>): Promise<T> {
    const leave = await this.enter()
    try {
      return await work(leave)
    } finally {
      leave()
    }
  }
}

function tooBusy(): AppError {
  return new AppError('unavailable', { message: BUSY, headers: { 'retry-after': '2' } })
}

const BUSY = 'Many people are at this right now. Nothing was done. Please try again in a moment.'
