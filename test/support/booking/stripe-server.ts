import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type Stripe from 'stripe'
import { present } from '../stripe/present.ts'
import { presentAccountLink } from '../stripe/present-account.ts'
import type { Form, Row } from '../stripe/rows.ts'
import { StripeObjects, WEBHOOK_SECRET } from './stripe-objects.ts'

/**
 * What happens to a request that changes something: done but not heard of, done and answered late, not done at all, or not
 * done and answered with an error of Stripe's own.
 */
export type Fate = 'answered' | 'lost' | 'slow' | 'down' | 'failed'

/** Longer than anybody waits; a test does not, it answers what is held back. */
const SLOW_MS = 30_000

interface Answer {
  status: number
  body: object
}

/** Fake Stripe: speaks its wire protocol to the unmodified library, and remembers what it was asked. */
class StripeServer extends StripeObjects {
  readonly secret = WEBHOOK_SECRET
  /** Answers by idempotency key, given again. */
  readonly answers = new Map<string, { body: string; answer: Answer }>()
  /** Keys of requests that are not answered yet. */
  readonly running = new Set<string>()
  readonly fates: Fate[] = []
  /** Answers that are held back. */
  readonly held = new Set<() => void>()
  onChange: (() => void) | null = null
  /** Requests that change something are answered only once this is so. */
  pause: Promise<void> | null = null
  url = ''
  close = async () => {}

  /** Of the next requests that change something, one each. */
  let(...fates: Fate[]): void {
    this.fates.push(...fates)
  }

  /** Answers what is slow. */
  answerHeld(): void {
    for (const answer of this.held) answer()
  }

  /** As a day after: what was answered under a key is not known any more. */
  forgetKeys(): void {
    this.answers.clear()
  }

  /** Whoever sends the next request that changes something dies of it, when it is done. */
  killAtNextChange(kill: () => void): void {
    this.onChange = kill
  }
}

export type { StripeServer }

export async function startStripeServer(): Promise<StripeServer> {
  const stripe = new StripeServer()
  const server = createServer((request, response) => void serve(stripe, request, response))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  stripe.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  stripe.close = async () => {
    stripe.answerHeld()
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
  }
  return stripe
}

async function serve(stripe: StripeServer, request: IncomingMessage, response: ServerResponse) {
  const body = await text(request)
  const isChange = request.method === 'POST'
  const fate = isChange ? (stripe.fates.shift() ?? 'answered') : 'answered'
  if (fate === 'down') return request.socket.destroy()
  const key = request.headers['idempotency-key']
  if (isChange && stripe.pause && typeof key === 'string' && !stripe.running.has(key)) {
    stripe.running.add(key)
    await stripe.pause
    stripe.running.delete(key)
  }
  const answer =
    fate === 'failed' ? refuse(500, 'Stripe failed', 'api_error') : answerOnce(stripe, request, body)
  if (isChange && stripe.onChange) {
    stripe.onChange()
    stripe.onChange = null
    return
  }
  if (fate === 'lost') return request.socket.destroy()
  if (fate === 'slow') await waitUntilAnswered(stripe)
  response.writeHead(answer.status, { 'content-type': 'application/json', 'request-id': 'req_1' })
  return response.end(JSON.stringify(answer.body))
}

function waitUntilAnswered({ held }: StripeServer): Promise<void> {
  return new Promise((resolve) => {
    const answer = () => {
      held.delete(answer)
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(answer, SLOW_MS)
    held.add(answer)
  })
}

/** As Stripe does: one key is one request, whose first answer is given again; while it runs a second one is refused. */
function answerOnce(stripe: StripeServer, { headers, method, url }: IncomingMessage, body: string): Answer {
  if (headers.authorization !== 'Bearer sk_test_placard') return refuse(401, 'Invalid API key')
  const { pathname, searchParams } = new URL(url!, 'http://stripe')
  const form = parseForm(method === 'POST' ? new URLSearchParams(body) : searchParams)
  const run = () => answerTo(stripe, `${method} ${pathname}`, form)
  const key = headers['idempotency-key']
  if (method !== 'POST' || typeof key !== 'string') return run()
  if (stripe.running.has(key))
    return refuse(409, 'This key is in use', 'idempotency_error', 'idempotency_key_in_use')
  const known = stripe.answers.get(key)
  if (known && known.body !== body) return refuse(400, 'Keys belong to one request', 'idempotency_error')
  if (known) return known.answer
  const answer = run()
  // what was wrong in the request itself is not kept
  if (answer.status < 400 || answer.status >= 500) stripe.answers.set(key, { body, answer })
  return answer
}

const ID = /^[a-z]+_\d+$/

function answerTo(stripe: StripeServer, request: string, form: Form): Answer {
  const parts = request.split('/')
  const id = parts.find((part) => ID.test(part)) ?? ''
  const route = parts.map((part) => (ID.test(part) ? ':id' : part)).join('/')
  const answer = ROUTES[route]?.(stripe, id, form) ?? refuse(404, `Unknown request ${route}`)
  return { ...answer, body: show(stripe, answer.body, form) }
}

/** What is remembered, in the shape of Stripe's own; of a list a page, ten where no number is asked for. */
function show(stripe: StripeServer, body: object, form: Form): object {
  const expands = (form.expand ?? []) as string[]
  if (body instanceof Listed) {
    const after = body.rows.findIndex(({ id }) => id === form.starting_after) + 1
    const page = body.rows.slice(after, after + Number(form.limit ?? 10))
    const below = expands.map((path) => path.replace(/^data\./, ''))
    return {
      object: 'list',
      data: page.map((row) => present(row, stripe, below)),
      has_more: after + page.length < body.rows.length,
      url: '/v1/list',
    } satisfies Omit<Stripe.ApiList<object>, 'lastResponse'>
  }
  return 'intentData' in body ? present(body as Row, stripe, expands) : body
}

class Listed {
  readonly rows: readonly Row[]

  constructor(rows: readonly Row[]) {
    this.rows = rows
  }
}

const ok = (body: object): Answer => ({ status: 200, body })
const found = (row: Row | undefined) => (row ? ok(row) : refuse(404, 'No such object'))
const list = (rows: Iterable<Row>, isListed: (row: Row) => boolean = () => true) =>
  ok(new Listed([...rows].filter(isListed)))
const ofIntent =
  ({ payment_intent }: Form) =>
  (row: Row) =>
    row.payment_intent === payment_intent

type ErrorType = Stripe.RawErrorType

function refuse(
  status: number,
  message: string,
  type: ErrorType = 'invalid_request_error',
  code?: string,
): Answer {
  return { status, body: { error: { type, message, ...(code && { code }) } } }
}

const ROUTES: Record<string, (stripe: StripeServer, id: string, form: Form) => Answer> = {
  'POST /v1/checkout/sessions': (stripe, _id, form) => ok(stripe.createSession(form)),
  'GET /v1/checkout/sessions': ({ sessions }, _id, form) =>
    list(sessions.values(), (row) => (form.payment_intent ? ofIntent(form)(row) : isWithin(row, form))),
  'GET /v1/checkout/sessions/:id': ({ sessions }, id) => found(sessions.get(id)),
  'POST /v1/checkout/sessions/:id/expire': ({ sessions }, id) =>
    change(sessions.get(id), { from: ['open'], to: 'expired' }),
  'GET /v1/payment_intents/:id': ({ intents }, id) => found(intents.get(id)),
  'POST /v1/payment_intents/:id/capture': (stripe, id) => {
    const intent = stripe.intents.get(id)
    if (intent?.status !== 'requires_capture') return refuse(400, 'Not to be captured')
    stripe.succeed(intent)
    return ok(intent)
  },
  'POST /v1/payment_intents/:id/cancel': ({ intents }, id) =>
    change(intents.get(id), { from: ['requires_capture', 'requires_payment_method'], to: 'canceled' }),
  'POST /v1/refunds': (stripe, _id, form) => {
    const refund = stripe.createRefund(form)
    return refund ? ok(refund) : refuse(400, 'More than is left')
  },
  'GET /v1/refunds': ({ refunds }, _id, form) => list(refunds.values(), ofIntent(form)),
  'GET /v1/disputes': ({ disputes }, _id, form) => list(disputes.values(), ofIntent(form)),
  'GET /v1/balance': () => ok({ object: 'balance', available: [], pending: [], livemode: false }),
  'GET /v1/balance_transactions': ({ movements }, _id, form) => list(movements, (row) => isWithin(row, form)),
  'POST /v1/accounts': (stripe, _id, form) => ok(stripe.createAccount(form)),
  'GET /v1/accounts': ({ accounts }, _id, form) => list(accounts.values(), (row) => isWithin(row, form)),
  'GET /v1/accounts/:id': ({ accounts }, id) => found(accounts.get(id)),
  'POST /v1/account_links': (_stripe, _id, form) =>
    ok(presentAccountLink(form, Math.floor(Date.now() / 1000))),
}

function change(row: Row | undefined, { from, to }: { from: string[]; to: string }): Answer {
  if (!row || !from.includes(row.status)) return refuse(400, `This cannot be ${to}`)
  row.status = to
  return ok(row)
}

function isWithin({ created }: Row, form: Form): boolean {
  const { gte = '0', lte = 'Infinity' } = (form.created ?? {}) as { gte?: string; lte?: string }
  return created >= Number(gte) && created <= Number(lte)
}

/** `line_items[0][price_data][currency]=usd` → nested objects and lists. */
function parseForm(fields: URLSearchParams): Form {
  const root: Form = {}
  for (const [name, value] of fields) {
    const path = name.replaceAll(']', '').split('[')
    let at = root
    for (const [index, part] of path.slice(0, -1).entries()) {
      at[part] ??= /^\d+$/.test(path[index + 1]!) ? [] : {}
      at = at[part] as Form
    }
    at[path.at(-1)!] = value
  }
  return root
}
