import { Link } from '@tanstack/react-router'
import {
  Building2,
  CreditCard,
  LifeBuoy,
  type LucideIcon,
  Megaphone,
  Rocket,
  Scale,
  ShieldCheck,
} from 'lucide-react'
import type { ReactNode } from 'react'
import type { HelpHit, HelpHome as Home } from '#contract/content/content.ts'
import { toShortDate } from '#domain/format-dates.ts'
import { AdTypeIllustration } from '#web/listing-parts/ad-type-illustration.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { Card } from '#web/ui/card.tsx'
import { ArticleCard } from './article-card.tsx'
import { ArticleTabs } from './article-tabs.tsx'
import { HelpHits, HelpSearchForm } from './help-search.tsx'
import { StillNeedHelp } from './still-need-help.tsx'
import { TopicLinks } from './topic-links.tsx'

const ICONS: Record<string, LucideIcon> = {
  'getting-started': Rocket,
  'for-advertisers': Megaphone,
  'for-ad-space-owners': Building2,
  'billing-payments': CreditCard,
  'account-security': ShieldCheck,
  'legal-policies': Scale,
}

type HelpHomeProps = { home: Home; query: string; hits: readonly HelpHit[] }

export function HelpHome({ home, query, hits }: HelpHomeProps) {
  return (
    <>
      <div className="border-b border-rule bg-sunk">
        <div className="mx-auto grid max-w-6xl items-center gap-10 px-4 py-8 md:px-6 md:py-10 lg:grid-cols-[1fr_20rem]">
          <div>
            <Breadcrumb items={[{ label: 'Home', render: <Link to="/" /> }, { label: 'Help Center' }]} />
            <h1 className="mt-5 text-4xl md:text-6xl">Help Center</h1>
            <p className="mt-3 mb-6 max-w-prose text-lg text-ink-soft">
              How to find, list, price and book local advertising space.
            </p>
            <HelpSearchForm query={query} />
            {!query && <CommonSearches />}
          </div>
          <AdTypeIllustration
            adType="default"
            loading="eager"
            className="hidden aspect-[4/3] w-full rounded-card object-cover lg:block"
          />
        </div>
      </div>
      <div className="mx-auto max-w-6xl px-4 pb-8 md:px-6 md:pb-12">
        {query ? <HelpHits query={query} hits={hits} /> : <Overview home={home} />}
        <StillNeedHelp />
      </div>
    </>
  )
}

/** Popular topics. */
const SEARCHES = ['Prices', 'Permits', 'Contract length', 'Payouts', 'Artwork', 'Cancelling']

function CommonSearches() {
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-3 text-[0.9375rem] text-ink-soft">
      Often asked:
      {SEARCHES.map((words) => (
        <Link
          key={words}
          to="/help"
          search={{ q: words.toLowerCase() }}
          className="link py-1 pointer-coarse:py-2.5"
        >
          {words}
        </Link>
      ))}
    </p>
  )
}

function Overview({ home }: { home: Home }) {
  return (
    <>
      <section aria-labelledby="categories-title" className="mt-12">
        <h2 id="categories-title" className="text-2xl">
          Browse by category
        </h2>
        <div className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {home.categories.map((category) => {
            const Icon = ICONS[category.slug] ?? LifeBuoy
            return (
              <Card key={category.slug} interactive className="relative flex gap-4 p-5">
                <Icon
                  aria-hidden="true"
                  className="size-11 shrink-0 rounded-control bg-primary-soft p-2.5 text-primary-soft-on"
                />
                <div>
                  <h3 className="text-lg">
                    <Link
                      to="/help/$category"
                      params={{ category: category.slug }}
                      className="after:absolute after:inset-0 after:rounded-card hover:underline hover:underline-offset-4"
                    >
                      {category.title}
                    </Link>
                  </h3>
                  <p className="mt-1 text-[0.9375rem] text-ink-soft">{category.description}</p>
                  <p className="mt-2 text-sm text-ink-faint">{category.articleCount} articles</p>
                </div>
              </Card>
            )
          })}
        </div>
      </section>
      <section aria-labelledby="articles-title" className="mt-12">
        <h2 id="articles-title" className="mb-3 text-2xl">
          Articles
        </h2>
        <ArticleTabs
          tabs={[
            {
              title: 'Popular',
              content: (
                <Cards
                  articles={home.popular}
                  note={({ viewCount }) => `${viewCount.toLocaleString('en-US')} views`}
                />
              ),
            },
            {
              title: 'Recent',
              content: (
                <Cards
                  articles={home.recent}
                  note={({ publishedDate }) => (
                    <time dateTime={publishedDate}>{toShortDate(publishedDate)}</time>
                  )}
                />
              ),
            },
          ]}
        />
      </section>
      <section aria-labelledby="faqs-title" className="mt-12">
        <h2 id="faqs-title" className="text-2xl">
          Frequently asked questions
        </h2>
        <div className="mt-4 grid gap-4 md:grid-cols-3">
          {FAQS.map(({ to, title, text }) => (
            <Card key={to} interactive className="relative p-5">
              <h3 className="text-lg">
                <Link
                  to={to}
                  className="after:absolute after:inset-0 after:rounded-card hover:underline hover:underline-offset-4"
                >
                  {title}
                </Link>
              </h3>
              <p className="mt-1 text-[0.9375rem] text-ink-soft">{text}</p>
            </Card>
          ))}
        </div>
      </section>
      <TopicLinks topics={home.topics} className="mt-12" />
    </>
  )
}

type CardsProps = { articles: Home['popular']; note: (article: Home['popular'][number]) => ReactNode }

function Cards({ articles, note }: CardsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {articles.map((article) => (
        <ArticleCard key={article.slug} article={article} note={note(article)} />
      ))}
    </div>
  )
}

const FAQS = [
  {
    to: '/help/privacy-faq',
    title: 'Privacy FAQ',
    text: 'What we know about you, why, and how to see or delete it.',
  },
  {
    to: '/help/terms-faq',
    title: 'Terms FAQ',
    text: 'The Terms of Use in ten questions: who may join, what may be listed, what happens in a dispute.',
  },
  {
    to: '/help/faq',
    title: 'Common questions',
    text: 'What buyers and sellers ask most: prices, permits, contract length, artwork.',
  },
] as const
