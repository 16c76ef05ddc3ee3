import { Link } from '@tanstack/react-router'
import { Rss } from 'lucide-react'
import type { Post, PostCard as PostCardData } from '#contract/content/content.ts'
import { toLongDate } from '#domain/format-dates.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { cn } from '#web/ui/cn.ts'
import { MarkdownBody } from './markdown-body.tsx'
import { PrintButton, ShareButton } from './page-actions.tsx'
import { FoldedContents, TableOfContents } from './table-of-contents.tsx'

export function BlogIndex({ posts }: { posts: readonly PostCardData[] }) {
  return (
    <div className="mx-auto max-w-6xl px-4 py-8 md:px-6 md:py-12">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-4xl md:text-5xl">Blog</h1>
          <p className="mt-3 max-w-prose text-lg text-ink-soft">
            Plain notes on buying and selling local advertising around Puget Sound.
          </p>
        </div>
        <Button variant="outline" render={<a href="/blog/feed.xml" />}>
          <Rss aria-hidden="true" />
          Feed
        </Button>
      </div>
      <div className="mt-8 grid gap-5 md:grid-cols-2 lg:grid-cols-3">
        {posts.map((post, index) => (
          <PostCard key={post.slug} post={post} isFirst={index === 0} />
        ))}
      </div>
    </div>
  )
}

type PostCardProps = { post: PostCardData; headingLevel?: 2 | 3; isFirst?: boolean }

function PostCard({ post, headingLevel = 2, isFirst = false }: PostCardProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <Card
      interactive
      className={cn(
        'relative flex h-full flex-col overflow-hidden',
        isFirst && 'md:col-span-2 md:flex-row lg:col-span-3',
      )}
    >
      <img
        src={post.art}
        alt=""
        width={800}
        height={600}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
        className={cn('aspect-[2/1] w-full object-cover', isFirst && 'md:aspect-[3/2] md:w-1/2')}
      />
      <div className="flex flex-1 flex-col gap-2 p-6">
        <PostFacts post={post} />
        <Heading className={isFirst ? 'text-2xl md:text-3xl' : 'text-2xl'}>
          <Link
            to="/blog/$slug"
            params={{ slug: post.slug }}
            className="after:absolute after:inset-0 after:rounded-card hover:underline hover:underline-offset-4"
          >
            {post.title}
          </Link>
        </Heading>
        <p className="text-ink-soft">{post.description}</p>
        <Tags tags={post.tags} />
      </div>
    </Card>
  )
}

function PostFacts({ post }: { post: PostCardData }) {
  return (
    <p className="text-sm text-ink-faint">
      <time dateTime={post.publishedDate}>{toLongDate(post.publishedDate)}</time> · {post.readingMinutes} min
      read
    </p>
  )
}

function Tags({ tags }: { tags: readonly string[] }) {
  return (
    <ul aria-label="Tags" className="mt-auto flex flex-wrap gap-1.5 pt-2 print:pb-4">
      {tags.map((tag) => (
        <li key={tag}>
          <Badge>{tag}</Badge>
        </li>
      ))}
    </ul>
  )
}

export function PostPage({ post }: { post: Post }) {
  return (
    <div className="mx-auto max-w-6xl px-4 py-8 md:px-6 md:py-12">
      <Breadcrumb
        className="screen-only"
        items={[
          { label: 'Home', render: <Link to="/" /> },
          { label: 'Blog', render: <Link to="/blog" /> },
          { label: post.title },
        ]}
      />
      <div className="mt-6 gap-12 lg:grid lg:grid-cols-[minmax(0,1fr)_16rem]">
        <article>
          <PostFacts post={post} />
          <h1 className="mt-2 text-3xl md:text-[2.75rem]">{post.title}</h1>
          <p className="mt-3 max-w-prose text-lg text-ink-soft">{post.description}</p>
          <Tags tags={post.tags} />
          <div className="screen-only mt-5 mb-8 flex flex-wrap gap-2">
            <PrintButton />
            <ShareButton title={post.title} />
          </div>
          <img
            src={post.art}
            alt=""
            width={800}
            height={600}
            className="screen-only mb-8 aspect-[2/1] w-full max-w-[68ch] rounded-card object-cover"
          />
          <FoldedContents entries={post.toc} />
          <MarkdownBody html={post.html} />
        </article>
        <aside className="screen-only mt-10 lg:sticky lg:top-24 lg:mt-0 lg:self-start">
          <TableOfContents entries={post.toc} />
        </aside>
      </div>
      <section aria-labelledby="others-title" className="screen-only mt-14">
        <h2 id="others-title" className="text-2xl">
          More from the blog
        </h2>
        <div className="mt-4 grid gap-5 md:grid-cols-3">
          {post.others.map((one) => (
            <PostCard key={one.slug} post={one} headingLevel={3} />
          ))}
        </div>
      </section>
    </div>
  )
}
