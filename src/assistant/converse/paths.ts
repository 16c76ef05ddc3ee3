import type { Criteria } from '#domain/discovery/criteria.ts'
import { toStoredSearch } from '#domain/discovery/search/criteria-search.ts'
import { comparePath, homePath, newPlanPath } from '#domain/paths.ts'
import type { AdType } from '#domain/vocabulary.ts'

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
}

export function pathOfPlan({ media, ...asked }: PlanInput): string {
  const counts = Object.fromEntries(media.map(({ adType, count }) => [adType, count]))
  return withParameters(newPlanPath(), { ...asked, ...counts })
}

/** With what is set; lists repeat their name. */
function withParameters(path: string, parameters: Record<string, unknown>): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(parameters))
    for (const one of [value].flat()) if (one != null) search.append(name, String(one))
  return search.size > 0 ? `${path}?${search}` : path
}
