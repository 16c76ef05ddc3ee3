import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Article } from '#contract/content/content.ts'
import { toLongDate } from '#domain/format-dates.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { ArticleLink } from './article-card.tsx'
import { HelpfulVote } from './helpful-vote.tsx'
import { MarkdownBody } from './markdown-body.tsx'
import { PrintButton, ShareButton } from './page-actions.tsx'
import { StillNeedHelp } from './still-need-help.tsx'
import { FoldedContents, TableOfContents } from './table-of-contents.tsx'
import { TOPICS, TopicLinks } from './topic-links.tsx'

/** `notice` is shown above an article that replaces the requested one. */
export function ArticlePage({ article, notice }: { article: Article; notice?: ReactNode }) {
  return (
    <div className="mx-auto max-w-6xl px-4 py-8 md:px-6 md:py-12">
      <Breadcrumb
        className="screen-only"
        items={[
          { label: 'Home', render: <Link to="/" /> },
          { label: 'Help Center', render: <Link to="/help" search={{}} /> },
          {
            label: article.category.title,
            render: <Link to="/help/$category" params={{ category: article.category.slug }} />,
          },
          { label: article.title },
        ]}
      />
      {notice}
      <div className="mt-6 gap-12 lg:grid lg:grid-cols-[minmax(0,1fr)_16rem]">
        <article>
          <h1 className="text-3xl md:text-[2.75rem]">{article.title}</h1>
          <p className="mt-3 max-w-prose text-lg text-ink-soft">{article.description}</p>
          <ArticleFacts article={article} />
          <div className="screen-only mt-5 mb-8 flex flex-wrap gap-2">
            <PrintButton />
            <ShareButton title={article.title} />
          </div>
          <FoldedContents entries={article.toc} />
          <MarkdownBody html={article.html} />
          <HelpfulVote key={article.slug} slug={article.slug} votes={article.votes} />
        </article>
        <aside className="screen-only mt-10 flex flex-col gap-8 lg:sticky lg:top-24 lg:mt-0 lg:self-start">
          <TableOfContents entries={article.toc} />
          {article.related.length > 0 && (
            <section aria-labelledby="related-title" className="screen-only">
              <h2 id="related-title" className="text-xl">
                Related articles
              </h2>
              <ul className="divide-y divide-rule">
                {article.related.map((one) => (
                  <ArticleLink key={one.slug} article={one} />
                ))}
              </ul>
            </section>
          )}
          <TopicLinks topics={TOPICS} />
        </aside>
      </div>
      <StillNeedHelp />
    </div>
  )
}

function ArticleFacts({ article }: { article: Article }) {
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-ink-faint print:mb-6">
      <span>
        Updated <time dateTime={article.updatedDate}>{toLongDate(article.updatedDate)}</time>
      </span>
      <span>{article.readingMinutes} min read</span>
      <span>{article.viewCount.toLocaleString('en-US')} views</span>
      <ul aria-label="Tags" className="flex flex-wrap gap-1.5">
        {article.tags.map((tag) => (
          <li key={tag}>
            <Badge>{tag}</Badge>
          </li>
        ))}
      </ul>
    </div>
  )
}
