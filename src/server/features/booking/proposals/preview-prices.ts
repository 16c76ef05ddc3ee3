import type { ProposalInput, proposalRoutes } from '#contract/booking/proposals.ts'
import type { Out } from '#contract/route.ts'
import { spaceCentsOf } from '#domain/booking/price/reprice.ts'
import type { Actor } from '#domain/listings/listing.ts'
import { presentFloor } from './present-line.ts'
import { type PriceContext, priceLines } from './price-lines.ts'
import { getProposalRow, listLines } from './proposal-rows.ts'

interface PreviewPrices {
  id: number
  actor: Actor
  asked: Pick<ProposalInput, 'price' | 'oneCents' | 'lines'>
}

/** What is typed, before it is saved: whoever may not go below the rate card reads it here, and not when sending is refused. @throws AppError `not-found` */
export async function previewPrices(
  context: PriceContext,
  { id, actor, asked: { price, oneCents, lines } }: PreviewPrices,
): Promise<Out<typeof proposalRoutes.previewProposalPrices.output>> {
  const row = await getProposalRow(context.db, { id, sellerId: actor.organizationId })
  const wanted = new Map(lines.map((line) => [line.id, line.spaceCents]))
  const typed = (await listLines(context.db, id)).flatMap((line) => {
    const space_cents = wanted.get(line.id)
    return space_cents === undefined ? [] : { ...line, space_cents }
  })
  const priced = await priceLines(context, { ...row, price, one_cents: oneCents }, typed)
  const seesFloor = actor.may.has('prices')
  return {
    lines: priced.map((one) => ({
      id: one.line.id,
      askedCents: one.asked && spaceCentsOf(one.asked),
      floor: presentFloor(one, seesFloor),
    })),
  }
}
