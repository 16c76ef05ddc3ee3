import { randomUUID } from 'node:crypto'
import type { AppContext } from '#server/context.ts'
import { createProviders } from '#server/platform/payments/create-providers.ts'
import type { agreeIn } from './agree-in.ts'

type Agreed = Awaited<ReturnType<typeof agreeIn>>

/** A booking's buyer, paying through a provider. */
export function payThrough(one: Agreed) {
  const path = `/api/bookings/${one.id}/provider-payments`
  const start = async (method = 'card', { key = randomUUID() as string, client = one.buyer } = {}) => {
    const answer = await client.send('POST', path, { method }, { headers: { 'idempotency-key': key } })
    return { status: answer.status, ...((await answer.json()) as Started) }
  }
  return {
    start,
    check: async (paymentId: number) => (await one.buyer.send('POST', `${path}/${paymentId}/checks`)).json(),
    /** In test mode: pays by a method and chooses how it ends. */
    async choose(outcome: string, method = 'card') {
      const started = await start(method)
      const id = started.redirectUrl?.split('/').at(-1)
      const chosen = await one.buyer.send('POST', `/api/test-payments/${id}/outcomes`, { outcome })
      return { ...started, status: chosen.status }
    },
  }
}

interface Started {
  id: number
  redirectUrl: string | null
  isPending: boolean
  code?: string
  message?: string
}

/** The same product and the same test provider, some time later. */
export function later<Context extends AppContext>(context: Context, minutes: number): Context {
  const at = new Date(context.now().getTime() + minutes * 60_000)
  const now = () => at
  return { ...context, now, providers: createProviders(context.config, context.db, now) }
}
