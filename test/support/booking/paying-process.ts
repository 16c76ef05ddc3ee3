import type { ProviderId, ProviderMethod } from '#domain/booking/payment-providers.ts'
import { alone } from '#domain/listings/listing.ts'
import { parseConfig } from '#server/config.ts'
import { createContext } from '#server/context.ts'
import { handleWebhook } from '#server/features/booking/payments/handle-webhook.ts'
import { openPayment } from '#server/features/booking/payments/open-payment.ts'
import { startPatience } from '#server/features/booking/payments/patience.ts'
import { findOpenCharge } from '#server/features/booking/payments/provider-payments.ts'
import { refreshCharge } from '#server/features/booking/payments/settle-charge.ts'
import { addCharge } from '#server/features/booking/payments/start-payment.ts'
import { sweepPayments } from '#server/features/booking/payments/sweep-payments.ts'
import type { PaymentProvider } from '#server/platform/payments/provider.ts'

/** `refund-pending`: the provider takes it on and is not done; `refund-ended`: it is done with it since, and looked at. */
export type PayingAct =
  | 'start'
  | 'capture'
  | 'cancel'
  | 'refund'
  | 'refund-pending'
  | 'refund-ended'
  | 'notice'

/** One act about a payment in a process of its own, which kills itself at a named point. */
export interface PayingTask {
  databaseUrl: string
  settings: Record<string, string>
  bookingId: number
  buyerId: number
  provider: ProviderId
  method: ProviderMethod
  act: PayingAct
  /** Around the provider's call, or the commit that takes its answer in. */
  dies: 'before' | 'during' | 'after' | 'before-commit' | 'after-commit'
  notice?: { body: string; headers: Record<string, string> }
}

const METHODS = {
  start: 'start',
  capture: 'capture',
  cancel: 'cancel',
  refund: 'refund',
  'refund-pending': 'refund',
  'refund-ended': 'read',
  notice: 'readNotice',
} as const satisfies Record<PayingAct, keyof PaymentProvider>

const task = JSON.parse(process.env.PAYING_TASK!) as PayingTask
const { act, dies, bookingId } = task
const context = createContext(
  parseConfig({ ...task.settings, DATABASE_URL: task.databaseUrl }),
  task.databaseUrl,
)
let isCalling = false
let isCalled = false

function die(): never {
  process.kill(process.pid, 'SIGKILL')
  throw new Error('killed')
}

watchCommits()
const provider = context.providers.get(task.provider)!
const providers = new Map([[provider.id, watchCalls(provider)]])
const own = { ...context, providers }
await run()

async function run(): Promise<void> {
  if (act === 'start') {
    const actor = alone({ id: task.buyerId, role: 'user', status: 'active' })
    const patience = startPatience()
    const asked = { id: bookingId, actor, method: task.method, patience }
    await openPayment(own, await addCharge(own, asked, async () => {}), patience)
  } else if (act === 'capture' || act === 'cancel')
    await refreshCharge(own, (await findOpenCharge(context.db, bookingId))!)
  else if (act !== 'notice') await sweepPayments(own)
  else
    await handleWebhook(own, task.provider, {
      raw: Buffer.from(task.notice!.body),
      headers: new Headers(task.notice!.headers),
      sender: '192.0.2.1',
    })
}

function watchCalls(real: PaymentProvider): PaymentProvider {
  const method = METHODS[act]
  const watched = async (...input: unknown[]) => {
    if (dies === 'before') die()
    isCalling = true
    const answer = await (real[method] as (...input: unknown[]) => Promise<unknown>)(...input)
    isCalling = false
    isCalled = true
    if (dies === 'after') die()
    return answer
  }
  return { ...real, [method]: watched }
}

/** The transaction that takes the provider's answer in; `during`: the provider's own, where it is test mode. */
function watchCommits(): void {
  const connect = context.pool.connect.bind(context.pool)
  const watched = async () => {
    const client = await connect()
    const query = client.query.bind(client) as (...input: unknown[]) => Promise<unknown>
    const watchedQuery = async (...input: unknown[]) => {
      const [first] = input as [string | { text: string }]
      const isCommit = (typeof first === 'string' ? first : first.text) === 'commit'
      if (isCommit && isCalling && dies === 'during') die()
      if (isCommit && isCalled && dies === 'before-commit') die()
      const answer = await query(...input)
      if (isCommit && isCalled && dies === 'after-commit') die()
      return answer
    }
    return Object.assign(client, { query: watchedQuery })
  }
  Object.assign(context.pool, { connect: watched })
}
