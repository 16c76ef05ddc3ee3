import type { SearchQuery } from './query.ts'
import type { Position } from './top-rows.ts'

/**
 * Keyset cursor: the key and id after which the next page starts, so that rows added or removed elsewhere neither
 * repeat nor skip any. A checksum binds it to its sort order; filters may change.
 */
export function toCursor(query: SearchQuery, position: Position): string {
  const body = `${position.key}|${position.id}`
  return btoa(`${body}|${checksum(query, body)}`)
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** Decodes a cursor; `null` when it is damaged or was made for another order. */
export function parseCursor(query: SearchQuery, cursor: string): Position | null {
  if (!/^[\w-]{8,120}$/.test(cursor)) return null
  const text = decode(cursor)
  const match = /^(-?\d[\d.e+-]*)\|(\d{1,10})\|([0-9a-z]+)$/.exec(text)
  if (match === null || match[3] !== checksum(query, `${match[1]}|${match[2]}`)) return null
  const position = { key: Number(match[1]), id: Number(match[2]) }
  return Number.isFinite(position.key) ? position : null
}

function decode(cursor: string): string {
  try {
    return atob(cursor.replaceAll('-', '+').replaceAll('_', '/'))
  } catch {
    return ''
  }
}

/** FNV-1a over the order and the body. Detects damage and mix-ups; a forged cursor only starts a page elsewhere. */
function checksum(query: SearchQuery, body: string): string {
  const near = query.near ? `${query.near.lat},${query.near.lng}` : ''
  let hash = 0x811c9dc5
  for (const char of `${query.sort ?? 'recommended'}|${query.per ?? ''}${daysOf(query)}|${near}|${body}`) {
    hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193)
  }
  return (hash >>> 0).toString(36)
}

/** Totals are those of the dates: no page goes on among others. */
function daysOf({ per, availableFromDay, availableToDay }: SearchQuery): string {
  return per === 'total' ? `${availableFromDay}-${availableToDay}` : ''
}
