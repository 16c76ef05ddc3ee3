import type { TaskList } from 'graphile-worker'
import type { AppContext } from '../../../context.ts'
import { SWEEP_TASK } from '../documents/credit-booking.ts'
import { CHECK_KEYS_TASK, checkKeys } from './check-keys.ts'
import { eraseInstructions } from './erase-instructions.ts'
import { MATCH_TASK, matchStatement } from './match-statement.ts'
import { reconcile } from './reconcile.ts'
import { remindPayments } from './remind-payments.ts'
import { sweepPayments } from './sweep-payments.ts'

/** Lost answers each minute, keys each quarter of an hour, reminders in the market's morning, the comparison at its night (UTC). */
export const PAYMENT_CRON = `* * * * * sweep-payments ?max=1
*/15 * * * * ${CHECK_KEYS_TASK} ?max=1
0 16 * * * remind-payments ?max=3
35 8 * * * reconcile-payments ?max=3
50 4 * * * erase-instructions ?max=3`

export function paymentTasks(context: AppContext): TaskList {
  return {
    [MATCH_TASK]: (payload) => matchStatement(context, (payload as { id: number }).id),
    [SWEEP_TASK]: () => sweepPayments(context),
    [CHECK_KEYS_TASK]: () => checkKeys(context),
    'erase-instructions': () => eraseInstructions(context),
    'remind-payments': () => remindPayments(context),
    'reconcile-payments': async () => {
      const found = await reconcile(context)
      if (found > 0) context.log.warn({ found }, 'books, payments and bookings differ')
    },
  }
}
