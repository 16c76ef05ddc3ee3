import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { cn } from '#web/ui/cn.ts'

type ArticleTabsProps = { tabs: readonly { title: string; content: ReactNode }[] }

const KEYS: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
}

/** Tabs with two lists of cards. Handwritten, because text pages should not load a widget library for it. */
export function ArticleTabs({ tabs }: ArticleTabsProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState(0)
  const move = (event: KeyboardEvent) => {
    const next = KEYS[event.key]?.(chosen, tabs.length)
    if (next === undefined) return
    event.preventDefault()
    setChosen(next)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }
  return (
    <>
      <div ref={list} role="tablist" aria-label="Articles" className="flex gap-6 border-b border-rule px-px">
        {tabs.map(({ title }, index) => (
          <button
            key={title}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
            aria-selected={index === chosen}
            tabIndex={index === chosen ? 0 : -1}
            onClick={() => setChosen(index)}
            onKeyDown={move}
            className={cn(
              '-mb-px h-11 border-b-[3px] font-semibold -outline-offset-2 hover:text-ink',
              index === chosen ? 'border-primary text-ink' : 'border-transparent text-ink-soft',
            )}
          >
            {title}
          </button>
        ))}
      </div>
      {tabs.map(({ title, content }, index) => (
        <div
          key={title}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          hidden={index !== chosen}
          className="pt-5"
        >
          {content}
        </div>
      ))}
    </>
  )
}
