import type { SpaceNumbers } from '#contract/listings/numbers.ts'
import { MEASURE_LABELS } from '#domain/ground/funnel.ts'

type Step = SpaceNumbers['funnel'][number]

/** "2.5% of seen", "too few to say", or nothing for the first step. */
export function describeShare({ of, share }: Step): string {
  if (of === null) return ''
  if (share === null) return 'too few to say'
  const percent = share * 100
  const words = percent < 10 ? percent.toFixed(1) : String(Math.round(percent))
  return `${words}% of ${MEASURE_LABELS[of].toLowerCase()}`
}

/** "Seen 1,240 times, opened 31 times; similar spaces: 48" */
export function describeFunnel({ funnel, similar }: Pick<SpaceNumbers, 'funnel' | 'similar'>): string {
  const count = (measure: Step['measure']) => funnel.find((step) => step.measure === measure)?.count ?? 0
  const words = `Seen ${times(count('appearances'))}, opened ${times(count('views'))}`
  return similar ? `${words}; similar spaces: ${similar.medians.views.toLocaleString('en-US')}` : words
}

function times(count: number): string {
  return count === 1 ? 'once' : `${count.toLocaleString('en-US')} times`
}
