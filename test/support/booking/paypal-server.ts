import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { toSiteName } from '#server/platform/payments/paypal/order-marks.ts'
import type { PaypalSettings } from '#server/platform/payments/paypal/settings.ts'
import { type ApiWorld, answerApi, type FakeSeller } from './paypal/api.ts'
import { answerPage } from './paypal/approval-page.ts'
import { PaypalBank } from './paypal/bank.ts'
import { PaypalSigner } from './paypal/notices.ts'
import { findAnswerProblem } from './paypal/schema.ts'
import { refuse, type WireAnswer } from './paypal/wire.ts'

interface Seen {
  call: string
  headers: IncomingMessage['headers']
  body: unknown
}

/** What goes wrong with the next calls that match. */
export interface Fault {
  on: RegExp
  times?: number
  /** `lost`: it is done, and its answer never arrives. `slow`: nothing is done or answered. `held`: done, and answered late. */
  kind?: 'lost' | 'slow' | 'held'
  /** Answers this instead of doing it. */
  answer?: WireAnswer
  /** The bytes that are sent, whatever they are. */
  raw?: string
  /** Does it and changes what is answered. */
  edit?: (body: never) => unknown
}

export interface PaypalServer {
  /** Names the installation that asks. */
  site: string
  url: string
  bank: PaypalBank
  signer: PaypalSigner
  /** Every call of the API, tokens too. */
  requests: Seen[]
  /** Settings for the provider. */
  settings: PaypalSettings & { now: () => Date }
  /** A seller connects an account, or changes it. */
  connect(number: number, seller?: Partial<FakeSeller>): FakeSeller
  fault(fault: Fault): void
  clearFaults(): void
  /** Answers what is held back. @returns how many */
  answerHeld(): number
  /** Whoever sends the next request that changes something dies of it, when it is done. */
  killAtNextChange(kill: () => void): void
  /** PayPal keeps request ids for a time only. */
  forgetRequests(): void
  /** Ends all tokens given so far. */
  endTokens(): void
  /** What a webhook would have been told since the last time, signed, oldest first. */
  deliver(): { raw: Buffer; headers: Headers; sender: string }[]
  close(): Promise<void>
}

const CLIENT_ID = 'client-of-placard'
const SECRET = 'a-secret-that-nobody-may-read'
/** Longer than anybody waits; a test does not, it answers what is held back. */
const HELD_MS = 30_000

/** An in-process PayPal that speaks its wire protocol over real HTTP: request ids are replayed, sellers spoken for, notices signed. */
export async function startPaypalServer(now: () => Date = () => new Date()): Promise<PaypalServer> {
  const server = createServer((request, response) => {
    handle(state, request, response).catch(() => response.destroy())
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const state = startState(url, now)
  const { bank, signer, world, requests, faults, replays, tokens, held } = state

  let told = 0
  const paypal: PaypalServer = {
    site: 'https://placard.example',
    url,
    bank,
    signer,
    requests,
    settings: {
      baseUrl: url,
      clientId: CLIENT_ID,
      secret: SECRET,
      webhookIds: [signer.webhookId],
      partnerId: world.partnerId,
      readSites: async () => [paypal.site],
      listAccounts: async () => [...world.sellers.keys()],
      now,
    },
    connect(number, seller = {}) {
      const tracking = `seller-${number}-${toSiteName(paypal.site)}`
      const connected = {
        merchant: 'SELLER7654322',
        payments_receivable: true,
        primary_email_confirmed: true,
        hasConsented: true,
        ...world.sellers.get(tracking),
        ...seller,
      }
      world.sellers.set(tracking, connected)
      return connected
    },
    fault: (fault) => void faults.push({ times: 1, ...fault }),
    clearFaults: () => void faults.splice(0),
    answerHeld() {
      const waiting = [...held]
      for (const answer of waiting) answer()
      return waiting.length
    },
    killAtNextChange: (kill) => {
      state.onChange = kill
    },
    forgetRequests: () => replays.clear(),
    endTokens: () => tokens.clear(),
    deliver() {
      const events = bank.happened.slice(told)
      told = bank.happened.length
      return events.map((event) => signer.sign(event))
    },
    async close() {
      for (const answer of held) answer()
      server.closeAllConnections()
      await new Promise<void>((closed) => server.close(() => closed()))
      if (bank.problems.length > 0) throw new Error(`Not as PayPal answers:\n${bank.problems.join('\n')}`)
    },
  }
  return paypal
}

interface State {
  url: string
  bank: PaypalBank
  signer: PaypalSigner
  world: ApiWorld
  requests: Seen[]
  faults: Fault[]
  replays: Map<string, WireAnswer>
  tokens: Set<string>
  held: Set<() => void>
  /** How many tokens were given. */
  given: number
  onChange: (() => void) | null
}

function startState(url: string, now: () => Date): State {
  const bank = new PaypalBank(url, now)
  return {
    url,
    bank,
    signer: new PaypalSigner(url, now),
    world: { bank, partnerId: 'PARTNER223456', sellers: new Map() },
    requests: [],
    faults: [],
    replays: new Map(),
    tokens: new Set(),
    held: new Set(),
    given: 0,
    onChange: null,
  }
}

async function handle(state: State, request: IncomingMessage, response: ServerResponse) {
  const { url, bank, signer, requests, held } = state
  const at = new URL(request.url!, url)
  const method = request.method!
  if (at.pathname.startsWith('/checkoutnow')) return answerPage(at, { method, response, bank })
  const certificate = signer.certificates.get(at.pathname)
  const sent = await text(request)
  const isForm = request.headers['content-type'] === 'application/x-www-form-urlencoded'
  const body: unknown = sent === '' || isForm ? sent : JSON.parse(sent)
  const call = `${method} ${at.pathname}`
  requests.push({ call, headers: request.headers, body })
  const fault = takeFault(state, call)
  if (fault?.kind === 'slow') return
  if (fault?.raw !== undefined) return void response.writeHead(200).end(fault.raw)
  if (at.pathname.includes('/certs/') && !fault)
    return void response.writeHead(certificate ? 200 : 404).end(certificate)
  const answer =
    fault?.answer ??
    (at.pathname === '/v1/oauth2/token' ? giveToken(state, request) : perform(state, request, { at, body }))
  if (fault?.kind === 'lost') return void response.destroy()
  if (state.onChange && method !== 'GET' && at.pathname !== '/v1/oauth2/token') {
    state.onChange()
    state.onChange = null
    return
  }
  const told = answer.show ? answer.show() : answer.body
  const problem = fault?.answer ? undefined : findAnswerProblem(call, { ...answer, body: told })
  if (problem) bank.problems.push(problem)
  const shown = fault?.edit ? fault.edit(structuredClone(told) as never) : told
  if (fault?.kind === 'held') await waitUntilAnswered(held)
  response.writeHead(answer.status, { 'content-type': 'application/json' })
  response.end(shown === undefined ? '' : JSON.stringify(shown))
}

function takeFault({ faults }: State, call: string): Fault | undefined {
  const fault = faults.find(({ on }) => on.test(call))
  if (fault && --fault.times! === 0) faults.splice(faults.indexOf(fault), 1)
  return fault
}

function giveToken(state: State, { headers }: IncomingMessage): WireAnswer {
  const isRight =
    headers.authorization === `Basic ${Buffer.from(`${CLIENT_ID}:${SECRET}`).toString('base64')}`
  if (!isRight)
    return {
      status: 401,
      body: { error: 'invalid_client', error_description: 'Client Authentication failed' },
    }
  const access_token = `A21AAToken${++state.given}`
  state.tokens.add(access_token)
  const app = { scope: 'openid', app_id: 'APP-80W284485P519543T', nonce: 'nonce' }
  return { status: 200, body: { ...app, access_token, token_type: 'Bearer', expires_in: 32_400 } }
}

function perform(
  { tokens, replays, world }: State,
  { method, headers }: IncomingMessage,
  { at, body }: { at: URL; body: unknown },
): WireAnswer {
  if (!tokens.has(headers.authorization?.replace('Bearer ', '') ?? '')) return refuse(401, 'INVALID_TOKEN')
  const requestId = headers['paypal-request-id']
  const replayKey = `${method} ${at.pathname} ${requestId}`
  const known = requestId && replays.get(replayKey)
  if (known) return { ...known, status: 200 }
  const answer = answerApi({ method: method!, url: at, body, merchant: merchantOf(headers) }, world)
  if (requestId && answer.status < 300) replays.set(replayKey, answer)
  return answer
}

function waitUntilAnswered(held: Set<() => void>): Promise<void> {
  return new Promise((resolve) => {
    const answer = () => {
      held.delete(answer)
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(answer, HELD_MS)
    held.add(answer)
  })
}

/** PayPal believes the assertion of whoever has a token. */
function merchantOf(headers: IncomingMessage['headers']): string | null {
  const assertion = String(headers['paypal-auth-assertion'] ?? '')
  const [header, claims, signature] = assertion.split('.')
  if (!header || !claims || signature !== '') return null
  const { iss, payer_id } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as {
    iss: string
    payer_id: string
  }
  return iss === CLIENT_ID ? payer_id : null
}
