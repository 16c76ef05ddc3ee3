import type {
  Article,
  ArticleCard,
  CategoryCard,
  Faq,
  LegalText,
  PostCard,
} from '#contract/content/content.ts'
import { toLongDate } from '#domain/format-dates.ts'
import { helpArticlePath, helpCategoryPath } from '#domain/paths.ts'
import { required } from '#domain/required.ts'
import type { Library, LibraryArticle, LibraryFaq, LibraryLegal, LibraryPost } from './library.ts'
import { toReadingMinutes } from './markdown.ts'

/** View counts from the database, by slug. */
export type Views = ReadonlyMap<string, number>

export function presentCard(library: Library, article: LibraryArticle, views: Views): ArticleCard {
  const category = required(library.outline.categories.find(({ slug }) => slug === article.category))
  return {
    slug: article.slug,
    title: article.title,
    description: article.description,
    category: { slug: category.slug, title: category.title },
    link: helpArticlePath(article.slug),
    viewCount: article.startingViews + (views.get(article.slug) ?? 0),
    publishedDate: article.published,
  }
}

export function presentArticle(
  library: Library,
  article: LibraryArticle,
  { views, votes }: { views: Views; votes: Article['votes'] },
): Article {
  return {
    ...presentCard(library, article, views),
    subcategory: article.subcategory,
    tags: article.tags,
    updatedDate: article.updated ?? article.published,
    readingMinutes: toReadingMinutes(article.text),
    html: article.html,
    toc: article.toc.filter(({ level }) => level === 2),
    related: article.related.map((slug) => presentCard(library, required(library.articles.get(slug)), views)),
    votes,
  }
}

export function presentCategory(library: Library, slug: string): CategoryCard {
  const category = required(library.outline.categories.find((one) => one.slug === slug))
  const articles = [...library.articles.values()].filter((article) => article.category === slug)
  return {
    slug,
    title: category.title,
    description: category.description,
    link: helpCategoryPath(slug),
    articleCount: articles.length,
  }
}

export function presentFaq({ slug, title, description, items }: LibraryFaq): Faq {
  return { slug, title, description, items }
}

export function presentLegal(text: LibraryLegal): LegalText {
  return {
    slug: text.slug,
    title: text.title,
    description: text.description,
    dateLine: toDateLine(text),
    html: text.html,
    toc: text.toc.filter(({ level }) => level === 2),
    pdf: `/${text.slug}.pdf`,
    versions: text.versions,
  }
}

export function toDateLine({ dateLabel, date }: LibraryLegal): string {
  return `${dateLabel} ${toLongDate(date)}`
}

export function presentPost({ slug, title, description, tags, published, text, art }: LibraryPost): PostCard {
  const readingMinutes = toReadingMinutes(text)
  const drawing = `/illustrations/${art}.svg`
  return { slug, title, description, tags, publishedDate: published, readingMinutes, art: drawing }
}
