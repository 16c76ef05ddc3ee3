import type { IncomingMessage, Server, ServerOptions, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { ERRORS, type ErrorCode } from '#contract/errors.ts'
import { required } from '#domain/required.ts'

/** The longest outline has 8,000 characters, three times that when all are percent-encoded; plus cookies and the rest. */
const MAX_HEADER_BYTES = 32 * 1024
/** Of the whole server; each may take ten seconds to send its headers and thirty for its body, or more for a file. */
const MAX_CONNECTIONS = 4_000
/** A browser opens six; an office behind one address (NAT) some hundreds. */
const MAX_PER_ADDRESS = 500
/** A file of 200 MB over 2 Mbit/s. */
const LONG_BODY_MS = 15 * 60_000
const BODY_MS = 30_000
/** 0.5 Mbit/s, of a phone with a bad line. */
const SLOW_BYTES_PER_MS = 64
/** An answer of which nothing is taken for so long is for nobody. */
const UNREAD_MS = 30_000
const LOOPBACK = /^(::ffff:)?127\.|^::1$/

/** Of an answer that its reader does not take, what waits here before more of it is made; Node's own 64 kB are four times that. */
const UNSENT_BYTES = 16 * 1024

/** By default Node checks only every 30 seconds for clients that exceed the ten seconds for headers. */
export const SERVER_OPTIONS: ServerOptions = {
  maxHeaderSize: MAX_HEADER_BYTES,
  connectionsCheckingInterval: 5_000,
  highWaterMark: UNSENT_BYTES,
}

interface Options {
  maxPerAddress?: number
  /** Behind a proxy every connection is the proxy's. */
  isBehindProxy: boolean
  /** Paths whose bodies are large files. */
  longBodies?: RegExp
  /** Paths whose bodies are files: each has the time for its length besides. */
  uploads?: RegExp
  bodyMs?: number
  unreadMs?: number
}

/** Guards against slow clients (slowloris) and connection floods. */
export function boundConnections(server: Server, options: Options): void {
  const { isBehindProxy, maxPerAddress = MAX_PER_ADDRESS, unreadMs = UNREAD_MS } = options
  // keep-alive outlasts the 60 s of common proxies, so that no request meets a connection that is closing
  Object.assign(server, { requestTimeout: LONG_BODY_MS, headersTimeout: 10_000, keepAliveTimeout: 65_000 })
  server.maxConnections = MAX_CONNECTIONS
  server.on('clientError', refuseUnreadable)
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    cutUnread(response, unreadMs)
    if (hasBody(request)) boundBody(request, timeOf(request, options))
  })
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? 'unknown'
    if (isBehindProxy || LOOPBACK.test(address)) return
    const count = (open.get(address) ?? 0) + 1
    if (count > maxPerAddress) return void socket.destroy()
    open.set(address, count)
    socket.once('close', () => {
      const left = required(open.get(address)) - 1
      if (left > 0) open.set(address, left)
      else open.delete(address)
    })
  })
}

function hasBody({ headers }: IncomingMessage): boolean {
  return Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined
}

function pathOf({ url = '' }: IncomingMessage): string {
  return required(url.split('?', 1)[0])
}

/** How long a body may take. A length that is not given gets no time, and one that is too long none beyond Node's own bound. */
function timeOf(request: IncomingMessage, { bodyMs = BODY_MS, longBodies, uploads }: Options): number {
  const path = pathOf(request)
  if (longBodies?.test(path)) return LONG_BODY_MS
  const bytes = uploads?.test(path) ? Number(request.headers['content-length'] ?? 0) : 0
  return Math.min(bodyMs + bytes / SLOW_BYTES_PER_MS, LONG_BODY_MS)
}

/** What has not arrived by then is not waited for. */
function boundBody(request: IncomingMessage, bodyMs: number): void {
  const timer = setTimeout(() => {
    if (!request.complete) refuseUnreadable({ code: 'ERR_HTTP_REQUEST_TIMEOUT' }, request.socket)
  }, bodyMs).unref()
  request.once('close', () => clearTimeout(timer))
}

/**
 * The timer begins again with each byte that is taken, however few at once. Where nothing waits to be taken, the answer is still
 * being made, or its reader is waiting for events.
 */
function cutUnread(response: ServerResponse, unreadMs: number): void {
  response.setTimeout(unreadMs, () => {
    const { socket } = response
    if (socket && socket.writableLength > 0) socket.destroy()
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

function refuseUnreadable({ code: is }: { code?: string | undefined }, socket: Socket): void {
  if (is === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const code = UNREADABLE[is ?? ''] ?? 'invalid-input'
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
