import { Link, useNavigate } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { HelpHit, Marked } from '#contract/content/content.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { LiveRegion } from '#web/ui/live-region.tsx'
import { useEarlyText } from '#web/ui/use-early-text.ts'

const PAUSE_MS = 250
const MAX_LENGTH = 200

/** Search as you type; without scripts the form submits to the same URL. */
export function HelpSearchForm({ query }: { query: string }) {
  const navigate = useNavigate()
  const [text, setText] = useState(query)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => setText(query), [query])
  useEarlyText(field, setText)
  useEffect(() => {
    if (text.trim() === query) return
    const timer = setTimeout(() => {
      void navigate({ to: '/help', search: toSearch(text), replace: true, resetScroll: false })
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text, query, navigate])
  return (
    <search>
      <form
        action="/help"
        className="flex max-w-xl items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          void navigate({ to: '/help', search: toSearch(text), resetScroll: false })
        }}
      >
        <Field label="Search help" hideLabel className="flex-1">
          <Input
            ref={field}
            name="q"
            type="search"
            value={text}
            maxLength={MAX_LENGTH}
            placeholder="Ask a question…"
            autoComplete="off"
            className="h-12"
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
        <Button type="submit" size="lg">
          <Search aria-hidden="true" />
          Search
        </Button>
      </form>
    </search>
  )
}

function toSearch(text: string): { q?: string } {
  const q = text.trim()
  return q ? { q } : {}
}

export function HelpHits({ query, hits }: { query: string; hits: readonly HelpHit[] }) {
  const count = `${hits.length} ${hits.length === 1 ? 'answer' : 'answers'} for “${query}”`
  return (
    <section aria-label="Search results" className="mt-10">
      <LiveRegion>{hits.length === 0 ? 'No articles found' : count}</LiveRegion>
      {hits.length > 0 && <h2 className="text-2xl">{count}</h2>}
      {hits.length === 0 ? (
        <NoArticles onClear={<Button render={<Link to="/help" search={{}} />}>Clear Search</Button>} />
      ) : (
        <ol className="mt-4 divide-y divide-rule border-y border-rule">
          {hits.map((hit) => (
            <li key={hit.link} className="py-4">
              <p className="text-sm text-ink-faint">{hit.place}</p>
              <h3 className="mt-0.5 text-lg">
                <a href={hit.link} className="link">
                  <MarkedText parts={hit.title} />
                </a>
              </h3>
              <p className="mt-1 max-w-prose text-[0.9375rem] text-ink-soft">
                <MarkedText parts={hit.excerpt} />
              </p>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

export function NoArticles({ onClear }: { onClear: React.ReactNode }) {
  return (
    <EmptyState title="No articles found" action={onClear}>
      Try adjusting your search terms.
    </EmptyState>
  )
}

function MarkedText({ parts }: { parts: Marked }) {
  return parts.map(({ text, isHit }, index) =>
    isHit ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never reorder
      <mark key={index} className="rounded-[2px] bg-accent-soft text-accent-soft-on">
        {text}
      </mark>
    ) : (
      text
    ),
  )
}
