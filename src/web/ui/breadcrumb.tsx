import { ChevronRight } from 'lucide-react'
import { type Rendered, renderAs } from '#web/ui/render-as.ts'

type Crumb = { label: string; href?: string; render?: Rendered }

/** The last crumb is the current page. `render` takes a router link: `<Link to="/help" />`. */
export function Breadcrumb({ items, className }: { items: readonly Crumb[]; className?: string }) {
  return (
    <nav aria-label="Breadcrumb" className={className}>
      <ol className="flex flex-wrap items-center gap-x-1.5 gap-y-1 text-sm text-ink-faint">
        {items.map((item, index) => (
          <li key={item.label} className="flex items-center gap-1.5">
            {index > 0 && <ChevronRight aria-hidden="true" className="size-3.5" />}
            {index === items.length - 1 ? (
              <span aria-current="page" className="text-ink-soft">
                {item.label}
              </span>
            ) : (
              <CrumbLink {...item} />
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

function CrumbLink({ label, href, render }: Crumb) {
  const className =
    'rounded-[2px] hover:text-ink hover:underline hover:underline-offset-4 pointer-coarse:py-2.5'
  return renderAs(render, 'a', { className, children: label, ...(href ? { href } : {}) })
}
