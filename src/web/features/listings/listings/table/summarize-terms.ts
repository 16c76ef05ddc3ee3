import type { SpaceChangeResult } from '#contract/listings/listings-spaces.ts'

/** "12 will change, 3 are so already, 2 cannot." */
export function summarizeTerms(results: readonly Pick<SpaceChangeResult, 'outcome'>[]): string {
  const count = (outcome: SpaceChangeResult['outcome']) =>
    results.filter((result) => result.outcome === outcome).length
  const [changed, same, refused] = [count('saved'), count('unchanged'), count('refused')]
  const number = (of: number) => of.toLocaleString('en-US')
  const parts = [
    `${number(changed)} will change`,
    same > 0 && `${number(same)} ${same === 1 ? 'is' : 'are'} so already`,
    refused > 0 && `${number(refused)} cannot`,
  ]
  return `${parts.filter(Boolean).join(', ')}.`
}
