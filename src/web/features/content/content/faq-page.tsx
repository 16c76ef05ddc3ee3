import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { FaqList } from './faq-list.tsx'
import { PrintButton } from './page-actions.tsx'
import { faqQuery } from './queries.ts'
import { StillNeedHelp } from './still-need-help.tsx'

/** `link` leads to the full text behind the answers. */
export function FaqPage({ slug, link }: { slug: Parameters<typeof faqQuery>[0]; link: ReactNode }) {
  const { data: faq } = useSuspenseQuery(faqQuery(slug))
  return (
    <div className="mx-auto max-w-3xl px-4 py-8 md:py-12">
      <Breadcrumb
        className="screen-only"
        items={[
          { label: 'Home', render: <Link to="/" /> },
          { label: 'Help Center', render: <Link to="/help" search={{}} /> },
          { label: faq.title },
        ]}
      />
      <h1 className="mt-6 text-4xl md:text-5xl">{faq.title}</h1>
      <p className="mt-3 text-lg text-ink-soft print:mb-6">{faq.description}</p>
      <div className="screen-only mt-5 mb-8 flex flex-wrap items-center gap-x-5 gap-y-2">
        <PrintButton />
        {link}
        <Link to="/help/contact" className="link">
          Contact Support
        </Link>
      </div>
      <FaqList items={faq.items} name={faq.slug} />
      <StillNeedHelp />
    </div>
  )
}
