import { hash } from 'node:crypto'

/** An answer that is JSON already, with the tag it is recognised by. */
export class JsonText {
  readonly text: string
  readonly tag: string

  constructor(text: string, tag = toTag(text)) {
    this.text = text
    this.tag = tag
  }
}

const written = new WeakMap<object, JsonText>()

/** A list whose items are written and hashed once for as long as they are kept: a page of a search only joins them. */
export function toJsonList(items: readonly object[]): JsonText {
  const texts = items.map(write)
  return new JsonText(
    `[${texts.map(({ text }) => text).join(',')}]`,
    toTag(texts.map(({ tag }) => tag).join()),
  )
}

function write(item: object): JsonText {
  const known = written.get(item)
  if (known) return known
  const fresh = new JsonText(JSON.stringify(item))
  written.set(item, fresh)
  return fresh
}

function toTag(text: string): string {
  return hash('sha1', text, 'base64url')
}
