import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ArticleCard as Article } from '#contract/content/content.ts'
import { Card } from '#web/ui/card.tsx'

/** One article; `note` is its read count or publication date. */
export function ArticleCard({ article, note }: { article: Article; note?: ReactNode }) {
  return (
    <Card interactive className="relative flex h-full flex-col gap-2 p-5">
      <p className="text-sm text-ink-faint">{article.category.title}</p>
      <h3 className="text-lg">
        <Link
          to="/help/articles/$slug"
          params={{ slug: article.slug }}
          className="after:absolute after:inset-0 after:rounded-card hover:underline hover:underline-offset-4"
        >
          {article.title}
        </Link>
      </h3>
      <p className="text-[0.9375rem] text-ink-soft">{article.description}</p>
      {note && <p className="mt-auto pt-1 text-sm text-ink-faint">{note}</p>}
    </Card>
  )
}

export function ArticleLink({ article }: { article: Article }) {
  return (
    <li className="py-3">
      <h3 className="font-sans text-base leading-snug font-semibold tracking-normal">
        <Link to="/help/articles/$slug" params={{ slug: article.slug }} className="link">
          {article.title}
        </Link>
      </h3>
      <p className="mt-1 text-[0.9375rem] text-ink-soft">{article.description}</p>
    </li>
  )
}
