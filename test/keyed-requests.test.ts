import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { allRoutes } from '#contract/index.ts'
import type { Route } from '#contract/route.ts'
import { read, SOURCES } from './support/sources.ts'

/**
 * S9: one key is one deed on one route. Whatever names a request, a header or a field, goes through `once`: sent again it is answered as
 * before, another request under it is refused. Here is held that nothing names requests beside it.
 */
const routes = Object.entries<Route>(allRoutes)
const keyed = routes.filter(([, { isIdempotent }]) => isIdempotent)
const server = SOURCES.filter((path) => path.startsWith('src/server/') && !path.includes('.test.'))

/** Names of the top-level fields of a body, whatever it is made of. */
function listFields(schema: unknown): string[] {
  if (!schema) return []
  const found = JSON.stringify(z.toJSONSchema(schema as z.ZodType, { io: 'input', unrepresentable: 'any' }))
  return [...found.matchAll(/"(\w+)":\{/g)].map(([, name]) => name!)
}

const NAMES_A_REQUEST = /^(client|submission|request|idempotency|dedupe|nonce)_?(id|key|token)$/i

/** A seller's client has a number: these name no request. */
const OF_CLIENTS = ['createProposal', 'holdCells']

describe('S9: requests that have a key', () => {
  it('are those whose body or summary speaks of one, and say where it stands', () => {
    const speaking = routes.filter(
      ([name, { method, body, summary }]) =>
        method !== 'GET' &&
        !OF_CLIENTS.includes(name) &&
        (listFields(body).some((name) => NAMES_A_REQUEST.test(name)) ||
          /Idempotency-Key|retry with/i.test(summary)),
    )
    expect(speaking.length).toBeGreaterThan(4)
    expect(speaking.filter(([, { isIdempotent }]) => !isIdempotent).map(([name]) => name)).toEqual([])
    for (const [name, { keyIn, body }] of keyed)
      if (keyIn && keyIn !== 'optional-header')
        expect([name, listFields(body)]).toEqual([name, expect.arrayContaining([keyIn])])
  })

  it('are of one person, or of nobody: guests name theirs by an id that they have made', () => {
    const open = keyed.filter(([, { needsAccount, needsAdmin }]) => !needsAccount && !needsAdmin)
    expect(open.map(([name, { keyIn }]) => [name, keyIn])).toEqual([['sendSupportMessage', 'submissionId']])
  })

  it.each(keyed)('%s hands its key to its action', (name, { keyIn }) => {
    if (keyIn === 'submissionId') return
    const handlers = server.flatMap((path) => {
      const found = new RegExp(`\\n    (?:async )?${name}(?:: (?:async )?)?\\((\\{[^)]*)\\)`).exec(read(path))
      return found && path.endsWith('routes.ts') ? [found[1]] : []
    })
    expect(handlers).toHaveLength(1)
    expect(handlers[0]).toMatch(/\bkey\b/)
  })

  it('are known by one table, and their header is read in one place', () => {
    const reading = server.filter((path) => /header\('idempotency-key'\)/i.test(read(path)))
    expect(reading).toEqual(['src/server/platform/http/idempotent.ts'])
    const columns = [...read('db/schema.sql').matchAll(/^ {2}(\w+_(?:key|id)) (?:uuid|text)/gm)].map(
      ([, name]) => name!,
    )
    // a message shows its author’s pages which of theirs it is; the server itself names requests in its logs
    const naming = columns.filter((name) => NAMES_A_REQUEST.test(name))
    expect([...new Set(naming)].sort()).toEqual(['client_id', 'request_id'])
  })
})
