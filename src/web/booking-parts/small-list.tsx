import type { ReactNode } from 'react'

/** Conditions of a price, below it: a heading and some short lines, each an `<li>`. */
export function SmallList({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="text-sm text-ink-soft">
      <h3 className="font-sans text-sm font-semibold text-ink">{title}</h3>
      <ul className="mt-1 flex flex-col gap-1">{children}</ul>
    </div>
  )
}
