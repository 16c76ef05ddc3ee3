import { spaceCentsOf } from '#domain/booking/price/reprice.ts'
import { spreadPrice } from '#domain/booking/proposals.ts'
import type { AgreedTerms, BookingRequest } from '#domain/booking/terms.ts'
import type { AppContext } from '../../../context.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { type Claim, hasRunOut } from '../availability/claim-units.ts'
import { priceForClient } from '../bookings/place-agreed.ts'
import { type LineRow, listHolds, type ProposalRow } from './proposal-rows.ts'

export type PriceContext = Pick<AppContext, 'db' | 'config' | 'now' | 'gazetteer' | 'metrics'>

/** A line as it could be agreed on now. */
export interface PricedLine {
  line: LineRow
  /** At the rate card, and as it is asked; null: it cannot be had. */
  card: AgreedTerms | null
  asked: AgreedTerms | null
  problem: AppError | null
}

/**
 * Every line at the card and at what is asked, where one price is asked with its share of that.
 * @param mayGoBelow whether a price may be below what the rate card asks at least. @throws AppError `below-minimum`
 */
export async function priceLines(
  context: PriceContext,
  proposal: ProposalRow,
  lines: readonly LineRow[],
  mayGoBelow = true,
): Promise<PricedLine[]> {
  const cards: { line: LineRow; card: AgreedTerms | null; problem: AppError | null }[] = []
  const givesWay = await givesWayTo(context, proposal)
  for (const line of lines) {
    try {
      const card = await priceOne(context, proposal, { line, spaceCents: null, givesWay, mayGoBelow })
      cards.push({ line, card, problem: null })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      cards.push({ line, card: null, problem: error })
    }
  }
  const shares = proposal.price === 'one' ? shareOf(proposal.one_cents ?? 0, cards) : null
  const priced: PricedLine[] = []
  for (const [at, { line, card, problem }] of cards.entries()) {
    const wanted = shares ? (shares[at] ?? 0) : line.space_cents
    const asked =
      card === null || wanted === null
        ? card
        : await priceOne(context, proposal, { line, spaceCents: wanted, givesWay, mayGoBelow })
    priced.push({ line, card, asked, problem })
  }
  return priced
}

function shareOf(cents: number, cards: readonly { card: AgreedTerms | null }[]): number[] {
  return spreadPrice(
    cents,
    cards.map(({ card }) => (card ? spaceCentsOf(card) : 0)),
  )
}

interface PriceOne {
  line: LineRow
  spaceCents: number | null
  givesWay: (claim: Claim) => boolean
  mayGoBelow: boolean
}

function priceOne(context: PriceContext, proposal: ProposalRow, { line, ...priced }: PriceOne) {
  return priceForClient(context, {
    sellerId: proposal.organization_id,
    buyerId: proposal.buyer_id,
    listingId: line.listing_id,
    request: toRequest(proposal, line),
    ...priced,
  })
}

export function toRequest(
  { brands, client_name }: Pick<ProposalRow, 'brands' | 'client_name'>,
  line: Pick<LineRow, 'unit_id' | 'first_day' | 'last_day'>,
): BookingRequest {
  return {
    unitId: line.unit_id,
    from: line.first_day,
    to: line.last_day,
    quantity: 1,
    extras: [],
    brand: brands[0] || client_name,
    note: '',
    sponsor: null,
  }
}

/** Its own holds, what ran out, and what a calendar elsewhere holds: the seller judges that. */
async function givesWayTo({ db, now }: PriceContext, { id }: ProposalRow) {
  const own = new Set(await listHolds(db, id))
  const runOut = hasRunOut(now())
  return (claim: Claim): boolean =>
    claim.kind === 'import' || runOut(claim) || (claim.bookingId !== null && own.has(claim.bookingId))
}
