import { ChevronDown } from 'lucide-react'
import type { TocEntry } from '#contract/content/content.ts'
import { cn } from '#web/ui/cn.ts'

type TocProps = { entries: readonly TocEntry[] }

/** Sidebar version, on wide screens. */
export function TableOfContents({ entries, className }: TocProps & { className?: string }) {
  if (entries.length < 2) return null
  return (
    <nav
      aria-labelledby="contents-title"
      className={cn('screen-only hidden text-[0.9375rem] lg:block', className)}
    >
      <h2 id="contents-title" className="eyebrow mb-2 text-ink-soft">
        On this page
      </h2>
      <Entries entries={entries} />
    </nav>
  )
}

/** Collapsed version above the text, on narrow screens. */
export function FoldedContents({ entries }: TocProps) {
  if (entries.length < 2) return null
  return (
    <details className="group screen-only mb-8 rounded-card border border-rule bg-card lg:hidden">
      <summary className="flex min-h-12 list-none items-center justify-between gap-3 px-4 font-semibold [&::-webkit-details-marker]:hidden">
        On this page
        <ChevronDown
          aria-hidden="true"
          className="size-5 text-ink-faint transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <nav aria-label="On this page" className="border-t border-rule px-4 py-2">
        <Entries entries={entries} />
      </nav>
    </details>
  )
}

function Entries({ entries }: TocProps) {
  return (
    <ol className="flex flex-col border-l border-rule max-lg:border-l-0">
      {entries.map(({ id, text }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="block py-1.5 leading-snug text-ink-soft hover:text-primary hover:underline lg:-ml-px lg:border-l lg:border-transparent lg:pl-3 lg:hover:border-primary pointer-coarse:py-2.5"
          >
            {text}
          </a>
        </li>
      ))}
    </ol>
  )
}
