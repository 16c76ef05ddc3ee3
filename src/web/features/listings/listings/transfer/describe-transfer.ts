import type { Transfer } from '#contract/listings/listings-transfers.ts'
import { formatDay } from '#domain/format-dates.ts'

/** How a transfer stands, in a sentence for one of its sides: "Offered to Beacon Media by Ana on Nov 29, 2026." */
export function describeTransfer(transfer: Transfer, organizationId: number): string {
  const { from, to, state, offeredBy, offeredAt, decidedBy, decidedAt } = transfer
  const isGiver = from.id === organizationId
  const on = ` on ${formatDay(decidedAt ?? offeredAt)}.`
  const by = (name: string | null) => (name ? ` by ${name}` : '')
  if (state === 'open')
    return isGiver
      ? `Offered to ${to.name}${by(offeredBy)}${on}`
      : `${from.name} offers it to you, since${on.slice(3)}`
  if (state === 'accepted')
    return isGiver ? `Went to ${to.name}${on}` : `Came from ${from.name}, accepted${by(decidedBy)}${on}`
  if (state === 'declined') return isGiver ? `${to.name} declined it${on}` : `Declined${by(decidedBy)}${on}`
  return isGiver
    ? `Offer to ${to.name} taken back${by(decidedBy)}${on}`
    : `${from.name} took its offer back${on}`
}
