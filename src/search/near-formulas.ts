import { offerPeriods } from '#domain/booking/offer-periods.ts'
import { toDate, toDayNumber } from '#domain/dates.ts'
import { toWallTime } from '#domain/zoned-time.ts'
import {
  type Formula,
  isSoldIn,
  nameTerm,
  recall,
  type TotalRequest,
  toFormula,
  toQuestion,
} from './dated-formulas.ts'
import type { CardUnit, RateCard } from './rate-card.ts'
import { type RowConditions, toDayConditions } from './row-conditions.ts'

/** From this share of the days asked for on, a shorter run stands before the one around all of them. */
const NEAR_SHARE = 0.6

/** Some whole cells of a unit, what they cost, and what a row has to meet for them. */
export interface OfferedTerm {
  readonly formula: Formula
  readonly conditions: RowConditions
  /** Days since 1970-01-01, inclusive. */
  readonly first: number
  readonly last: number
  /** Issues, dates or posts; 0 where cells are a time. */
  readonly pieces: number
  /** Smaller first; of equal ones the cheaper. */
  readonly order: number
}

/**
 * Reads cards for some days: of each unit the whole cells nearest to them (decision 152), in the order in which a plan
 * takes them. Near runs with most of the days, else exactly these days, else the run around them, else other near ones.
 */
export function createOfferReader(
  request: TotalRequest & { today: number },
): (card: RateCard) => OfferedTerm[] {
  const days = { first: toDate(request.first), last: toDate(request.last) }
  const todays = new Map<string, string>()
  const runs = new Map<string, Run[]>()
  const conditions = new Map<string, RowConditions>()
  const toOffer = (card: RateCard, { unit }: CardUnit, { term, order }: Run): OfferedTerm => {
    const [first, last] = [toDayNumber(term.first), toDayNumber(term.last)]
    return {
      formula: toFormula(card, unit, term),
      conditions: recall(conditions, `${first}-${last}`, () =>
        toDayConditions({ first, last, today: request.today }),
      ),
      first,
      last,
      pieces: unit.cell === 'listed' ? term.pieces : 0,
      order,
    }
  }
  return (card) => {
    const { timeZone } = card.terms
    const today = recall(todays, timeZone, () => toWallTime(new Date(request.now), timeZone).date)
    if (!isSoldIn(days, today)) return []
    const offers = card.units.flatMap((one) =>
      recall(runs, nameTerm(card, one), () => listRuns(card, one, { ...days, today })).map((run) =>
        toOffer(card, one, run),
      ),
    )
    return offers.sort((a, b) => a.order - b.order)
  }
}

interface Run {
  term: Parameters<typeof toFormula>[2]
  order: number
}

function listRuns(
  card: RateCard,
  one: CardUnit,
  sold: { first: string; last: string; today: string },
): Run[] {
  const { around, near } = offerPeriods(toQuestion(card, one, sold))
  const asked = toDayNumber(sold.last) - toDayNumber(sold.first) + 1
  const runs = near.map((term) => ({
    term,
    order: asked - term.askedDays + (term.askedDays >= NEAR_SHARE * asked ? 0 : 2 * asked),
  }))
  return around ? [...runs, { term: around, order: asked }] : runs
}
