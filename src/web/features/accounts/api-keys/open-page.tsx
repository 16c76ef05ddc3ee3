import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { OpenScope } from '#contract/accounts/api-keys.ts'
import { MAX_KEYS } from '#domain/scopes.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { PageSection } from '#web/ui/page-section.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Example } from './example.tsx'
import { ClientSection, FeedsSection, WebhooksSection } from './open-sections.tsx'
import { openQuery } from './queries.ts'
import { TradeSection } from './trade-section.tsx'

/** What programs can do here, for those who write them: read from the contract, every route with a command to paste. */
export function OpenPage() {
  const { data, error, refetch } = useQuery(openQuery)
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-10 px-4 py-10 md:py-14">
      <header className="flex flex-col gap-3">
        <h1 className="text-4xl md:text-5xl">Placard for programs</h1>
        <p className="text-lg text-ink-soft">
          Machines read, prepare and hand in; people bind. No key accepts terms, books, holds, cancels, pays,
          or answers for a person.
        </p>
        <p>
          New to this?{' '}
          <Link to="/help/articles/$slug" params={{ slug: 'connect-your-systems' }} className="link">
            Connect your own systems
          </Link>{' '}
          says what each part is for.
        </p>
      </header>
      {error && !data && (
        <ErrorState title="The list could not be loaded" onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      )}
      {!data && !error && <Skeleton className="h-96" />}
      {data && (
        <>
          <Start rates={data.rates} />
          <ClientSection {...data.client} />
          <WebhooksSection />
          <TradeSection />
          {data.feeds && <FeedsSection {...data.feeds} />}
          {data.scopes.map((scope) => (
            <ScopeSection key={scope.scope} {...scope} />
          ))}
        </>
      )}
    </div>
  )
}

function Start({ rates }: { rates: { requests: number; costly: number; writes: number } }) {
  return (
    <PageSection title="Start">
      <ol className="list-decimal space-y-2 pl-5">
        <li>
          Make a key under{' '}
          <Link to="/account/keys" className="link">
            API keys
          </Link>{' '}
          with the scopes that your program needs. You may have {MAX_KEYS}; each works for 30, 90 or 365 days.
        </li>
        <li>
          Send it as <code>Authorization: Bearer …</code>, from a server, never from a page that others can
          read. The commands below take it from <code>$PLACARD_KEY</code>.
        </li>
        <li>
          One key may ask {rates.requests} times a minute, of that {rates.costly} times what is costly, and
          write {rates.writes} times. Each answer says what is left in <code>RateLimit</code>; beyond it the
          answer is 429 with <code>Retry-After</code>.
        </li>
        <li>
          What makes something takes an <code>Idempotency-Key</code>: sent again under the same one, it is
          answered with what the first made.
        </li>
        <li>
          With <code>Accept: application/problem+json</code> a refusal is a problem by RFC 9457, whose{' '}
          <code>type</code> leads to what it means. Fields are added to answers, never renamed.
        </li>
      </ol>
      <p>
        The whole interface, with every field, is described in{' '}
        <a href="/api/openapi.json" className="link">
          OpenAPI 3.1
        </a>
        ; <code>x-scope</code> names what a key needs.
      </p>
    </PageSection>
  )
}

function ScopeSection({ scope, label, says, routes }: OpenScope) {
  return (
    <PageSection
      id={scope.replace(':', '-')}
      title={label}
      lead={
        <>
          <code>{scope}</code> {says}
        </>
      }
    >
      <ul className="flex flex-col gap-3">
        {routes.map(({ name, method, path, summary, example, typescript }) => (
          <li key={name} className="min-w-0 rounded-card border border-rule bg-card p-4">
            <h3 className="text-base font-semibold break-words">
              <code>
                {method} {path}
              </code>
            </h3>
            <p className="mt-1 text-ink-soft">{summary}</p>
            <Example text={example} what={`example of ${method} ${path}`} />
            <details className="mt-2">
              <summary className="cursor-pointer py-1 text-sm text-ink-soft">In TypeScript</summary>
              <Example text={typescript} what={`TypeScript of ${method} ${path}`} />
            </details>
          </li>
        ))}
      </ul>
    </PageSection>
  )
}
