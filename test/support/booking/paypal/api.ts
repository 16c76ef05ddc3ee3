import type { PaypalBank } from './bank.ts'
import { showOrder, showPart } from './show.ts'
import { centsOf, refuse, type WireAnswer, type WireOrder } from './wire.ts'

export interface ApiRequest {
  method: string
  url: URL
  body: unknown
  /** In whose name it is asked; null: nobody's. */
  merchant: string | null
}

export interface FakeSeller {
  merchant: string
  payments_receivable: boolean
  primary_email_confirmed: boolean
  hasConsented: boolean
}

export interface ApiWorld {
  bank: PaypalBank
  partnerId: string
  /** Tracking id → the account, once connected. */
  sellers: Map<string, FakeSeller>
}

type Answer = (match: RegExpExecArray, request: ApiRequest, world: ApiWorld) => WireAnswer

/** PayPal's REST API, as far as it is used: method and path → answer. */
const ROUTES: [RegExp, Answer][] = [
  [/^POST \/v2\/checkout\/orders$/, (_, { body }, { bank }) => bank.open(body as WireOrder)],
  [
    /^GET \/v2\/checkout\/orders\/([^/]+)$/,
    withOrder((order) => ({ status: 200, show: () => showOrder(order) })),
  ],
  [
    /^PATCH \/v2\/checkout\/orders\/([^/]+)$/,
    withOrder((order, { body }, bank) => bank.patch(order, body as never)),
  ],
  [
    /^POST \/v2\/checkout\/orders\/([^/]+)\/capture$/,
    withOrder((order, _, bank) => bank.complete(order, 'capture')),
  ],
  [
    /^POST \/v2\/checkout\/orders\/([^/]+)\/authorize$/,
    withOrder((order, _, bank) => bank.complete(order, 'authorize')),
  ],
  [/^POST \/v2\/payments\/authorizations\/([^/]+)\/(capture|void)$/, answerAuthorization],
  [
    /^GET \/v2\/payments\/captures\/([^/]+)$/,
    withCapture(({ capture }) => ({ status: 200, show: () => showPart(capture) })),
  ],
  [
    /^POST \/v2\/payments\/captures\/([^/]+)\/refund$/,
    withCapture(({ order, capture }, { body }, bank) => bank.refund(order, capture, body as never)),
  ],
  [/^GET \/v1\/customer\/disputes$/, listDisputes],
  [
    /^GET \/v1\/customer\/disputes\/([^/]+)$/,
    ([, id], _, { bank }) =>
      bank.disputes.has(id!) ? { status: 200, body: bank.disputes.get(id!) } : missing(),
  ],
  [/^GET \/v1\/reporting\/transactions$/, listTransactions],
  [/^POST \/v2\/customer\/partner-referrals$/, openReferral],
  [/^GET \/v1\/customer\/partners\/([^/]+)\/merchant-integrations$/, findSeller],
  [/^GET \/v1\/customer\/partners\/([^/]+)\/merchant-integrations\/([^/]+)$/, showSeller],
]

export function answerApi(request: ApiRequest, world: ApiWorld): WireAnswer {
  const call = `${request.method} ${request.url.pathname}`
  for (const [pattern, answer] of ROUTES) {
    const match = pattern.exec(call)
    if (match) return answer(match, request, world)
  }
  return missing()
}

function missing(): WireAnswer {
  return refuse(404, 'INVALID_RESOURCE_ID')
}

function withOrder(answer: (order: WireOrder, request: ApiRequest, bank: PaypalBank) => WireAnswer): Answer {
  return ([, id], request, { bank }) => {
    const order = bank.orders.get(id!)
    return order ? answer(order, request, bank) : missing()
  }
}

type FoundCapture = NonNullable<ReturnType<PaypalBank['findCapture']>>

function withCapture(
  answer: (found: FoundCapture, request: ApiRequest, bank: PaypalBank) => WireAnswer,
): Answer {
  return ([, id], request, { bank }) => {
    const found = bank.findCapture(id!)
    if (!found) return missing()
    return speaksFor(request, found.order) ? answer(found, request, bank) : refuse(403, 'PERMISSION_DENIED')
  }
}

function answerAuthorization(match: RegExpExecArray, request: ApiRequest, { bank }: ApiWorld): WireAnswer {
  const found = bank.findAuthorization(match[1]!)
  if (!found) return missing()
  if (!speaksFor(request, found.order)) return refuse(403, 'PERMISSION_DENIED')
  if (match[2] === 'void') return bank.voidAuthorization(found.held)
  const { payment_instruction: fees } = request.body as {
    payment_instruction?: { platform_fees: { amount: never }[] }
  }
  return bank.captureAuthorization(found.order, found.held, centsOf(fees?.platform_fees[0]?.amount))
}

function speaksFor({ merchant }: ApiRequest, order: WireOrder): boolean {
  return merchant === order.purchase_units[0].payee.merchant_id
}

function listDisputes(_: RegExpExecArray, { url, merchant }: ApiRequest, { bank }: ApiWorld): WireAnswer {
  const capture = url.searchParams.get('disputed_transaction_id')
  const items = [...bank.disputes.values()].filter(({ disputed_transactions: [about] }) => {
    return about!.seller_transaction_id === capture && about!.seller.merchant_id === merchant
  })
  return { status: 200, body: { items: items.map(({ dispute_id, status }) => ({ dispute_id, status })) } }
}

function listTransactions(
  _: RegExpExecArray,
  { url: { searchParams }, merchant }: ApiRequest,
  { bank, sellers }: ApiWorld,
): WireAnswer {
  if (![...sellers.values()].find((seller) => seller.merchant === merchant)?.hasConsented)
    return refuse(403, 'PERMISSION_DENIED')
  const [from, to] = ['start_date', 'end_date'].map((name) => Date.parse(searchParams.get(name)!)) as [
    number,
    number,
  ]
  if (!(to - from <= 31 * 24 * 60 * 60_000)) return refuse(400, 'INVALID_REQUEST')
  const [size, page] = ['page_size', 'page'].map((name) => Number(searchParams.get(name))) as [number, number]
  const inRange = bank.moved.filter((moved) => {
    const second = Math.floor(moved.at.getTime() / 1000) * 1000
    return moved.merchant === merchant && second >= from && second <= to
  })
  const shown = inRange
    .slice((page - 1) * size, page * size)
    .map(({ merchant: _, amount, at, ...named }) => ({
      transaction_info: {
        ...named,
        transaction_amount: amount,
        transaction_status: 'S',
        transaction_initiation_date: at.toISOString().replace(/\.\d+Z$/, '+00:00'),
      },
    }))
  return {
    status: 200,
    body: {
      transaction_details: shown,
      total_items: inRange.length,
      total_pages: Math.ceil(inRange.length / size),
      page,
    },
  }
}

function openReferral(_: RegExpExecArray, { body }: ApiRequest, { bank }: ApiWorld): WireAnswer {
  const { tracking_id } = body as { tracking_id: string }
  const href = `${bank.url}/partnerconnect?token=${tracking_id}`
  return {
    status: 201,
    body: {
      links: [
        { rel: 'self', href: bank.url },
        { rel: 'action_url', href },
      ],
    },
  }
}

function findSeller(
  [, partner]: RegExpExecArray,
  { url }: ApiRequest,
  { sellers, partnerId }: ApiWorld,
): WireAnswer {
  const tracking_id = url.searchParams.get('tracking_id') ?? ''
  const seller = partner === partnerId ? sellers.get(tracking_id) : undefined
  return seller ? { status: 200, body: { tracking_id, merchant_id: seller.merchant } } : missing()
}

function showSeller(
  [, partner, merchant]: RegExpExecArray,
  _: ApiRequest,
  { sellers, partnerId }: ApiWorld,
): WireAnswer {
  const seller = [...sellers.values()].find((one) => one.merchant === merchant)
  if (partner !== partnerId || !seller) return missing()
  const { payments_receivable, primary_email_confirmed, hasConsented } = seller
  const oauth_integrations = hasConsented
    ? [{ integration_type: 'OAUTH_THIRD_PARTY', integration_method: 'PAYPAL' }]
    : []
  return {
    status: 200,
    body: { merchant_id: merchant, payments_receivable, primary_email_confirmed, oauth_integrations },
  }
}
