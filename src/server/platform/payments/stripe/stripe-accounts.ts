import type Stripe from 'stripe'
import type { SellerAccounts, Sites } from '../provider.ts'
import { callStripe } from './open-stripe.ts'
import { isOurs } from './read-stripe.ts'

/** Sellers' own accounts: Stripe asks them for what it must know, on its own pages. */
export function stripeAccounts(open: () => Promise<Stripe>, readSites: () => Promise<Sites>): SellerAccounts {
  return {
    async connect({ id, email, returnUrl, account: known, requestedAt }) {
      const stripe = await open()
      const owner = { id, email, sites: await readSites() }
      const opened = known ?? (requestedAt && (await callStripe(find(stripe, owner, requestedAt))))
      const account = opened ?? (await callStripe(create(stripe, owner)))
      const { url } = await callStripe(
        stripe.accountLinks.create({
          account,
          type: 'account_onboarding',
          refresh_url: returnUrl,
          return_url: returnUrl,
        }),
      )
      return { account, url }
    },

    async read(account) {
      const stripe = await open()
      const { charges_enabled, payouts_enabled, requirements } = await callStripe(
        stripe.accounts.retrieve(account),
      )
      const todo = [...new Set((requirements?.currently_due ?? []).map(toWords))]
      return { isReady: charges_enabled && payouts_enabled, todo }
    },
  }
}

interface Owner {
  /** The seller's, with us. */
  id: number
  email: string
  sites: Sites
}

/** By our mark; null: none was opened. */
async function find(stripe: Stripe, { id, sites }: Owner, since: Date): Promise<string | null> {
  const created = { gte: Math.floor(since.getTime() / 1000) - 60 }
  for await (const { id: account, metadata } of stripe.accounts.list({ created, limit: 100 }))
    if (metadata?.placard_seller === String(id) && isOurs(metadata, sites)) return account
  return null
}

async function create(stripe: Stripe, { id, email, sites: [site] }: Owner): Promise<string> {
  const account = await stripe.accounts.create(
    {
      type: 'express',
      country: 'US',
      email,
      capabilities: {
        card_payments: { requested: true },
        us_bank_account_ach_payments: { requested: true },
        transfers: { requested: true },
      },
      metadata: { placard_seller: String(id), placard_site: site },
    },
    { idempotencyKey: `${site}:seller-${id}` },
  )
  return account.id
}

/** `individual.id_number` → "Individual: id number" */
function toWords(path: string): string {
  const words = path.replaceAll('_', ' ').replace('.', ': ').replaceAll('.', ', ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
