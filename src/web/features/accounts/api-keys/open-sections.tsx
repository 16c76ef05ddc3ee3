import { Link } from '@tanstack/react-router'
import { OPEN_CHANGE_DAYS, OPEN_FILE_NAMES, OPEN_FILES, OPEN_MINUTES, OPEN_ROOT } from '#domain/open-data.ts'
import { FEED_EXAMPLES } from '#domain/open-examples.ts'
import { FAILING_DAYS, WEBHOOK_EVENT_NAMES, WEBHOOK_EVENTS } from '#domain/webhook-events.ts'
import { PageSection } from '#web/ui/page-section.tsx'
import { Example } from './example.tsx'
import { VERIFY_EXAMPLE } from './verify-example.ts'

export function ClientSection({ install, start }: { install: string; start: string }) {
  return (
    <PageSection
      id="client"
      title="Client for TypeScript"
      lead="One file, and one of types, made from the OpenAPI document: every route that a key reaches, with what goes in and what comes out."
    >
      <p>
        It waits and sends again where it came too early (429). Examples below have their TypeScript beside
        the command. Other languages have generators that read the same document.
      </p>
      <Example text={install} what="commands that get the client" />
      <Example text={start} what="how the client is begun" />
    </PageSection>
  )
}

export function WebhooksSection() {
  return (
    <PageSection
      id="webhooks"
      title="Webhooks"
      lead="Your program is sent what happens, by the Standard Webhooks specification."
    >
      <p>
        Add an address under{' '}
        <Link to="/account/webhooks" className="link">
          Webhooks
        </Link>
        . A message is thin: <code>type</code>, <code>timestamp</code>, and in <code>data</code> what it is
        about, its <code>id</code>, its state, and where to read the rest with a key. Answer with a 2xx within
        10 seconds. What is not taken comes again after 5 seconds, a minute, and later each time, for three
        days; it keeps its <code>webhook-id</code>, by which you know one that you have already. The order is
        not promised: read what is. 410 switches the webhook off, and so do {FAILING_DAYS} days without one
        success; we mail you.
      </p>
      <dl className="grid gap-x-6 gap-y-2 md:grid-cols-2">
        {WEBHOOK_EVENT_NAMES.map((type) => (
          <div key={type}>
            <dt>
              <code>{type}</code>
            </dt>
            <dd className="text-sm text-ink-soft">
              {WEBHOOK_EVENTS[type].label} ({WEBHOOK_EVENTS[type].sides})
            </dd>
          </div>
        ))}
      </dl>
      <div>
        <p>A message is from us if one of its signatures is made with your secret:</p>
        <Example text={VERIFY_EXAMPLE} what="example of checking a message" />
      </div>
    </PageSection>
  )
}

interface Feeds {
  publicUrl: string
  license: { id: string; url: string; excluded: string }
}

export function FeedsSection({ publicUrl, license }: Feeds) {
  return (
    <PageSection
      id="feeds"
      title="Open feeds"
      lead="The public market as files, for everybody and without a key: no name, address or telephone number of a person."
    >
      <p>
        Facts may be used under{' '}
        <a href={license.url} className="link">
          {license.id}
        </a>
        , naming Placard. {license.excluded} Files are made again every {OPEN_MINUTES} minutes where something
        changed, with <code>ETag</code> and <code>Last-Modified</code>; changes are there at once and kept for{' '}
        {OPEN_CHANGE_DAYS} days. Sellers may{' '}
        <Link to="/account/open" className="link">
          keep spaces out
        </Link>
        .
      </p>
      <ul className="flex flex-col gap-1">
        {OPEN_FILE_NAMES.map((name) => (
          <li key={name}>
            <a href={`${OPEN_ROOT}/${name}`} className="link">
              {name}
            </a>{' '}
            <span className="text-ink-soft">{OPEN_FILES[name].says}</span>
          </li>
        ))}
      </ul>
      <p>
        Of each space whose seller gives that away, its calendar says which days are free, never who has the
        others: <code>calendar_url</code> leads to it, <code>calendar.json</code> beside it counts what is
        free.
      </p>
      {FEED_EXAMPLES(publicUrl).map(({ says, command }) => (
        <div key={command}>
          <p>{says}:</p>
          <Example text={command} what={`example: ${says}`} />
        </div>
      ))}
    </PageSection>
  )
}
