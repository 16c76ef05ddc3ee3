import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/platform/api.ts'

export const helpHomeQuery = queryOptions({
  queryKey: ['content', 'help'],
  queryFn: ({ signal }) => api('GET /api/content/help', { signal }),
})

export function helpSearchQuery(q: string) {
  return queryOptions({
    queryKey: ['content', 'search', q],
    queryFn: ({ signal }) => api('GET /api/content/search', { query: { q }, signal }),
  })
}

export function helpCategoryQuery(slug: string) {
  return queryOptions({
    queryKey: ['content', 'category', slug],
    queryFn: ({ signal }) => api('GET /api/content/categories/:slug', { params: { slug }, signal }),
  })
}

export function helpTopicQuery(slug: string) {
  return queryOptions({
    queryKey: ['content', 'topic', slug],
    queryFn: ({ signal }) => api('GET /api/content/topics/:slug', { params: { slug }, signal }),
  })
}

export function articleQuery(slug: string) {
  return queryOptions({
    queryKey: ['content', 'article', slug],
    queryFn: ({ signal }) => api('GET /api/content/articles/:slug', { params: { slug }, signal }),
  })
}

export function faqQuery(slug: 'general' | 'privacy' | 'terms') {
  return queryOptions({
    queryKey: ['content', 'faq', slug],
    queryFn: ({ signal }) => api('GET /api/content/faqs/:slug', { params: { slug }, signal }),
  })
}

export function legalQuery(slug: 'privacy' | 'terms' | 'cookies') {
  return queryOptions({
    queryKey: ['content', 'legal', slug],
    queryFn: ({ signal }) => api('GET /api/content/legal/:slug', { params: { slug }, signal }),
  })
}

export const postsQuery = queryOptions({
  queryKey: ['content', 'posts'],
  queryFn: ({ signal }) => api('GET /api/content/posts', { signal }),
})

export function postQuery(slug: string) {
  return queryOptions({
    queryKey: ['content', 'post', slug],
    queryFn: ({ signal }) => api('GET /api/content/posts/:slug', { params: { slug }, signal }),
  })
}
