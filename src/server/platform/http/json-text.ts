import { hash } from 'node:crypto'

/** Pre-serialized JSON with its ETag. */
export class JsonText {
  readonly body: string | Uint8Array<ArrayBuffer>
  readonly tag: string

  constructor(body: string | Uint8Array<ArrayBuffer>, tag = toTag(body)) {
    this.body = body
    this.tag = tag
  }
}

interface Written {
  bytes: Buffer
  tag: string
}

const written = new WeakMap<object, Written>()
const [OPEN, COMMA, CLOSE] = ['[', ',', ']'].map((mark) => Buffer.from(mark)) as [Buffer, Buffer, Buffer]

/** A list of cached items: each is serialized and hashed once, so that a page of results only joins their bytes. */
export function toJsonList(items: readonly object[]): JsonText {
  const texts = items.map(write)
  const parts = texts.flatMap(({ bytes }, i) => (i === 0 ? [bytes] : [COMMA, bytes]))
  return new JsonText(Buffer.concat([OPEN, ...parts, CLOSE]), toTag(texts.map(({ tag }) => tag).join()))
}

function write(item: object): Written {
  const known = written.get(item)
  if (known) return known
  const bytes = Buffer.from(JSON.stringify(item))
  const entry = { bytes, tag: toTag(bytes) }
  written.set(item, entry)
  return entry
}

function toTag(text: string | Uint8Array): string {
  return hash('sha1', text, 'base64url')
}
