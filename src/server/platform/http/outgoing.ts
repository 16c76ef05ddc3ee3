import { lookup } from 'node:dns'
import { type IncomingMessage, request as requestPlain } from 'node:http'
import { request as requestTls } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { required } from '#domain/required.ts'
import { decodeText } from './decode-text.ts'
import { isPublicAddress } from './public-address.ts'

export interface OutgoingRequest {
  url: string
  method: 'GET' | 'POST' | 'PATCH'
  headers: Record<string, string>
  body?: string
  /** Overall timeout: name lookup, connection, answer. */
  timeoutMs: number
  /** Size limit of the answer. */
  maxBytes: number
}

export interface OutgoingAnswer {
  status: number
  /** Truncated at `maxBytes`. */
  text: string
  /** The same as it came. */
  bytes: Buffer
  /** Where a redirect leads; to be checked as any other address. */
  location: string | null
  /** Names this version of what was asked for, where the server says so. */
  etag: string | null
}

/** HTTP client for user-supplied addresses. Redirects are returned as they are, never followed. */
export type Outgoing = (request: OutgoingRequest) => Promise<OutgoingAnswer>

/** The address is not allowed; retrying is pointless. */
export class RefusedAddressError extends Error {}

interface Options {
  /** Allows private networks and plain http, for an installation whose partners are inside its network. */
  allowsPrivate: boolean
}

/**
 * SSRF guard for user-supplied addresses: https only, and public addresses only, checked on the resolved address when the
 * connection is made, so that DNS rebinding cannot bypass it.
 */
export function createOutgoing({ allowsPrivate }: Options): Outgoing {
  const isAllowed = allowsPrivate ? () => true : isPublicAddress
  return async (input) => {
    const url = new URL(input.url)
    const isTls = url.protocol === 'https:'
    if (!isTls && !(allowsPrivate && url.protocol === 'http:'))
      throw new RefusedAddressError('The address does not start with https://')
    const host = url.hostname.replace(/^\[|\]$/g, '')
    // an IP literal is connected to without a DNS lookup
    if (isIP(host) && !isAllowed(host)) throw new RefusedAddressError('The address is not public')
    const call = (isTls ? requestTls : requestPlain)(url, {
      method: input.method,
      headers: input.headers,
      lookup: lookupOnly(isAllowed),
      // no pooling: a pooled connection might have been opened under other rules
      agent: false,
      signal: AbortSignal.timeout(input.timeoutMs),
    })
    return new Promise((done, failed) => {
      call.once('error', failed)
      call.once('response', (response) => readBounded(response, input.maxBytes).then(done, failed))
      call.end(input.body)
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
      answer(null, required(found[0]).address, required(found[0]).family)
    })
  }
}

async function readBounded(response: IncomingMessage, maxBytes: number): Promise<OutgoingAnswer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response) {
    chunks.push(chunk as Buffer)
    size += (chunk as Buffer).length
    // breaking out of the loop closes the connection
    if (size >= maxBytes) break
  }
  const bytes = Buffer.concat(chunks).subarray(0, maxBytes)
  const { etag = null, location = null } = response.headers
  return { status: response.statusCode ?? 0, text: textOf(bytes, response), bytes, etag, location }
}

/** A picture is no text: its megabytes are not decoded for nothing. */
function textOf(bytes: Buffer, { headers }: IncomingMessage): string {
  return headers['content-type']?.startsWith('image/') ? '' : decodeText(bytes, headers['content-type'])
}
