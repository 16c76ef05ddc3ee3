import { lookup } from 'node:dns'
import { type IncomingMessage, request as requestPlain } from 'node:http'
import { request as requestTls } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'

export interface OutgoingRequest {
  url: string
  method: 'GET' | 'POST'
  headers: Record<string, string>
  body?: string
  /** For everything together: name, connection, answer. */
  timeoutMs: number
  /** No more than this is read of the answer. */
  maxBytes: number
}

export interface OutgoingAnswer {
  status: number
  /** Cut at `maxBytes`. */
  text: string
}

/** Calls an address that a person named. Redirects are answers like any other and never followed. */
export type Outgoing = (request: OutgoingRequest) => Promise<OutgoingAnswer>

/** The address itself is refused: no other try will reach it. */
export class RefusedAddressError extends Error {}

interface Options {
  /** Private networks and plain http too, for a set-up whose partners are inside. */
  allowsPrivate: boolean
}

/**
 * The one way out to addresses that people name: https, and only to public addresses, looked at when the connection is
 * made, so that a name cannot point elsewhere between the look and the call.
 */
export function createOutgoing({ allowsPrivate }: Options): Outgoing {
  const isAllowed = allowsPrivate ? () => true : isPublicAddress
  return async (given) => {
    const url = new URL(given.url)
    const isTls = url.protocol === 'https:'
    if (!isTls && !(allowsPrivate && url.protocol === 'http:'))
      throw new RefusedAddressError('The address does not start with https://')
    const host = url.hostname.replace(/^\[|\]$/g, '')
    // a literal is connected to without a lookup
    if (isIP(host) && !isAllowed(host)) throw new RefusedAddressError('The address is not public')
    const call = (isTls ? requestTls : requestPlain)(url, {
      method: given.method,
      headers: given.headers,
      lookup: lookupOnly(isAllowed),
      // a connection of its own: none that was opened under other rules
      agent: false,
      signal: AbortSignal.timeout(given.timeoutMs),
    })
    return new Promise((done, failed) => {
      call.once('error', failed)
      call.once('response', (response) => readBounded(response, given.maxBytes).then(done, failed))
      call.end(given.body)
    })
  }
}

function lookupOnly(isAllowed: (address: string) => boolean): LookupFunction {
  return (hostname, options, answer) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return answer(error, [])
      if (!found.every(({ address }) => isAllowed(address)))
        return answer(new RefusedAddressError('The address is not public'), [])
      if (options.all) return answer(null, found)
      answer(null, found[0]!.address, found[0]!.family)
    })
  }
}

async function readBounded(response: IncomingMessage, maxBytes: number): Promise<OutgoingAnswer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response) {
    chunks.push(chunk as Buffer)
    size += (chunk as Buffer).length
    // leaving the loop closes the connection
    if (size >= maxBytes) break
  }
  const text = Buffer.concat(chunks).subarray(0, maxBytes).toString('utf8')
  return { status: response.statusCode ?? 0, text }
}
