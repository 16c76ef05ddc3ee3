import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { useOpens } from './use-opens.ts'

type FoldProps = {
  title: string
  /** What is set, while it is closed. */
  summary: string
  hasProblem: boolean
  children: ReactNode
}

/** Settings that most sellers leave as they are: closed, with what they say in one line; a problem opens them. */
export function Fold({ title, summary, hasProblem, children }: FoldProps) {
  const element = useOpens(hasProblem)
  return (
    <details ref={element} className="group rounded-card border border-rule bg-card shadow-card">
      <summary className="wrap-anywhere grid min-h-16 cursor-pointer list-none grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 px-5 py-3 md:px-6 [&::-webkit-details-marker]:hidden">
        <h2 className="text-lg">{title}</h2>
        <ChevronDown
          aria-hidden="true"
          className="row-span-2 size-5 transition-transform duration-150 group-open:rotate-180"
        />
        <span className="text-[0.9375rem] text-ink-soft">{summary}</span>
      </summary>
      <div className="flex flex-col gap-5 p-5 pt-2 md:p-6 md:pt-2">{children}</div>
    </details>
  )
}
