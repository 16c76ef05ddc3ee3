import { Link, useLocation } from '@tanstack/react-router'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { ORGANISATION, SISTER_SITES, SOCIAL_LINKS } from '#domain/organisation.ts'
import { Button } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'
import { Logo } from '#web/ui/logo.tsx'
import { FOOTER_COLUMNS, isWorkPage } from './navigation.ts'
import { SocialIcon } from './social-icon.tsx'

type FooterProps = {
  newsletter: ReactNode
  theme: ReactNode
}

/** On the desk, the seller's pages and where people work (`data-desk`) it is one line; "More" unfolds it. */
export function Footer({ newsletter, theme }: FooterProps) {
  const [isOpen, setIsOpen] = useState(false)
  const isWork = useLocation({ select: ({ pathname }) => isWorkPage(pathname) })
  return (
    <footer
      data-desk={isWork || undefined}
      className="mt-16 border-t bg-sunk desk:mt-10 [body:has([data-tray])_&]:pb-20 [body:has([data-whole])_&]:hidden"
    >
      <div className="mx-auto max-w-[1400px] px-4 py-8 md:px-6 md:py-12 desk:flex desk:flex-wrap desk:items-center desk:gap-x-3 desk:py-1.5">
        <Button
          variant="outline"
          className="w-full md:hidden noscript:hidden desk:order-2 desk:inline-flex desk:h-9 desk:w-auto desk:noscript:hidden"
          aria-expanded={isOpen}
          aria-controls="footer-columns"
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Less' : 'More'}
          <ChevronDown aria-hidden="true" className={cn('transition-transform', isOpen && 'rotate-180')} />
        </Button>
        <div
          id="footer-columns"
          className={cn(
            'gap-8 md:grid md:grid-cols-[1fr_1fr_1fr_1.6fr] noscript:grid desk:order-3 desk:basis-full',
            isOpen ? 'mt-6 grid desk:mb-4' : 'hidden desk:hidden desk:noscript:grid',
          )}
        >
          {FOOTER_COLUMNS.map(({ title, links }) => (
            <Column key={title} title={title}>
              {links.map(({ to, label }) => (
                <Link key={to} to={to} className="hover:underline">
                  {label}
                </Link>
              ))}
            </Column>
          ))}
          <Column title="Network Sites">
            {SISTER_SITES.map(({ name, url }) => (
              <a key={url} href={url} target="_blank" rel="noopener" className="hover:underline">
                {name}
                <span className="sr-only"> (opens in a new tab)</span>
              </a>
            ))}
          </Column>
          <section aria-labelledby="footer-newsletter">
            <h2 id="footer-newsletter" className="eyebrow mb-3 text-ink-soft">
              Newsletter
            </h2>
            {newsletter}
          </section>
        </div>
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4 border-t pt-6 text-sm text-ink-soft desk:order-1 desk:mt-0 desk:min-w-0 desk:flex-1 desk:flex-nowrap desk:border-0 desk:p-0">
          <span className="contents desk:hidden">
            <Logo />
          </span>
          <p className="flex-1 basis-64 desk:min-w-0 desk:basis-0 desk:truncate">
            © {new Date().getFullYear()} {ORGANISATION.product}, a service of {ORGANISATION.parent},{' '}
            {ORGANISATION.parentDescription}.
          </p>
          {theme}
          <ul className="flex gap-1 desk:hidden">
            {SOCIAL_LINKS.map(({ network, url }) => (
              <li key={network}>
                <a
                  href={url}
                  target="_blank"
                  rel="noopener"
                  aria-label={network}
                  className="grid size-11 place-items-center rounded-control hover:bg-ink/8"
                >
                  <SocialIcon network={network} />
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  )
}

function Column({ title, children }: { title: string; children: ReactNode[] }) {
  return (
    <section>
      <h2 className="eyebrow mb-3 text-ink-soft">{title}</h2>
      <ul className="flex flex-col gap-1 text-[0.9375rem]">
        {children.map((child, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
          <li key={index} className="flex min-h-8 items-center pointer-coarse:min-h-11">
            {child}
          </li>
        ))}
      </ul>
    </section>
  )
}
