import { Link } from '@tanstack/react-router'
import { Mail, Phone } from 'lucide-react'
import { DEPARTMENTS, RESPONSE_TARGETS, SUPPORT_HOURS } from '#domain/content/support-desk.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '#web/ui/table.tsx'
import { ContactForm } from './contact-form.tsx'

type ContactPageProps = {
  info: { domain: string; phone: string; isOpen: boolean; hours: string }
  sent?: string | undefined
}

export function ContactPage({ info, sent }: ContactPageProps) {
  return (
    <div className="mx-auto max-w-6xl px-4 py-8 md:px-6 md:py-12">
      <Breadcrumb
        items={[
          { label: 'Home', render: <Link to="/" /> },
          { label: 'Help Center', render: <Link to="/help" search={{}} /> },
          { label: 'Contact Support' },
        ]}
      />
      <h1 className="mt-6 text-4xl md:text-5xl">Contact Support</h1>
      <p className="mt-3 max-w-prose text-lg text-ink-soft">
        Write to us. A person reads every message and answers by e-mail.
      </p>
      <div className="mt-8 grid gap-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <section aria-labelledby="form-title">
          <h2 id="form-title" className="mb-4 text-2xl">
            Send a message
          </h2>
          <ContactForm sentBefore={sent} />
        </section>
        <aside className="flex flex-col gap-8">
          <ContactInfo info={info} />
          <Hours info={info} />
          <section aria-labelledby="self-title">
            <h2 id="self-title" className="text-xl">
              Maybe it is answered already
            </h2>
            <div className="mt-3 flex flex-wrap gap-2">
              <Button variant="outline" render={<Link to="/help" search={{}} />}>
                Browse Help
              </Button>
              <Button variant="outline" render={<Link to="/help/faq" />}>
                Check the FAQ
              </Button>
            </div>
          </section>
        </aside>
      </div>
      <Departments domain={info.domain} />
      <section aria-labelledby="times-title" className="mt-14 max-w-2xl">
        <h2 id="times-title" className="mb-4 text-2xl">
          Response times
        </h2>
        <Table caption="How soon we answer">
          <TableHeader>
            <TableRow>
              <TableHead>Way</TableHead>
              <TableHead>We answer within</TableHead>
            </TableRow>
          </TableHeader>
          <TableBody>
            {RESPONSE_TARGETS.map(({ way, target }) => (
              <TableRow key={way}>
                <TableCell>{way}</TableCell>
                <TableCell>{target}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </section>
    </div>
  )
}

function ContactInfo({ info: { phone, domain } }: ContactPageProps) {
  return (
    <section aria-labelledby="info-title">
      <h2 id="info-title" className="text-xl">
        Contact info
      </h2>
      <ul className="mt-2 flex flex-col">
        <li className="flex items-center gap-2">
          <Mail aria-hidden="true" className="size-4 text-ink-faint" />
          <a href={`mailto:support@${domain}`} className="link min-w-0 py-2 break-all">
            support@{domain}
          </a>
        </li>
        <li className="flex items-center gap-2">
          <Phone aria-hidden="true" className="size-4 text-ink-faint" />
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className="link py-2">
            {phone}
          </a>
        </li>
      </ul>
    </section>
  )
}

function Hours({ info }: ContactPageProps) {
  return (
    <section aria-labelledby="hours-title">
      <div className="flex flex-wrap items-center gap-2">
        <h2 id="hours-title" className="text-xl">
          Support hours
        </h2>
        <Badge variant={info.isOpen ? 'primary' : 'neutral'}>{info.hours}</Badge>
      </div>
      <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-[0.9375rem]">
        {SUPPORT_HOURS.map(({ days, hours }) => (
          <div key={days} className="contents">
            <dt className="text-ink-soft">{days}</dt>
            <dd>{hours}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Departments({ domain }: { domain: string }) {
  return (
    <section aria-labelledby="departments-title" className="mt-14">
      <h2 id="departments-title" className="text-2xl">
        Departments
      </h2>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {DEPARTMENTS.map(({ mailbox, title, text }) => {
          const address = `${mailbox}@${domain}`
          return (
            <li key={mailbox}>
              <Card className="flex h-full flex-col p-5">
                <h3 className="text-lg">{title}</h3>
                <p className="mt-1 mb-2 text-[0.9375rem] text-ink-soft">{text}</p>
                <div className="mt-auto flex min-w-0 items-center justify-between gap-2">
                  <a href={`mailto:${address}`} className="link min-w-0 break-all">
                    {address}
                  </a>
                  <CopyButton text={address} what={address} className="noscript:hidden" />
                </div>
              </Card>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
