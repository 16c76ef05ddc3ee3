import type { ImportDigest, ImportedSpace } from '#contract/listings/reviews-imports.ts'
import { monthlyPrice } from '#domain/money.ts'
import { AD_TYPE_LABELS } from '#domain/vocabulary.ts'

/** What is read of each space that waits. */
export interface SubmittedSpace extends ImportedSpace {
  hasPicture: boolean
  hasPin: boolean
}

const MARKETS = 8
const SAMPLED = 4
/** So many times the usual price of its kind, or the usual that many times it. */
const ODD_TIMES = 3
/** What is nearer to the usual price than this is no odd one to look at. */
const NOTABLE_TIMES = 1.5

/** Kinds, markets, a sample and warnings of an import, from its spaces in the order of the file. */
export function describeSubmitted(spaces: readonly SubmittedSpace[]): Omit<ImportDigest, 'duplicates'> {
  const oddities = measureOddities(spaces)
  return {
    kinds: countBy(spaces, ({ adType }) => AD_TYPE_LABELS[adType]),
    markets: withOthers(countBy(spaces, ({ place }) => place)),
    sample: takeSample(spaces, oddities),
    warnings: [
      { text: 'without a picture', spaces: spaces.filter(({ hasPicture }) => !hasPicture).length },
      { text: 'without a pin on the map', spaces: spaces.filter(({ hasPin }) => !hasPin).length },
      { text: 'for nothing', spaces: spaces.filter(({ price }) => price === 0).length },
      {
        text: `for more than ${ODD_TIMES} times the usual price of their kind in this file, or less than a third`,
        spaces: [...oddities.values()].filter((times) => times > ODD_TIMES).length,
      },
      { text: 'with a title that another has too', spaces: countRepeated(spaces) },
    ].filter((warning) => warning.spaces > 0),
  }
}

function countBy(spaces: readonly SubmittedSpace[], nameOf: (space: SubmittedSpace) => string) {
  return [...Map.groupBy(spaces, nameOf)]
    .map(([name, group]) => ({ name, spaces: group.length }))
    .sort((a, b) => b.spaces - a.spaces || (a.name < b.name ? -1 : 1))
}

function withOthers(counted: { name: string; spaces: number }[]) {
  if (counted.length <= MARKETS) return counted
  const rest = counted.slice(MARKETS - 1)
  const spaces = rest.reduce((sum, one) => sum + one.spaces, 0)
  return [...counted.slice(0, MARKETS - 1), { name: `${rest.length} other places`, spaces }]
}

/** How far each price is from the median of its kind, as times either way; 1 is the median. */
function measureOddities(spaces: readonly SubmittedSpace[]): Map<number, number> {
  const oddities = new Map<number, number>()
  for (const group of Map.groupBy(spaces, ({ adType }) => adType).values()) {
    const priced = group
      .map((space) => ({ id: space.id, monthly: monthlyPrice(space.price, space.interval) }))
      .filter(({ monthly }) => monthly > 0)
      .sort((a, b) => a.monthly - b.monthly)
    const median = priced[Math.floor(priced.length / 2)]?.monthly
    if (median === undefined) continue
    for (const { id, monthly } of priced) oddities.set(id, Math.max(monthly / median, median / monthly))
  }
  return oddities
}

function takeSample(
  spaces: readonly SubmittedSpace[],
  oddities: ReadonlyMap<number, number>,
): ImportDigest['sample'] {
  const oddityOf = ({ id }: SubmittedSpace) => oddities.get(id) ?? 0
  const monthlyOf = ({ price, interval }: SubmittedSpace) => monthlyPrice(price, interval)
  const picks = [
    ['first', spaces],
    [
      'odd',
      spaces.filter((space) => oddityOf(space) > NOTABLE_TIMES).toSorted((a, b) => oddityOf(b) - oddityOf(a)),
    ],
    ['priciest', spaces.toSorted((a, b) => monthlyOf(b) - monthlyOf(a))],
  ] as const
  const taken = new Set<number>()
  return picks.flatMap(([why, ordered]) =>
    ordered
      .filter(({ id }) => !taken.has(id))
      .slice(0, SAMPLED)
      .map((space) => {
        taken.add(space.id)
        const { hasPicture: _picture, hasPin: _pin, ...shown } = space
        return { ...shown, why }
      }),
  )
}

function countRepeated(spaces: readonly SubmittedSpace[]): number {
  const groups = Map.groupBy(spaces, ({ title }) => title.toLowerCase())
  return [...groups.values()].filter(({ length }) => length > 1).flat().length
}
