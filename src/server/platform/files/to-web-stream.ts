import type { Readable } from 'node:stream'
import { withinMs } from './silence-limit.ts'

/**
 * A stream that reads on only when its reader asks: what is large is never held. Node's own conversion counts chunks, not bytes.
 * @param silenceMs how long a source outside of this machine may take for the next piece
 */
export function toWebStream(source: Readable, silenceMs?: number): ReadableStream<Uint8Array> {
  // it may fail before anybody reads; the reader then hears of it, but an error without a listener ends the process
  source.on('error', () => {})
  const pieces = source[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>
  const next = () => (silenceMs === undefined ? pieces.next() : withinMs(silenceMs, pieces.next()))
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await next()
          if (done) controller.close()
          else controller.enqueue(value)
        } catch (error) {
          source.destroy()
          throw error
        }
      },
      cancel() {
        source.destroy()
      },
    },
    { highWaterMark: 0 },
  )
}
