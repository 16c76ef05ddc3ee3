import { Accordion as Base } from '@base-ui/react/accordion'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '#web/ui/cn.ts'

type AccordionProps = {
  items: readonly { id: string; title: ReactNode; content: ReactNode }[]
  defaultOpenId?: string
  headingLevel?: 2 | 3 | 4
  className?: string
}

/** One item open at a time; pressing the open one closes it. Closed text can still be found by the browser's search. */
export function Accordion({ items, defaultOpenId, headingLevel = 3, className }: AccordionProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <Base.Root
      hiddenUntilFound
      defaultValue={defaultOpenId ? [defaultOpenId] : []}
      className={cn('border-y border-rule', className)}
    >
      {items.map((item) => (
        <Base.Item key={item.id} value={item.id} className="border-b border-rule last:border-b-0">
          <Base.Header render={<Heading />} className="font-sans text-base tracking-normal">
            <Base.Trigger className="group flex min-h-12 w-full items-center justify-between gap-4 py-3 text-left leading-snug font-semibold hover:text-primary">
              {item.title}
              <ChevronDown
                aria-hidden="true"
                className="size-5 shrink-0 text-ink-faint transition-transform duration-150 group-data-panel-open:rotate-180"
              />
            </Base.Trigger>
          </Base.Header>
          <Base.Panel className="h-[var(--accordion-panel-height)] overflow-hidden transition-[height] duration-150 ease-out data-ending-style:h-0 data-starting-style:h-0">
            <div className="max-w-prose pb-4 text-ink-soft">{item.content}</div>
          </Base.Panel>
        </Base.Item>
      ))}
    </Base.Root>
  )
}
