import type { Criteria } from '#domain/discovery/criteria.ts'
import { toStoredSearch } from '#domain/discovery/search/criteria-search.ts'
import { comparePath, helpArticlePath, homePath, newPlanPath } from '#domain/paths.ts'
import type { AdType } from '#domain/vocabulary.ts'

/** A link to a help article. */
export const helpOf = (text: string, slug: string) => ({ text, path: helpArticlePath(slug) })

/** The search that criteria stand for, with its button to save it. */
export function pathOfSearch(criteria: Criteria): string {
  return withParameters(homePath(), { ...toStoredSearch(criteria) })
}

export function pathOfComparison(ids: readonly number[]): string {
  return withParameters(comparePath(), { ids: ids.join() })
}

export interface PlanInput {
  place: string | null
  from: string | null
  to: string | null
  budget: number | null
  /** 0: one line at least. */
  media: readonly { adType: AdType; count: number }[]
  /** Percent of the budget. */
  shares?: readonly { adType: AdType; share: number }[]
  without?: readonly AdType[]
  /** Ids of spaces that stay in it, and out of it. */
  keep?: readonly number[]
  not?: readonly number[]
}

/** As `/plans/new` reads its address. */
export function pathOfPlan({ media, shares = [], keep = [], not = [], ...asked }: PlanInput): string {
  const counts = Object.fromEntries(media.map(({ adType, count }) => [adType, count]))
  const parts = shares.map(({ adType, share }) => `${adType}:${share}`)
  return withParameters(newPlanPath(), {
    ...asked,
    ...counts,
    share: parts,
    keep: keep.join() || null,
    not: not.join() || null,
  })
}

/** With what is set; lists repeat their name. */
function withParameters(path: string, parameters: Record<string, unknown>): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(parameters))
    for (const one of [value].flat()) if (one != null) search.append(name, String(one))
  return search.size > 0 ? `${path}?${search}` : path
}
