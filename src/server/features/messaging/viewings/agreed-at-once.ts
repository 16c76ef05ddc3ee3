import type { Side } from '#domain/messaging/conversation.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { ConversationRow } from '../conversations/lock-conversation.ts'
import { lockAgreeing } from './lock-viewing.ts'
import { timeTaken } from './refuse.ts'
import { readSlots } from './slots.ts'

interface Proposed {
  side: Side
  times: readonly Date[]
  now: Date
  /** The viewing that is to be moved. */
  except?: number
}

/**
 * Whether the times that a side proposes are agreed without an answer: a buyer's one free time, of a seller who lets them be
 * confirmed. Where a seller has set hours, buyers choose among the free times alone. @throws AppError `conflict`
 */
export async function isAgreedAtOnce(
  trx: Tx,
  { seller_id: sellerId }: ConversationRow,
  { side, times, now, except }: Proposed,
): Promise<boolean> {
  if (side !== 'buyer') return false
  await lockAgreeing(trx, sellerId)
  const { hasHours, slots, confirmsAlone } = await readSlots(trx, { sellerId, now, except })
  if (!hasHours) return false
  if (times.some((time) => !slots.includes(time.toISOString()))) throw timeTaken()
  return confirmsAlone && times.length === 1
}
