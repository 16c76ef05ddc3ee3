import { ChevronDown } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { FaqItem } from '#contract/content/content.ts'
import { MarkdownBody } from './markdown-body.tsx'

type FaqListProps = { items: readonly FaqItem[]; name: string; headingLevel?: 2 | 3 }

/**
 * Native `<details>` accordion: one item of a name open at a time, and it works without scripts. A URL with a
 * question's anchor opens it; print shows all of them.
 */
export function FaqList({ items, name, headingLevel = 2 }: FaqListProps) {
  const list = useRef<HTMLDivElement>(null)
  const Heading = `h${headingLevel}` as const
  useOpenByAddress(list)
  return (
    <div ref={list} className="border-y border-rule">
      {items.map(({ id, question, html }) => (
        <details
          key={id}
          id={id}
          name={name}
          className="group scroll-mt-8 border-b border-rule last:border-b-0"
        >
          <summary className="flex min-h-12 list-none items-center justify-between gap-4 py-3 hover:text-primary [&::-webkit-details-marker]:hidden">
            <Heading className="font-sans text-base leading-snug font-semibold tracking-normal">
              {question}
            </Heading>
            <ChevronDown
              aria-hidden="true"
              className="screen-only size-5 shrink-0 text-ink-faint transition-transform duration-150 group-open:rotate-180"
            />
          </summary>
          <MarkdownBody html={html} className="prose-small pb-5 text-ink-soft" />
        </details>
      ))}
    </div>
  )
}

function useOpenByAddress(list: React.RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const open = () => {
      const id = decodeURIComponent(window.location.hash.slice(1))
      const item = id ? list.current?.querySelector<HTMLDetailsElement>(`#${CSS.escape(id)}`) : null
      if (!item || !(item instanceof HTMLDetailsElement)) return
      item.open = true
      item.scrollIntoView()
    }
    open()
    window.addEventListener('hashchange', open)
    return () => window.removeEventListener('hashchange', open)
  }, [list])
}
