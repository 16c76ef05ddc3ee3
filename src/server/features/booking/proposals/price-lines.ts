import { spaceCentsOf } from '#domain/booking/price/reprice.ts'
import { spreadPrice } from '#domain/booking/proposals.ts'
import type { AgreedTerms, BookingRequest } from '#domain/booking/terms.ts'
import type { AppContext } from '../../../context.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { type Claim, hasRunOut } from '../availability/claim-units.ts'
import { fitForClient } from '../bookings/place-agreed.ts'
import { type LineRow, listHolds, type ProposalRow } from './proposal-rows.ts'

export type PriceContext = Pick<AppContext, 'db' | 'config' | 'now' | 'gazetteer' | 'metrics'>

/** A line as it could be agreed on now. */
export interface PricedLine {
  line: LineRow
  /** At the rate card, and as it is asked; null: it cannot be had. */
  card: AgreedTerms | null
  asked: AgreedTerms | null
  problem: AppError | null
  /** The least that its space costs by the rate card; 0: any price. */
  floorCents: number
}

type Fitted = Omit<PricedLine, 'asked'> & { at: (spaceCents: number) => AgreedTerms | null }

/**
 * Every line at the card and at what is asked, where one price is asked with its share of that. What a line costs is read once.
 * @throws AppError `below-minimum` where it is asked for by somebody who may not go below
 */
export async function priceLines(
  context: PriceContext,
  proposal: ProposalRow,
  lines: readonly LineRow[],
  { mayGoBelow = true }: { mayGoBelow?: boolean } = {},
): Promise<PricedLine[]> {
  const givesWay = await givesWayTo(context, proposal)
  const fitted: Fitted[] = []
  // one after another: a page takes one connection
  for (const line of lines) fitted.push(await fitLine(context, proposal, { line, givesWay, mayGoBelow }))
  const shares = proposal.price === 'one' ? shareOf(proposal.one_cents ?? 0, fitted) : null
  return fitted.map(({ at: priceAt, ...rest }, at) => {
    const wanted = shares ? (shares[at] ?? 0) : rest.line.space_cents
    return { ...rest, ...(wanted === null ? { asked: rest.card } : tryPrice(rest, () => priceAt(wanted))) }
  })
}

/** What is asked may be more than a booking can come to. */
function tryPrice(
  { problem }: Pick<PricedLine, 'problem'>,
  price: () => AgreedTerms | null,
): Pick<PricedLine, 'asked' | 'problem'> {
  try {
    return { asked: price(), problem }
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'below-minimum') throw error
    return { asked: null, problem: error }
  }
}

function shareOf(cents: number, cards: readonly Pick<Fitted, 'card'>[]): number[] {
  return spreadPrice(
    cents,
    cards.map(({ card }) => (card ? spaceCentsOf(card) : 0)),
  )
}

interface FitLine {
  line: LineRow
  givesWay: (claim: Claim) => boolean
  mayGoBelow: boolean
}

async function fitLine(
  context: PriceContext,
  proposal: ProposalRow,
  { line, givesWay, mayGoBelow }: FitLine,
): Promise<Fitted> {
  try {
    const { at, floorCents } = await fitForClient(context, {
      sellerId: proposal.organization_id,
      buyerId: proposal.buyer_id,
      listingId: line.listing_id,
      request: toRequest(proposal, line),
      givesWay,
    })
    return { line, card: at(null), problem: null, floorCents, at: (cents) => at(cents, { mayGoBelow }) }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { line, card: null, problem: error, floorCents: 0, at: () => null }
  }
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
