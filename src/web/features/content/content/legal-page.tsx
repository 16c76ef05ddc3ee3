import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import type { LegalText } from '#contract/content/content.ts'
import { toLongDate } from '#domain/format-dates.ts'
import { Alert } from '#web/ui/alert.tsx'
import { MarkdownBody } from './markdown-body.tsx'
import { DownloadPdfButton, PrintButton } from './page-actions.tsx'
import { FoldedContents, TableOfContents } from './table-of-contents.tsx'

export function LegalPage({ legal, links }: { legal: LegalText; links: ReactNode }) {
  return (
    <div className="mx-auto max-w-6xl px-4 py-8 md:px-6 md:py-12">
      <Link
        to="/"
        className="screen-only inline-flex min-h-9 items-center gap-1.5 text-[0.9375rem] hover:underline pointer-coarse:min-h-11"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        Back to home
      </Link>
      <div className="mt-4 gap-12 lg:grid lg:grid-cols-[minmax(0,1fr)_16rem]">
        <article>
          <h1 className="text-4xl md:text-5xl">{legal.title}</h1>
          <p className="mt-3 text-lg text-ink-soft">{legal.dateLine}</p>
          <div className="screen-only mt-5 flex flex-wrap gap-2">
            <PrintButton />
            <DownloadPdfButton href={legal.pdf} />
          </div>
          <Alert tone="warning" title="Review before launch" className="mt-6 max-w-[68ch]">
            A lawyer must review this text before this site is opened to the public. Until then it shows how
            we mean to deal with one another.
          </Alert>
          <div className="mt-6 max-w-[68ch]">
            <FoldedContents entries={legal.toc} />
          </div>
          <MarkdownBody html={legal.html} className="mt-6" />
          <Versions versions={legal.versions} />
        </article>
        <aside className="screen-only mt-10 flex flex-col gap-8 lg:sticky lg:top-24 lg:mt-0 lg:self-start">
          <TableOfContents entries={legal.toc} />
          <nav aria-labelledby="legal-links" className="screen-only text-[0.9375rem]">
            <h2 id="legal-links" className="eyebrow mb-2 text-ink-soft">
              Related
            </h2>
            <ul className="flex flex-col [&_a]:link [&_a]:inline-block [&_a]:py-1.5 pointer-coarse:[&_a]:py-2.5">
              {links}
            </ul>
          </nav>
        </aside>
      </div>
    </div>
  )
}

const TEXTS = { '/privacy': 'Privacy Policy', '/terms': 'Terms of Use' } as const
const FAQS = { '/help/privacy-faq': 'Privacy FAQ', '/help/terms-faq': 'Terms FAQ' } as const

/** Related links: the other legal text, its FAQ, and support. */
export function LegalLinks({ text, faq }: { text: keyof typeof TEXTS; faq: keyof typeof FAQS }) {
  return (
    <>
      <li>
        <Link to={text}>{TEXTS[text]}</Link>
      </li>
      <li>
        <Link to={faq}>{FAQS[faq]}</Link>
      </li>
      <li>
        <Link to="/help/contact">Contact Support</Link>
      </li>
      <li>
        <Link to="/help" search={{}}>
          Help Center
        </Link>
      </li>
    </>
  )
}

function Versions({ versions }: { versions: LegalText['versions'] }) {
  return (
    <section aria-labelledby="versions-title" className="mt-12 max-w-[68ch] border-t border-rule pt-6">
      <h2 id="versions-title" className="text-xl">
        Version history
      </h2>
      <ul className="mt-3 flex flex-col gap-2 text-[0.9375rem] text-ink-soft">
        {versions.map(({ date, note }) => (
          <li key={date}>
            <time dateTime={date} className="font-semibold">
              {toLongDate(date)}
            </time>
            : {note}
          </li>
        ))}
      </ul>
    </section>
  )
}
