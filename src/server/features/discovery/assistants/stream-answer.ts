import type { AnswerText } from './agent/create-wording.ts'
import type { Answered } from './answer-question.ts'

const encoder = new TextEncoder()
const event = (name: string, data: object) =>
  encoder.encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)

/**
 * The answer as server-sent events: `answer` with everything but the text, `sentence` for each verified sentence, and
 * `done` with the final text and its links — the built-in text when the model's failed on the way.
 */
export function streamAnswer({ answer, words }: Answered): Response {
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const { suggestion, ...facts } = answer
      const send = (name: string, data: object) => controller.enqueue(event(name, data))
      try {
        send('answer', { ...facts, suggestion: words ? '' : suggestion })
        send('done', (words && (await sendWords(words, send))) ?? { suggestion })
        controller.close()
      } catch {
        // the client disconnected
      }
    },
    async cancel() {
      await words?.return({})
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

/** The whole text with what goes with it; null when it failed on the way. */
async function sendWords(
  words: AnswerText,
  send: (name: string, data: object) => void,
): Promise<{ suggestion: string } | null> {
  const sentences: string[] = []
  for (;;) {
    const next = await words.next().catch(() => null)
    if (next === null) return null
    if (next.done) return { suggestion: sentences.join(' '), ...next.value }
    sentences.push(next.value)
    send('sentence', { text: next.value })
  }
}
