import type { ReactNode } from 'react'

export function KitSection({ title, children }: { title: string; children: ReactNode }) {
  const id = title.toLowerCase().replaceAll(' ', '-')
  return (
    <section aria-labelledby={id} className="scroll-mt-6 border-t border-rule pt-8">
      <h2 id={id} className="mb-5 text-2xl">
        {title}
      </h2>
      <div className="flex flex-col gap-8">{children}</div>
    </section>
  )
}

export function KitPart({ name, children, wide }: { name: string; children: ReactNode; wide?: boolean }) {
  return (
    <div className="min-w-0">
      <h3 className="eyebrow mb-3 text-ink-faint">{name}</h3>
      <div className={wide ? 'grid min-w-0 gap-4' : 'flex min-w-0 flex-wrap items-center gap-3'}>
        {children}
      </div>
    </div>
  )
}
