import type { Api, Endpoint } from '#contract/api.ts'
import type { ErrorBody } from '#contract/errors.ts'
import { REFUSAL_AS_ANSWER, REFUSED_STATUS_HEADER } from '#contract/refusal-as-answer.ts'
import type { In, Out } from '#contract/route.ts'
import { NOTHING_SENT } from '#web/ui/offline.ts'
import { actingForHeaders, loseMembership } from './acting-for.ts'
import { renewSession } from './auth/session-ended.ts'
import { send } from './send.ts'

/** An API refusal with its safe message; `status` 0 means no response (network error). */
export class ApiError extends Error {
  readonly status: number
  readonly fields: Record<string, string>
  /** The parsed response body; null when it was not JSON. */
  readonly reply: Partial<ErrorBody> | null

  constructor(message: string, status: number, reply: Partial<ErrorBody> | null = null) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.reply = reply
    this.fields = reply?.fields ?? {}
  }
}

/** Of each route on its own: of all at once, every choice would be multiplied with every other. */
type Given<R> = R extends unknown ? Parts<R> : never

type Parts<R> = ([R] extends [{ params: infer S }] ? { params: In<S> } : { params?: never }) &
  ([R] extends [{ query: infer S }] ? { query?: In<S> } : { query?: never }) &
  ([R] extends [{ body: infer S }] ? { body: In<S> } : { body?: never }) &
  ([R] extends [{ isIdempotent: true; keyIn?: never }]
    ? { headers: RequestKey }
    : { headers?: Record<string, string> }) & {
    signal?: AbortSignal
    /** It arrives even when the page closes meanwhile; unless its body is too large for that. */
    keepalive?: boolean
    /** A refusal is one of the answers: the browser notes no failure. It is thrown all the same. */
    mayRefuse?: boolean
  }

/** The same one for the same request, however often it is sent. */
type RequestKey = { 'idempotency-key': string }

type Output<E extends Endpoint> = Api[E] extends { output: infer S } ? Out<S> : never

export interface Answer<T> {
  data: T
  headers: Headers
}

/** Calls one endpoint of the contract: `api('GET /api/listings/:id', { params: { id } })`. @throws ApiError */
export async function api<E extends Endpoint>(endpoint: E, given: Given<Api[E]>): Promise<Output<E>> {
  return (await apiWithHeaders(endpoint, given)).data
}

/** As `api`, for lists whose total and next page travel in headers. */
export async function apiWithHeaders<E extends Endpoint>(
  endpoint: E,
  given: Given<Api[E]>,
): Promise<Answer<Output<E>>> {
  const { params, query, body, signal, keepalive, mayRefuse, headers } = given as {
    [key in 'params' | 'query' | 'body']?: Record<string, unknown>
  } & {
    signal?: AbortSignal
    keepalive?: boolean
    mayRefuse?: boolean
    headers?: Record<string, string>
  }
  const [method, path] = endpoint.split(' ') as [string, string]
  const prefer = mayRefuse && { prefer: REFUSAL_AS_ANSWER }
  const init: RequestInit = {
    method,
    headers: { 'content-type': 'application/json', ...actingForHeaders(), ...prefer, ...headers },
  }
  if (signal) init.signal = signal
  if (body !== undefined) init.body = JSON.stringify(body)
  if (keepalive && fitsKeepalive(init.body)) init.keepalive = true
  const ask = () => askOnce<Output<E>>(fillPath(path, params) + toQueryString(query), init)
  // of what the page reads by itself, nobody waits for an answer
  return method === 'GET' || keepalive ? ask() : whileSignedIn(ask)
}

async function askOnce<T>(path: string, init: RequestInit): Promise<Answer<T>> {
  const wasOffline = isOffline()
  const sendNow = () => send(path, init).catch((error) => explainSilence(error, init.method, wasOffline))
  const response = await untilReady(sendNow, init)
  return { data: (await readAnswer(response)) as T, headers: response.headers }
}

/** Longer than this nobody is left waiting: they press again. */
const LONGEST_WAIT_S = 5

/** A busy server that names a time to come back is sent a press once more, under its key: it happens once at most. */
async function untilReady(sendNow: () => Promise<Response>, { headers }: RequestInit): Promise<Response> {
  const answer = await sendNow()
  const waitS = Number(answer.headers.get('retry-after') ?? Number.NaN)
  const isKeyed = headers !== undefined && 'idempotency-key' in headers
  if (answer.status !== 503 || !isKeyed || !(waitS <= LONGEST_WAIT_S)) return answer
  await new Promise((resolve) => setTimeout(resolve, waitS * 1000))
  return sendNow()
}

/** Where the session has ended, the person signs in where they are, and the press goes on. @throws ApiError when they do not */
export async function whileSignedIn<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (!isSignedOut(error)) throw error
    const renewed = await renewSession()
    if (renewed === 'same') return ask()
    throw renewed === 'other' ? new Error(SOMEBODY_ELSE, { cause: error }) : error
  }
}

const SOMEBODY_ELSE = 'You are signed in to another account now. Look at the page again before you press.'

function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.reply?.code === 'sign-in-required'
}

/** Browsers refuse to keep more than 64 KB alive. */
function fitsKeepalive(body: BodyInit | null | undefined): boolean {
  return typeof body !== 'string' || new Blob([body]).size < 60_000
}

/** What browsers say of a lost connection ("Failed to fetch", "Load failed") tells nobody what to do. */
function explainSilence(error: unknown, method: string | undefined, wasOffline: boolean): never {
  if (!(error instanceof TypeError) || typeof document === 'undefined') throw error
  const offline = method === 'GET' ? NOTHING_READ : wasOffline ? NOTHING_SENT : NO_ANSWER_OFFLINE
  throw new Error(isOffline() ? offline : NO_ANSWER, { cause: error })
}

function isOffline(): boolean {
  return typeof document !== 'undefined' && !navigator.onLine
}

const NO_ANSWER = 'No answer came. Check your connection and try again.'
const NOTHING_READ = 'You are offline. Try again when you are back.'
/** It may have arrived: whoever presses again sends the same key. */
const NO_ANSWER_OFFLINE = 'You went offline before an answer came. Press again when you are back.'

async function readAnswer(response: Response): Promise<unknown> {
  const refusedAs = Number(response.headers.get(REFUSED_STATUS_HEADER))
  const isJson = response.headers.get('content-type')?.includes('json') ?? false
  if (!isJson) {
    if (response.ok) return null
    throw new ApiError(`API request failed with status: ${response.status}`, response.status)
  }
  const body = await response.json()
  if (response.ok && !refusedAs) return body
  if (body?.code === 'not-a-member') loseMembership()
  throw new ApiError(body?.message || 'API request failed', refusedAs || response.status, body ?? {})
}

function fillPath(path: string, params: Record<string, unknown> | undefined): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params?.[name])))
}

/** Appends a parameter only when its value is truthy (or 0); lists repeat their key. */
function toQueryString(query: Record<string, unknown> | undefined): string {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query ?? {})) {
    for (const item of [value].flat()) if (item || item === 0) search.append(key, String(item))
  }
  const text = search.toString().replaceAll('%2C', ',')
  return text && `?${text}`
}
