import { AUDIENCE_TRUST } from '#domain/audience-trust.ts'
import type { ZipPeople } from '#domain/discovery/places/types.ts'
import { required } from '#domain/required.ts'
import { AD_TYPES, type Audience, VENUES } from '#domain/vocabulary.ts'
import type { Market } from '#planner/problem.ts'
import { catchmentOf, Spread, toCells } from '#planner/spread.ts'
import { basisOf } from '#search/audience-code.ts'
import { type CandidateRows, toAudienceBits } from '#search/candidates.ts'

/** How much of its contacts counts where a space is for the wanted audience, names none, or names others. */
const FIT = { fits: 1, unsaid: 0.6, others: 0.3 } as const

export interface PricedMarket {
  market: Market
  /** By row of the market, its row among the candidates. */
  rows: Int32Array
  /** Candidates that have no audience figure. */
  withoutFigure: number
}

/** Candidates as the planner reads them; what has no audience figure is left out. */
export function toMarket(
  found: CandidateRows,
  { points, audiences }: { points: readonly ZipPeople[]; audiences: readonly Audience[] },
): PricedMarket {
  const rows = Int32Array.from(found.ids.keys()).filter((row) => required(found.contacts[row]) > 0)
  const spread = new Spread(points)
  const wanted = toAudienceBits(audiences)
  const sellers = numberSellers(found, rows)
  const of = <T>(values: ArrayLike<T>) => [...rows].map((row) => required(values[row]) as T)
  const candidates = {
    ids: Int32Array.from(of(found.ids)),
    costs: Float64Array.from(of(found.costs)),
    media: Uint8Array.from(of(found.media)),
    sellers: sellers.numbers,
    contacts: Float64Array.from(rows, (row) => weigh(found, row, wanted)),
    vectors: Int32Array.from(rows, (row) => {
      const at = { lat: required(found.lats[row]), lng: required(found.lngs[row]) }
      const venue = VENUES[required(found.venues[row])] ?? null
      return spread.vectorOf(at, catchmentOf(required(AD_TYPES[required(found.media[row])]), venue))
    }),
  }
  const market = {
    candidates,
    cells: toCells(points),
    catchments: spread.catchments,
    sellerCount: sellers.count,
  }
  return { market, rows, withoutFigure: found.ids.length - rows.length }
}

function weigh(found: CandidateRows, row: number, wanted: number): number {
  const basis = basisOf(required(found.audienceCodes[row]))
  const own = required(found.audiences[row])
  const fit = wanted === 0 || (own & wanted) !== 0 ? FIT.fits : own === 0 ? FIT.unsaid : FIT.others
  return required(found.contacts[row]) * fit * (basis === null ? 0 : AUDIENCE_TRUST[basis])
}

/** Accounts numbered from 0, in the order of rows. */
function numberSellers(found: CandidateRows, rows: Int32Array): { numbers: Int32Array; count: number } {
  const known = new Map<number, number>()
  const numbers = Int32Array.from(rows, (row) => {
    const seller = required(found.sellers[row])
    const number = known.get(seller) ?? known.size
    known.set(seller, number)
    return number
  })
  return { numbers, count: known.size }
}
