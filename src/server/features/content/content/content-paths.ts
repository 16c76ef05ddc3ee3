import {
  blogPath,
  cookiesPath,
  faqPath,
  helpArticlePath,
  helpCategoryPath,
  helpContactPath,
  helpPath,
  helpTopicPath,
  postPath,
  privacyFaqPath,
  privacyPath,
  termsFaqPath,
  termsPath,
} from '#domain/paths.ts'
import type { Library } from './library.ts'

/** Paths of all content pages. */
export function listContentPaths({ outline, articles, posts }: Library): string[] {
  return [
    helpPath(),
    helpContactPath(),
    faqPath(),
    privacyFaqPath(),
    termsFaqPath(),
    ...outline.categories.map(({ slug }) => helpCategoryPath(slug)),
    ...outline.topics.map(({ slug }) => helpTopicPath(slug)),
    ...[...articles.keys()].map((slug) => helpArticlePath(slug)),
    privacyPath(),
    termsPath(),
    cookiesPath(),
    blogPath(),
    ...[...posts.keys()].map((slug) => postPath(slug)),
  ]
}
