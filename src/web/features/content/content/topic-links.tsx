import { Link } from '@tanstack/react-router'
import { cn } from '#web/ui/cn.ts'

type TopicLinksProps = { topics: readonly { slug: string; title: string }[]; className?: string }

export function TopicLinks({ topics, className }: TopicLinksProps) {
  return (
    <nav aria-labelledby="topics-title" className={cn('screen-only', className)}>
      <h2 id="topics-title" className="text-xl">
        Popular topics
      </h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {topics.map(({ slug, title }) => (
          <li key={slug}>
            <Link
              to="/help/topics/$topic"
              params={{ topic: slug }}
              className="inline-flex min-h-9 items-center rounded-pill border border-control px-3.5 text-[0.9375rem] hover:border-ink hover:bg-raised pointer-coarse:min-h-11"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

export const TOPICS = [
  { slug: 'ai-features', title: 'AI features' },
  { slug: 'search', title: 'Search' },
  { slug: 'messaging', title: 'Messaging' },
  { slug: 'payments', title: 'Payments' },
  { slug: 'advertising', title: 'Advertising' },
  { slug: 'analytics', title: 'Analytics' },
] as const
