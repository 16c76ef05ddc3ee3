import type { Article, Faq, Post } from '#contract/content/content.ts'
import { postPath } from '#domain/paths.ts'

type Crumb = readonly [name: string, path: string]

const PUBLISHER = { '@type': 'Organization', name: 'Placard' }

/** Several items of one page (schema.org). */
export function graph(...things: object[]): object {
  return { '@graph': things }
}

/** Breadcrumbs from home to the page. */
export function breadcrumbs(publicUrl: string, ...crumbs: Crumb[]): object {
  const all: Crumb[] = [['Home', '/'], ...crumbs]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: all.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: publicUrl + path,
    })),
  }
}

export function helpArticle(publicUrl: string, article: Article): object {
  return {
    '@type': 'TechArticle',
    headline: article.title,
    description: article.description,
    url: publicUrl + article.link,
    datePublished: article.publishedDate,
    dateModified: article.updatedDate,
    articleSection: article.category.title,
    keywords: article.tags.join(', '),
    inLanguage: 'en-US',
    author: PUBLISHER,
    publisher: PUBLISHER,
  }
}

export function blogPosting(publicUrl: string, post: Post): object {
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.description,
    url: `${publicUrl}${postPath(post.slug)}`,
    image: `${publicUrl}${post.art}`,
    datePublished: post.publishedDate,
    keywords: post.tags.join(', '),
    inLanguage: 'en-US',
    author: PUBLISHER,
    publisher: PUBLISHER,
  }
}

export function questions(publicUrl: string, path: string, { items }: Pick<Faq, 'items'>): object {
  return {
    '@type': 'FAQPage',
    url: publicUrl + path,
    mainEntity: items.map(({ question, html }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: html.replaceAll('href="/', `href="${publicUrl}/`) },
    })),
  }
}
