import type { ShownMatch } from './shown-match.ts'

export function listIds(shown: readonly ShownMatch[], rest: readonly ShownMatch[]): number[] {
  return (shown.length > 0 ? shown : rest).map(({ listing }) => listing.id)
}
