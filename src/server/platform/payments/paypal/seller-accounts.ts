import { z } from 'zod'
import { ProviderAway, ProviderRefused, type SellerAccounts } from '../provider.ts'
import { isPaypalAddress } from './addresses.ts'
import { Link, PaypalId } from './answers.ts'
import type { PaypalClient } from './client.ts'
import { unlessMissing } from './orders.ts'
import type { PaypalSettings } from './settings.ts'

/** What a seller lets the operator do in their name. */
const FEATURES = [
  'PAYMENT',
  'REFUND',
  'PARTNER_FEE',
  'READ_SELLER_DISPUTE',
  'ACCESS_MERCHANT_INFORMATION',
  'ADVANCED_TRANSACTIONS_SEARCH',
]
const ACCOUNT = /^seller-\d{1,15}-[0-9a-f]{10}$/

const Referral = z.object({ links: z.array(Link).max(20) })
const Found = z.object({ merchant_id: PaypalId })
const Status = z.object({
  payments_receivable: z.boolean(),
  primary_email_confirmed: z.boolean(),
  oauth_integrations: z.array(z.unknown()).max(50).default([]),
})

export interface PaypalSellers extends SellerAccounts {
  /** PayPal's own id of the account. @throws ProviderRefused where the seller has not finished connecting it */
  findMerchant(account: string): Promise<string>
}

/**
 * A seller connects an account of their own on PayPal's pages (Partner Referrals). PayPal's id of it is not known until they
 * have done so; the account is therefore named by a name of ours for the seller (the "tracking id"), which PayPal knows it by.
 * What comes back in the address of the return is never trusted.
 */
export function createSellerAccounts(
  call: PaypalClient,
  {
    baseUrl,
    partnerId,
    readName,
  }: Pick<PaypalSettings, 'baseUrl' | 'partnerId'> & { readName: () => Promise<string> },
): PaypalSellers {
  const partner = `/v1/customer/partners/${encodeURIComponent(partnerId)}/merchant-integrations`
  const find = async (account: string) => {
    if (!ACCOUNT.test(account)) throw new ProviderRefused('Not the account of a seller')
    return unlessMissing(call({ method: 'GET', path: `${partner}?tracking_id=${account}` }, Found))
  }
  return {
    async connect({ id, email, returnUrl, account }) {
      const tracking = account ?? `seller-${id}-${await readName()}`
      const json = toReferral({ tracking, email, returnUrl })
      const { links } = await call({ method: 'POST', path: '/v2/customer/partner-referrals', json }, Referral)
      const url = links.find(({ rel }) => rel === 'action_url')?.href ?? ''
      if (!isPaypalAddress(url, baseUrl))
        throw new ProviderAway('PayPal sent the seller to a strange address')
      return { account: tracking, url }
    },
    async read(account) {
      const found = await find(account)
      const status =
        found &&
        (await unlessMissing(call({ method: 'GET', path: `${partner}/${found.merchant_id}` }, Status)))
      const todo = status ? listTodo(status) : ['Finish connecting your PayPal account.']
      return { isReady: todo.length === 0, todo }
    },
    async findMerchant(account) {
      const found = await find(account)
      if (!found) throw new ProviderRefused('The seller has not connected a PayPal account')
      return found.merchant_id
    },
  }
}

function toReferral({ tracking, email, returnUrl }: { tracking: string; email: string; returnUrl: string }) {
  return {
    tracking_id: tracking,
    email,
    partner_config_override: { return_url: returnUrl },
    products: ['EXPRESS_CHECKOUT'],
    legal_consents: [{ type: 'SHARE_DATA_CONSENT', granted: true }],
    operations: [
      {
        operation: 'API_INTEGRATION',
        api_integration_preference: {
          rest_api_integration: {
            integration_method: 'PAYPAL',
            integration_type: 'THIRD_PARTY',
            third_party_details: { features: FEATURES },
          },
        },
      },
    ],
  }
}

function listTodo(status: z.infer<typeof Status>): string[] {
  return [
    ...(status.payments_receivable
      ? []
      : ['PayPal has limited your account: it cannot receive payments. PayPal says there why.']),
    ...(status.primary_email_confirmed ? [] : ['Confirm your e-mail address in your PayPal account.']),
    ...(status.oauth_integrations.length > 0
      ? []
      : ['Allow Placard in your PayPal account to take payments and give refunds.']),
  ]
}
