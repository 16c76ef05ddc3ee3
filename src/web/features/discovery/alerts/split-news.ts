import type { Hit } from '#contract/discovery/alerts.ts'

const SECTIONS: Record<Hit['kind'], string> = {
  new: 'New',
  'fits-now': 'New',
  'price-down': 'Price down',
  'free-again': 'Free again',
  gone: 'Gone',
}

interface News {
  /** Since the last look, by what happened; those without any are left out. */
  sections: { title: string; hits: Hit[] }[]
  earlier: Hit[]
}

/** What a saved search has found, each in the order it came. */
export function splitNews(hits: readonly Hit[]): News {
  const titles = [...new Set(Object.values(SECTIONS))]
  const of = (title: string) => hits.filter(({ isNew, kind }) => isNew && SECTIONS[kind] === title)
  const sections = titles
    .map((title) => ({ title, hits: of(title) }))
    .filter((section) => section.hits.length > 0)
  return { sections, earlier: hits.filter(({ isNew }) => !isNew) }
}

/** Up to when the news have been looked at: the latest of them, since hits come newest first; undefined where there are none. */
export function seenUntil(hits: readonly Hit[]): string | undefined {
  return hits.find(({ isNew }) => isNew)?.foundAt
}
