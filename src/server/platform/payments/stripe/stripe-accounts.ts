import type Stripe from 'stripe'
import type { SellerAccounts } from '../provider.ts'
import { callStripe } from './open-stripe.ts'

/** Sellers' own accounts: Stripe asks them for what it must know, on its own pages. */
export function stripeAccounts(open: () => Promise<Stripe>, site: string): SellerAccounts {
  return {
    async connect({ id, email, returnUrl, account: known }) {
      const stripe = await open()
      const account = known ?? (await callStripe(create(stripe, { id, email, site })))
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

async function create(
  stripe: Stripe,
  { id, email, site }: { id: number; email: string; site: string },
): Promise<string> {
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
