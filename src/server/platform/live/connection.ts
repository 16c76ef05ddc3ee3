import { required } from '#domain/required.ts'
import type { Placed } from './choose-evicted.ts'

/** Unsent bytes above which nothing more gets to a slow reader. */
export const MAX_UNSENT_BYTES = 64 * 1024

const encoder = new TextEncoder()
const COMMENT = encoder.encode(':\n\n')

/** Where a reader stands: the number of the last event they have. */
export interface Position {
  userId: number
  after: number
}

export interface ConnectionOptions extends Position, Placed {
  sessionId: string
  /** Cuts the line to a reader that takes nothing any more. */
  cut: () => void
}

interface Events {
  onClose(connection: LiveConnection): void
  /** A slow reader has taken what was queued. */
  onRoom(connection: LiveConnection): void
}

/** One event stream to one browser, with bounded memory: a slow reader gets more only once it has taken what it has. */
export class LiveConnection implements Placed {
  readonly userId: number
  readonly network: string
  readonly isVerified: boolean
  readonly sessionId: string
  readonly body: ReadableStream<Uint8Array>
  /** Number of the last event handed over. */
  sent: number
  #controller!: ReadableStreamDefaultController<Uint8Array>
  #isFull = false
  #wasFull = false
  #isClosed = false
  readonly #cut: () => void
  readonly #events: Events

  constructor(options: ConnectionOptions, events: Events) {
    const { userId, network, isVerified, sessionId, after, cut } = options
    this.userId = userId
    this.network = network
    this.isVerified = isVerified
    this.sessionId = sessionId
    this.sent = after
    this.#cut = cut
    this.#events = events
    this.body = new ReadableStream(
      {
        start: (controller) => {
          this.#controller = controller
        },
        pull: () => this.#makeRoom(),
        cancel: () => this.#close(),
      },
      { highWaterMark: MAX_UNSENT_BYTES, size: ({ byteLength }) => byteLength },
    )
  }

  get hasRoom(): boolean {
    return !this.#isFull
  }

  write(bytes: Uint8Array): void {
    if (this.#isClosed) return
    this.#controller.enqueue(bytes)
    this.#isFull = required(this.#controller.desiredSize) <= 0
  }

  /** Keeps the line from being taken for dead. @returns false when nothing was taken since the last time */
  beat(): boolean {
    if (this.#isFull && this.#wasFull) return false
    this.#wasFull = this.#isFull
    if (!this.#isFull) this.write(COMMENT)
    return true
  }

  /** Ends it after what is queued; the browser comes back after `retryMs` and resumes. */
  end(retryMs: number): void {
    if (this.#isClosed) return
    this.#close()
    this.#controller.enqueue(encoder.encode(`retry: ${retryMs}\n\n`))
    this.#controller.close()
  }

  /** Ends it without waiting for what is queued to be taken. */
  drop(retryMs: number): void {
    this.end(retryMs)
    this.#cut()
  }

  #close(): void {
    if (this.#isClosed) return
    this.#isClosed = true
    this.#events.onClose(this)
  }

  #makeRoom(): void {
    if (!this.#isFull || required(this.#controller.desiredSize) <= 0) return
    this.#isFull = false
    this.#wasFull = false
    this.#events.onRoom(this)
  }
}
