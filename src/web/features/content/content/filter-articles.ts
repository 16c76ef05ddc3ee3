import type { HelpCategory } from '#contract/content/content.ts'

/** Filters articles by title and description, and drops subcategories left empty. */
export function filterArticles(subcategories: HelpCategory['subcategories'], query: string) {
  const words = query.trim().toLowerCase()
  if (!words) return subcategories
  return subcategories
    .map(({ title, articles }) => ({
      title,
      articles: articles.filter((article) =>
        `${article.title}\n${article.description}`.toLowerCase().includes(words),
      ),
    }))
    .filter(({ articles }) => articles.length > 0)
}
