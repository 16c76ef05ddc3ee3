import { Link } from '@tanstack/react-router'
import type { HelpTopic } from '#contract/content/content.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { ArticleCard } from './article-card.tsx'
import { StillNeedHelp } from './still-need-help.tsx'
import { TopicLinks } from './topic-links.tsx'

export function TopicPage({ topic }: { topic: HelpTopic }) {
  return (
    <div className="mx-auto max-w-6xl px-4 py-8 md:px-6 md:py-12">
      <Breadcrumb
        items={[
          { label: 'Home', render: <Link to="/" /> },
          { label: 'Help Center', render: <Link to="/help" search={{}} /> },
          { label: topic.title },
        ]}
      />
      <h1 className="mt-6 text-4xl md:text-5xl">{topic.title}</h1>
      <p className="mt-3 max-w-prose text-lg text-ink-soft">{topic.description}</p>
      <section aria-labelledby="topic-articles">
        <h2 id="topic-articles" className="sr-only">
          Articles
        </h2>
        <div className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {topic.articles.map((article) => (
            <ArticleCard key={article.slug} article={article} />
          ))}
        </div>
      </section>
      <TopicLinks topics={topic.topics.filter(({ slug }) => slug !== topic.slug)} className="mt-12" />
      <StillNeedHelp />
    </div>
  )
}
