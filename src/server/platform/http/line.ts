import { AppError } from './app-error.ts'

export interface LineOptions {
  /** So many run at once; the others wait in memory, and take no connection meanwhile. */
  running: number
  /** Longer than this nobody waits: whoever comes then is refused at once. */
  maxWaiting: number
}

/** A line of work: some at once, the others one after another in the order in which they came. */
export class Line {
  private running = 0
  private readonly waiting: (() => void)[] = []
  private readonly options: LineOptions

  constructor(options: LineOptions) {
    this.options = options
  }

  /** @returns how to leave; a second call does nothing. @throws AppError `unavailable` where too many wait */
  async enter(): Promise<() => void> {
    if (this.running < this.options.running) this.running += 1
    else {
      if (this.waiting.length >= this.options.maxWaiting)
        throw new AppError('unavailable', { headers: { 'retry-after': '2' } })
      await new Promise<void>((turn) => this.waiting.push(turn))
    }
    let isIn = true
    return () => {
      if (!isIn) return
      isIn = false
      const next = this.waiting.shift()
      if (next) next()
      else this.running -= 1
    }
  }

  /** Runs some work in turn. @throws AppError as `enter` */
  async run<T>(work: () => Promise<T>): Promise<T> {
    const leave = await this.enter()
    try {
      return await work()
    } finally {
      leave()
    }
  }
}
