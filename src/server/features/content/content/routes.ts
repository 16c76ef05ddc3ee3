import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { contentRoutes } from '#contract/content/content.ts'
import { required } from '#domain/required.ts'
import type { AppContext } from '../../../context.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { App, RequestEnv } from '../../../platform/http/env.ts'
import { mount } from '../../../platform/http/mount.ts'
import type { Limit } from '../../../platform/http/rate-limit.ts'
import { addView, getVotes, listViews, saveVote } from './counts.ts'
import { getHelpSearch } from './help-search.ts'
import { getLibrary } from './library.ts'
import {
  presentArticle,
  presentCard,
  presentCategory,
  presentFaq,
  presentLegal,
  presentPost,
} from './present.ts'

/** Views by the same visitor count once an hour. */
const VIEW_PER_VISITOR: Limit = { name: 'content:view', max: 1, perSeconds: 3600 }
const VOTE_PER_ADDRESS: Limit = { name: 'content:vote', max: 60, perSeconds: 3600 }

export function mountContent(app: App, { db, limiter, config }: AppContext): void {
  const library = getLibrary(config.PLATFORM_FEE_BP)
  const search = getHelpSearch(library)
  const articles = [...library.articles.values()]
  const topics = library.outline.topics.map(({ slug, title }) => ({ slug, title }))
  const articleOr404 = (slug: string) => found(library.articles.get(slug))

  mount(app, contentRoutes, {
    async getHelpHome() {
      const views = await listViews(db)
      const cards = (tab: string) =>
        articles.filter((one) => one.tab === tab).map((one) => presentCard(library, one, views))
      return {
        categories: library.outline.categories.map(({ slug }) => presentCategory(library, slug)),
        popular: cards('popular').sort((a, b) => b.viewCount - a.viewCount),
        recent: cards('recent').sort((a, b) => b.publishedDate.localeCompare(a.publishedDate)),
        topics,
      }
    },

    searchHelp: ({ query }) => (query.q ? search(query.q) : []),

    async getHelpCategory({ params }) {
      const category = found(library.outline.categories.find(({ slug }) => slug === params.slug))
      const views = await listViews(db)
      const own = articles.filter((article) => article.category === category.slug)
      const subcategories = category.subcategories.map((title) => ({
        title,
        articles: own
          .filter((article) => article.subcategory === title)
          .map((article) => presentCard(library, article, views)),
      }))
      const faq = presentFaq(required(library.faqs.get(category.slug)))
      return { ...presentCategory(library, category.slug), subcategories, faq }
    },

    async getHelpTopic({ params }) {
      const topic = found(library.outline.topics.find(({ slug }) => slug === params.slug))
      const views = await listViews(db)
      const own = articles.filter((article) => article.topics.includes(topic.slug))
      return { ...topic, articles: own.map((article) => presentCard(library, article, views)), topics }
    },

    async getArticle({ params }) {
      const article = articleOr404(params.slug)
      const [views, votes] = await Promise.all([listViews(db), getVotes(db, article.slug)])
      return presentArticle(library, article, { views, votes })
    },

    async countArticleView({ params, c }) {
      const { slug, startingViews } = articleOr404(params.slug)
      const isNew = await limiter.take(VIEW_PER_VISITOR, `${slug}:${visitorOf(c)}`).then(
        () => true,
        (error) => refusedOrThrow(error),
      )
      const counted = isNew ? await addView(db, slug) : ((await listViews(db)).get(slug) ?? 0)
      return { viewCount: startingViews + counted }
    },

    async voteOnArticle({ params, body, actor, c }) {
      const { slug } = articleOr404(params.slug)
      await limiter.take(VOTE_PER_ADDRESS, c.var.clientAddress)
      const visitor = actor ? `user:${actor.personId}` : body.visitor
      await saveVote(db, { slug, visitor, is_helpful: body.isHelpful })
      return getVotes(db, slug)
    },

    getFaq({ params }) {
      return presentFaq(found(library.faqs.get(params.slug)))
    },

    getLegalText({ params }) {
      return presentLegal(found(library.legal.get(params.slug)))
    },

    listPosts: () => [...library.posts.values()].map(presentPost),

    getPost({ params }) {
      const post = found(library.posts.get(params.slug))
      const others = [...library.posts.values()].filter((one) => one !== post).slice(0, 3)
      const toc = post.toc.filter(({ level }) => level === 2)
      return { ...presentPost(post), html: post.html, toc, others: others.map(presentPost) }
    },
  })
}

function found<T>(thing: T | undefined): T {
  if (thing === undefined) throw new AppError('not-found')
  return thing
}

/** Address and user agent identify visitors well enough for a count; only their hash is stored, and briefly. */
function visitorOf(c: Context<RequestEnv>): string {
  const visitor = `${c.var.clientAddress}:${c.req.header('user-agent') ?? ''}`
  return createHash('sha256').update(visitor).digest('base64url')
}

function refusedOrThrow(error: unknown): false {
  if (error instanceof AppError && error.code === 'rate-limited') return false
  throw error
}
