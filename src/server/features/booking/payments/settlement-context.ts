import type { AppContext } from '../../../context.ts'
import type { PaymentContext } from './record-payment.ts'

/** What payments through providers are settled with. */
export type SettlementContext = PaymentContext & Pick<AppContext, 'log'>
