import { z } from 'zod'
import { defineRoutes } from '../route.ts'

/** Lower-case words joined by hyphens, as in a URL. */
export const Slug = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens')

const SlugParams = z.object({ slug: z.string().max(200) })
const Named = z.object({ slug: z.string(), title: z.string() })

/** One entry of a table of contents; `id` is the heading's anchor. */
export const TocEntry = z.object({ id: z.string(), text: z.string(), level: z.number().int() })
export type TocEntry = z.infer<typeof TocEntry>

export const ArticleCard = z.object({
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  category: Named,
  link: z.string(),
  viewCount: z.number().int(),
  /** Calendar date `YYYY-MM-DD`. */
  publishedDate: z.string(),
})
export type ArticleCard = z.infer<typeof ArticleCard>

export const Article = ArticleCard.extend({
  subcategory: z.string(),
  tags: z.array(z.string()),
  updatedDate: z.string(),
  readingMinutes: z.number().int(),
  /** Safe HTML rendered on the server. */
  html: z.string(),
  toc: z.array(TocEntry),
  related: z.array(ArticleCard),
  votes: z.object({ yes: z.number().int(), no: z.number().int() }),
})
export type Article = z.infer<typeof Article>

export const FaqItem = z.object({ id: z.string(), question: z.string(), html: z.string() })
export type FaqItem = z.infer<typeof FaqItem>

export const Faq = z.object({
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  items: z.array(FaqItem),
})
export type Faq = z.infer<typeof Faq>

const CategoryCard = Named.extend({
  description: z.string(),
  link: z.string(),
  articleCount: z.number().int(),
})
export type CategoryCard = z.infer<typeof CategoryCard>

export const HelpCategory = CategoryCard.extend({
  subcategories: z.array(z.object({ title: z.string(), articles: z.array(ArticleCard) })),
  faq: Faq,
})
export type HelpCategory = z.infer<typeof HelpCategory>

export const HelpHome = z.object({
  categories: z.array(CategoryCard),
  popular: z.array(ArticleCard),
  recent: z.array(ArticleCard),
  topics: z.array(Named),
})
export type HelpHome = z.infer<typeof HelpHome>

/** Text split at its matches, so that pages can highlight them without parsing HTML. */
const Marked = z.array(z.object({ text: z.string(), isHit: z.boolean() }))
export type Marked = z.infer<typeof Marked>

export const HelpHit = z.object({
  kind: z.enum(['article', 'question']),
  link: z.string(),
  title: Marked,
  excerpt: Marked,
  /** Section: the category's or the FAQ's title. */
  place: z.string(),
})
export type HelpHit = z.infer<typeof HelpHit>

export const HelpTopic = Named.extend({
  description: z.string(),
  articles: z.array(ArticleCard),
  topics: z.array(Named),
})
export type HelpTopic = z.infer<typeof HelpTopic>

export const LegalText = z.object({
  slug: z.string(),
  title: z.string(),
  /** "Effective March 15, 2025". */
  dateLine: z.string(),
  description: z.string(),
  html: z.string(),
  toc: z.array(TocEntry),
  pdf: z.string(),
  versions: z.array(z.object({ date: z.string(), note: z.string() })),
})
export type LegalText = z.infer<typeof LegalText>

export const PostCard = z.object({
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  tags: z.array(z.string()),
  publishedDate: z.string(),
  readingMinutes: z.number().int(),
  /** Path of its illustration. */
  art: z.string(),
})
export type PostCard = z.infer<typeof PostCard>

export const Post = PostCard.extend({
  html: z.string(),
  toc: z.array(TocEntry),
  others: z.array(PostCard),
})
export type Post = z.infer<typeof Post>

export const SEARCH_MAX = 200

export const contentRoutes = defineRoutes({
  getHelpHome: {
    method: 'GET',
    path: '/api/content/help',
    summary: 'The help center: categories, popular and recent articles, topics',
    output: HelpHome,
  },
  searchHelp: {
    method: 'GET',
    path: '/api/content/search',
    summary: 'Articles and questions that answer `q`, best first; typing errors are forgiven',
    isCostly: true,
    query: z.object({
      q: z
        .string()
        .trim()
        .transform((text) => text.slice(0, SEARCH_MAX))
        .optional(),
    }),
    output: z.array(HelpHit),
  },
  getHelpCategory: {
    method: 'GET',
    path: '/api/content/categories/:slug',
    summary: 'One help category with its articles and questions',
    params: SlugParams,
    output: HelpCategory,
  },
  getHelpTopic: {
    method: 'GET',
    path: '/api/content/topics/:slug',
    summary: 'Every help article on one topic',
    params: SlugParams,
    output: HelpTopic,
  },
  getArticle: {
    method: 'GET',
    path: '/api/content/articles/:slug',
    summary: 'One help article',
    params: SlugParams,
    output: Article,
  },
  countArticleView: {
    method: 'POST',
    path: '/api/content/articles/:slug/views',
    summary: 'Count one reading; the same visitor counts once an hour',
    params: SlugParams,
    output: z.object({ viewCount: z.number().int() }),
  },
  voteOnArticle: {
    method: 'POST',
    path: '/api/content/articles/:slug/votes',
    summary: 'Say whether an article helped; one vote a visitor, which may be changed',
    params: SlugParams,
    body: z.object({
      isHelpful: z.boolean(),
      /** Random id that the browser creates at its first vote; signed-in visitors count by account. */
      visitor: z.uuid('must be a UUID'),
    }),
    output: Article.shape.votes,
    refusals: ['rate-limited'],
  },
  getFaq: {
    method: 'GET',
    path: '/api/content/faqs/:slug',
    summary: 'One list of questions and answers: general, privacy or terms',
    params: SlugParams,
    output: Faq,
  },
  getLegalText: {
    method: 'GET',
    path: '/api/content/legal/:slug',
    summary: 'The privacy policy or the terms of use',
    params: SlugParams,
    output: LegalText,
  },
  listPosts: {
    method: 'GET',
    path: '/api/content/posts',
    summary: 'Posts of the blog, newest first',
    output: z.array(PostCard),
  },
  getPost: {
    method: 'GET',
    path: '/api/content/posts/:slug',
    summary: 'One post of the blog',
    params: SlugParams,
    output: Post,
  },
})
