import type { LiveEvent } from '#contract/edge/live.ts'

interface Options {
  /** Number of the last event that the page knows. */
  after: number
  tell: (event: LiveEvent) => void
  ask: (after: number) => Promise<{ events: LiveEvent[]; hasMore: boolean }>
}

/** Where one tab is in its person's feed: each event is told once and in order, whichever way it comes. */
export class FeedPosition {
  #seq: number
  #asking: Promise<void> | null = null
  #isAskedAgain = false
  readonly #options: Options

  constructor(options: Options) {
    this.#seq = options.after
    this.#options = options
  }

  get seq(): number {
    return this.#seq
  }

  /** An event from the stream, an answer or another tab. @returns whether events before it are missing */
  take(event: LiveEvent): boolean {
    if (event.kind === 'reset' ? event.seq === this.#seq : event.seq <= this.#seq) return false
    if (event.kind !== 'reset' && event.seq > this.#seq + 1) return true
    this.#seq = event.seq
    this.#options.tell(event)
    return false
  }

  /** Asks for what follows. Calls while one is under way share it; it then asks once more, since it may have missed theirs. */
  catchUp(): Promise<void> {
    this.#isAskedAgain = this.#asking !== null
    this.#asking ??= this.#ask().finally(() => {
      this.#asking = null
    })
    return this.#asking
  }

  async #ask(): Promise<void> {
    do {
      this.#isAskedAgain = false
      const { events, hasMore } = await this.#options.ask(this.#seq)
      for (const event of events) this.take(event)
      this.#isAskedAgain ||= hasMore
    } while (this.#isAskedAgain)
  }
}
