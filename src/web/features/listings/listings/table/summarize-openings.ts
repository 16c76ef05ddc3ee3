import type { SpaceChangeResult } from '#contract/listings/listings-spaces.ts'

/** "12 will be opened, 3 are open already, 2 cannot be." */
export function summarizeOpenings(results: readonly Pick<SpaceChangeResult, 'outcome'>[]): string {
  const count = (outcome: SpaceChangeResult['outcome']) =>
    results.filter((result) => result.outcome === outcome).length
  const [open, same, refused] = [count('saved'), count('unchanged'), count('refused')]
  const number = (of: number) => of.toLocaleString('en-US')
  const parts = [
    `${number(open)} will be opened`,
    same > 0 && `${number(same)} ${same === 1 ? 'is' : 'are'} open already`,
    refused > 0 && `${number(refused)} cannot be`,
  ]
  return `${parts.filter(Boolean).join(', ')}.`
}
