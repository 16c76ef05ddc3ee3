import type { Server, ServerOptions } from 'node:http'
import type { Socket } from 'node:net'
import { ERRORS, type ErrorCode } from '#contract/errors.ts'

/** The longest outline has 8,000 characters, three times that when all are percent-encoded; plus cookies and the rest. */
const MAX_HEADER_BYTES = 32 * 1024
/** Of the whole server; each may take ten seconds to send its headers and thirty for the whole request. */
const MAX_CONNECTIONS = 4_000
/** A browser opens six; an office behind one address (NAT) some hundreds. */
const MAX_PER_ADDRESS = 500
const LOOPBACK = /^(::ffff:)?127\.|^::1$/

/** By default Node checks only every 30 seconds for clients that exceed the ten seconds for headers. */
export const SERVER_OPTIONS: ServerOptions = {
  maxHeaderSize: MAX_HEADER_BYTES,
  connectionsCheckingInterval: 5_000,
}

interface Options {
  maxPerAddress?: number
  /** Behind a proxy every connection is the proxy's. */
  isBehindProxy: boolean
}

/** Guards against slow clients (slowloris) and connection floods. */
export function boundConnections(server: Server, options: Options): void {
  const { isBehindProxy, maxPerAddress = MAX_PER_ADDRESS } = options
  // keep-alive outlasts the 60 s of common proxies, so that no request meets a connection that is closing
  Object.assign(server, { requestTimeout: 30_000, headersTimeout: 10_000, keepAliveTimeout: 65_000 })
  server.maxConnections = MAX_CONNECTIONS
  server.on('clientError', refuseUnreadable)
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? 'unknown'
    if (isBehindProxy || LOOPBACK.test(address)) return
    const count = (open.get(address) ?? 0) + 1
    if (count > maxPerAddress) return void socket.destroy()
    open.set(address, count)
    socket.once('close', () => {
      const left = open.get(address)! - 1
      if (left > 0) open.set(address, left)
      else open.delete(address)
    })
  })
}

/** Node's parser errors → the answer; everything else is not HTTP. */
const UNREADABLE: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: 'headers-too-large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request-timeout',
}
const PHRASES: Partial<Record<number, string>> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
}

function refuseUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const code = UNREADABLE[error.code ?? ''] ?? 'invalid-input'
  const { status, message } = ERRORS[code]
  const body = JSON.stringify({ success: false, code, message })
  const head = [
    `HTTP/1.1 ${status} ${PHRASES[status]}`,
    'connection: close',
    'content-type: application/json',
    'x-content-type-options: nosniff',
    `content-length: ${Buffer.byteLength(body)}`,
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}
