import type { Answered } from './answer-question.ts'

const encoder = new TextEncoder()
const event = (name: string, data: object) =>
  encoder.encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)

/**
 * The answer as server-sent events: `answer` with everything but the text, `sentence` for each verified sentence, and
 * `done` with the final text — the built-in one when the model's failed on the way.
 */
export function streamAnswer({ answer, words }: Answered): Response {
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const { suggestion, ...facts } = answer
      const send = (name: string, data: object) => controller.enqueue(event(name, data))
      try {
        send('answer', { ...facts, suggestion: words ? '' : suggestion })
        const sentences: string[] = []
        const isWhole = words !== null && (await sendWords(words, sentences, send))
        send('done', { suggestion: isWhole ? sentences.join(' ') : suggestion })
        controller.close()
      } catch {
        // the client disconnected
      }
    },
    async cancel() {
      await words?.return(undefined)
    },
  })
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    },
  })
}

async function sendWords(
  words: AsyncGenerator<string>,
  sentences: string[],
  send: (name: string, data: object) => void,
): Promise<boolean> {
  const iterator = words[Symbol.asyncIterator]()
  for (;;) {
    const next = await iterator.next().catch(() => null)
    if (next === null) return false
    if (next.done) return true
    sentences.push(next.value)
    send('sentence', { text: next.value })
  }
}
