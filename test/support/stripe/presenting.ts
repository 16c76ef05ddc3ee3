import type { StripeBalance } from './balance.ts'
import type { StripeRows } from './rows.ts'

/** What is remembered, and what it has moved. */
export interface Presenting extends StripeRows {
  readonly balance: StripeBalance
}
