import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import type { HelpCategory } from '#contract/content/content.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { toAnchor } from './anchor.ts'
import { ArticleLink } from './article-card.tsx'
import { FaqList } from './faq-list.tsx'
import { filterArticles } from './filter-articles.ts'
import { NoArticles } from './help-search.tsx'
import { StillNeedHelp } from './still-need-help.tsx'

/** `notice` is shown above a category that replaces the requested one. */
export function CategoryPage({ category, notice }: { category: HelpCategory; notice?: ReactNode }) {
  const [query, setQuery] = useState('')
  const subcategories = filterArticles(category.subcategories, query)
  return (
    <div className="mx-auto max-w-6xl px-4 py-8 md:px-6 md:py-12">
      <Breadcrumb
        items={[
          { label: 'Home', render: <Link to="/" /> },
          { label: 'Help Center', render: <Link to="/help" search={{}} /> },
          { label: category.title },
        ]}
      />
      {notice}
      <h1 className="mt-6 text-4xl md:text-5xl">{category.title}</h1>
      <p className="mt-3 max-w-prose text-lg text-ink-soft">{category.description}</p>
      <search className="mt-6 block max-w-md noscript:hidden">
        <Field label="Search in this category">
          <Input
            type="search"
            value={query}
            maxLength={200}
            placeholder="Search articles"
            onChange={(event) => setQuery(event.target.value)}
          />
        </Field>
      </search>
      <div aria-live="polite">
        {subcategories.length === 0 ? (
          <NoArticles onClear={<Button onClick={() => setQuery('')}>Clear Search</Button>} />
        ) : (
          <div className="mt-8 grid gap-5 md:grid-cols-2">
            {subcategories.map(({ title, articles }) => (
              <Card key={title} className="p-5">
                <h2 id={toAnchor(title)} className="scroll-mt-8 text-xl">
                  {title}
                </h2>
                <ul className="mt-1 divide-y divide-rule">
                  {articles.map((article) => (
                    <ArticleLink key={article.slug} article={article} />
                  ))}
                </ul>
              </Card>
            ))}
          </div>
        )}
      </div>
      <section aria-labelledby="questions-title" className="mt-14 max-w-3xl">
        <h2 id="questions-title" className="mb-4 text-2xl">
          Frequently asked questions
        </h2>
        <FaqList items={category.faq.items} name={category.slug} headingLevel={3} />
      </section>
      <StillNeedHelp />
    </div>
  )
}
