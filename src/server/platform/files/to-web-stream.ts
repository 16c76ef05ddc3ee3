import type { Readable } from 'node:stream'

/** A stream that reads on only when its reader asks: what is large is never held. Node's own conversion counts chunks, not bytes. */
export function toWebStream(source: Readable): ReadableStream<Uint8Array> {
  // it may fail before anybody reads; the reader then hears of it, but an error without a listener ends the process
  source.on('error', () => {})
  const pieces = source[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await pieces.next()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      cancel() {
        source.destroy()
      },
    },
    { highWaterMark: 0 },
  )
}
