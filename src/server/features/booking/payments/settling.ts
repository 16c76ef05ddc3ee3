import type { AppContext } from '../../../context.ts'
import type { Paying } from './record-payment.ts'

/** What payments through providers are settled with. */
export type Settling = Paying & Pick<AppContext, 'log'>
