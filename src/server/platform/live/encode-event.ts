const encoder = new TextEncoder()

/** What happened for one person, as that person may see it. The stream knows its number and its kind alone. */
export interface LiveItem {
  seq: number
  kind: string
}

/** One event as `text/event-stream`; its number is what a browser resumes after. */
export function encodeEvent(item: LiveItem): Uint8Array {
  return encoder.encode(`id: ${item.seq}\nevent: ${item.kind}\ndata: ${JSON.stringify(item)}\n\n`)
}

/**
 * The first bytes of a stream: how soon to come back, and where it begins. As an event, since a browser shows no comments to
 * scripts: a page that does not get it sits behind a proxy that holds streams back.
 */
export function encodeHello(seq: number, retryMs: number): Uint8Array {
  return encoder.encode(`retry: ${retryMs}\nid: ${seq}\nevent: hello\ndata: ${JSON.stringify({ seq })}\n\n`)
}

/** Tells a page that a newer stream of the same person took its place: it does better to ask now and then. */
export function encodeReplaced(): Uint8Array {
  return encoder.encode('event: replaced\ndata: {}\n\n')
}
