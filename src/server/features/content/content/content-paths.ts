import type { Library } from './library.ts'

/** Paths of all content pages. */
export function listContentPaths({ outline, articles, posts }: Library): string[] {
  return [
    '/help',
    '/help/contact',
    '/help/faq',
    '/help/privacy-faq',
    '/help/terms-faq',
    ...outline.categories.map(({ slug }) => `/help/${slug}`),
    ...outline.topics.map(({ slug }) => `/help/topics/${slug}`),
    ...[...articles.keys()].map((slug) => `/help/articles/${slug}`),
    '/privacy',
    '/terms',
    '/cookies',
    '/blog',
    ...[...posts.keys()].map((slug) => `/blog/${slug}`),
  ]
}
