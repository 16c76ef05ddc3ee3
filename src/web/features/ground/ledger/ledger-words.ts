import { PAYMENT_PROVIDERS } from '#domain/booking/payment-providers.ts'
import { required } from '#domain/required.ts'

/** What an account holds, by its kind. */
const ACCOUNTS: Record<string, string> = {
  receivable: 'Owed by buyers',
  payable: 'Owed to sellers',
  tax: 'Tax of sellers',
  fee: 'Fees earned',
  'fee-due': 'Fees owed by sellers',
  ...Object.fromEntries(Object.entries(PAYMENT_PROVIDERS).map(([id, { account }]) => [id, account])),
  'provider-cost': 'Cost of payment services',
  disputed: 'Disputed by buyers’ banks',
}

const PURPOSES: Record<string, string> = {
  booked: 'Booked',
  paid: 'Paid',
  refunded: 'Given back',
  'refund-reversed': 'Refund came back',
  credited: 'Credited',
  retracted: 'Recorded by mistake',
  cost: 'Cost',
  bounced: 'Came back',
  disputed: 'Disputed',
  'dispute-won': 'Decided for the seller',
  'dispute-lost': 'Taken back',
}

/** "receivable" or "receivable:42" → "Owed by buyers"; what is not known is written as it is. */
export function describeAccount(account: string): string {
  return ACCOUNTS[required(account.split(':')[0])] ?? account
}

export function describePurpose(purpose: string): string {
  return PURPOSES[purpose] ?? purpose
}
