import highsLoader from 'highs'
import type { Market, Rules } from '#planner/problem.ts'
import { scoreOf } from '#planner/score.ts'
import { VARIETY_SHARE, VARIETY_WEIGHT } from '#planner/weights.ts'

/** Lines that touch each concave part from above: the denser they are, the less the solver's bound is above the best. */
const TANGENTS = [0, 0.02, 0.05, 0.1, 0.15, 0.2, 0.3, 0.4, 0.5, 0.65, 0.8, 1, 1.25, 1.5, 2, 2.5, 3, 4, 6]

interface Part {
  /** What it is worth when all of it is used. */
  worth: number
  /** By row, how much of it one uses. */
  uses: Map<number, number>
}

/** The rows of the best plan by money and lines alone, of the score with tangents in place of its curves; null in too little time. */
export async function solveExactly(
  market: Market,
  rules: Rules,
  seconds: number,
): Promise<{ score: number; bound: number } | null> {
  const highs = await highsLoader()
  const solution = highs.solve(writeModel(market, rules), {
    time_limit: seconds,
    mip_rel_gap: 1e-4,
    output_flag: false,
  })
  if (solution.Status !== 'Optimal') return null
  const rows = [...market.candidates.costs.keys()].filter(
    (row) => ((solution.Columns[`x${row}`] as { Primal?: number } | undefined)?.Primal ?? 0) > 0.5,
  )
  return { score: scoreOf(market, rows).value, bound: solution.ObjectiveValue * SCALE }
}

/** Coefficients of ones and tens. */
const SCALE = 1000

function writeModel(market: Market, rules: Rules): string {
  const { costs } = market.candidates
  const rows = [...costs.keys()]
  const parts = listParts(market)
  const cuts = parts.flatMap(({ worth, uses }, part) =>
    TANGENTS.map((at) => {
      const slope = (worth / SCALE) * Math.exp(-at)
      const terms = [...uses].map(([row, used]) => `- ${(slope * used).toFixed(9)} x${row}`)
      const least = (worth / SCALE) * (1 - Math.exp(-at)) - slope * at
      return ` z${part} ${terms.join(' ')} <= ${least.toFixed(9)}`
    }),
  )
  return [
    'Maximize',
    ` obj: ${parts.map((_, part) => `z${part}`).join(' + ')}`,
    'Subject To',
    ` money: ${rows.map((row) => `${costs[row]! / 100} x${row}`).join(' + ')} <= ${rules.budgetCents / 100}`,
    ` lines: ${rows.map((row) => `x${row}`).join(' + ')} <= ${rules.maxLines}`,
    ...cuts,
    'Bounds',
    ...parts.map(({ worth }, part) => ` 0 <= z${part} <= ${worth / SCALE}`),
    'Binary',
    ` ${rows.map((row) => `x${row}`).join(' ')}`,
    'End',
  ].join('\n')
}

function listParts({ candidates, cells, catchments, sellerCount }: Market): Part[] {
  const scale = VARIETY_SHARE * cells.people.reduce((sum, people) => sum + people, 0)
  const ofCells = [...cells.people].map((people, cell) => part(people * cells.weights[cell]!))
  const groups = (count: number) => Array.from({ length: count }, () => part(VARIETY_WEIGHT * scale))
  const [ofMedia, ofSellers] = [groups(Math.max(...candidates.media) + 1), groups(sellerCount)]
  for (const [row, contacts] of candidates.contacts.entries()) {
    const vector = candidates.vectors[row]!
    for (let at = catchments.starts[vector]!; at < catchments.starts[vector + 1]!; at++)
      ofCells[catchments.cells[at]!]!.uses.set(row, contacts * catchments.rates[at]!)
    ofMedia[candidates.media[row]!]!.uses.set(row, contacts / scale)
    ofSellers[candidates.sellers[row]!]!.uses.set(row, contacts / scale)
  }
  return [...ofCells, ...ofMedia, ...ofSellers].filter(({ uses }) => uses.size > 0)
}

function part(worth: number): Part {
  return { worth, uses: new Map() }
}
