/** One event of a stream as a browser hands it to a page. */
export interface StreamEvent {
  id: string
  event: string
  data: Record<string, unknown> & { seq: number }
}

/** Reads `text/event-stream` as a browser does: only an event ended by its empty line counts. */
export class StreamReader {
  /** Of the last whole event; what a browser sends when it comes back. */
  lastEventId = ''
  readonly #decoder = new TextDecoder()
  #rest = ''

  /** The events that these bytes complete. */
  take(bytes: Uint8Array): StreamEvent[] {
    const blocks = (this.#rest + this.#decoder.decode(bytes, { stream: true })).split('\n\n')
    this.#rest = blocks.pop()!
    return blocks.flatMap((block) => {
      const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1]
      const data = field('data')
      if (data === undefined) return []
      this.lastEventId = field('id') ?? this.lastEventId
      return [{ id: this.lastEventId, event: field('event') ?? 'message', data: JSON.parse(data) }]
    })
  }
}

/** An answer's text; of an event stream, which does not end, what comes first. */
export async function readText(answer: Response): Promise<string> {
  if (!answer.headers.get('content-type')?.includes('event-stream')) return answer.text()
  const reader = answer.body!.getReader()
  const { value } = await reader.read()
  await reader.cancel()
  return new TextDecoder().decode(value)
}
