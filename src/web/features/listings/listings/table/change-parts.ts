import { randomId } from '#web/platform/random-id.ts'

/** Changes per request: each answers within a second. */
const AT_ONCE = 100

/** A part of a change, with its own key: sent again it changes nothing twice. */
export interface ChangePart {
  ids: number[]
  key: string
}

export function toParts(ids: readonly number[]): ChangePart[] {
  const count = Math.ceil(ids.length / AT_ONCE)
  return Array.from({ length: count }, (_, part) => ({
    ids: ids.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
    key: randomId(),
  }))
}
