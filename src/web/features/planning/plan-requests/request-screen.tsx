import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import type { PreviewLine } from '#contract/planning/plan-requests.ts'
import { toPartyName } from '#domain/party-name.ts'
import { REQUEST_FORM, type ReadRequestSearch } from '#domain/planning/request-forms.ts'
import { RoleNote } from '#web/platform/auth/if-may.tsx'
import { useMay } from '#web/platform/auth/use-may.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LoadingState } from '#web/ui/loading-state.tsx'
import { PageSection } from '#web/ui/page-section.tsx'
import { DueTable } from './due-table.tsx'
import { groupLines, listChosen } from './press-words.ts'
import { ProblemList } from './problem-list.tsx'
import { previewQuery } from './queries.ts'
import { RequestForm } from './request-form.tsx'
import { RequestLine } from './request-line.tsx'

interface RequestScreenProps {
  planId: number
  /** What a browser without scripts has chosen and typed. */
  search: ReadRequestSearch
  /** Slot of another feature: that the address is not confirmed. */
  verification: ReactNode
}

/** All that a plan has not requested yet, by seller, each with its terms: read once, and sent by one press. */
export function RequestScreen({ planId, search, verification }: RequestScreenProps) {
  const [isAgency, setIsAgency] = useState(search.isAgency)
  const mayBuy = useMay('buy')
  const query = useQuery({
    ...previewQuery(planId, isAgency),
    placeholderData: keepPreviousData,
    enabled: mayBuy,
  })
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-6 px-4 py-8 md:px-6 md:py-12">
      <header className="flex flex-col items-start gap-1">
        <Link to="/plans/$id" params={{ id: String(planId) }} className="link text-sm">
          Back to the plan
        </Link>
        <h1 className="text-3xl md:text-4xl">Request all</h1>
        <p className="text-lg text-ink-soft">
          Read the terms of each seller and send everything at once. You pay the sellers directly.
        </p>
      </header>
      <RoleNote needs="buy" />
      {!mayBuy ? null : query.error && !query.data ? (
        <ErrorState title={query.error.message} onRetry={() => void query.refetch()} />
      ) : !query.data ? (
        <LoadingState label="Reading the terms..." />
      ) : (
        <>
          {verification}
          <Checkbox
            form={REQUEST_FORM}
            name="isAgency"
            label="I book for a client, as an agency"
            hint="Takes the commission that a seller grants agencies. Such spaces are asked for, not booked at once."
            checked={isAgency}
            onChange={(event) => setIsAgency(event.target.checked)}
          />
          <Lines
            planId={planId}
            search={search}
            lines={query.data.lines}
            isAgency={isAgency}
            isFresh={!query.isFetching}
          />
        </>
      )}
    </div>
  )
}

/** Without scripts sums and terms follow what is chosen by a press. */
function ShowChoices() {
  return (
    <p className="flex flex-wrap items-center gap-3">
      <Button type="submit" form={REQUEST_FORM} name="act" value="show" variant="outline">
        Show these choices
      </Button>
      <span className="text-sm text-ink-soft">
        After you change what to do. Nothing is sent before you have seen it.
      </span>
    </p>
  )
}

interface LinesProps {
  planId: number
  search: ReadRequestSearch
  lines: readonly PreviewLine[]
  isAgency: boolean
  isFresh: boolean
}

function Lines({ planId, search, lines, isAgency, isFresh }: LinesProps) {
  const [choices, setChoices] = useState(search.choices)
  const chosen = listChosen(lines, choices)
  const problems = lines.filter(({ offer }) => offer === null)
  if (lines.length === 0)
    return (
      <EmptyState
        title="Nothing left to request"
        action={
          <Button render={<Link to="/plans/$id" params={{ id: String(planId) }} />}>See the plan</Button>
        }
      >
        Every space of this plan is with its seller already.
      </EmptyState>
    )
  return (
    <>
      {problems.length > 0 && <ProblemList planId={planId} lines={problems} />}
      {groupLines(lines).map(({ seller, lines: own }) => (
        <PageSection key={seller.id} title={`With ${toPartyName(seller)}`}>
          {own.map((line) => (
            <RequestLine
              key={line.lineId}
              line={line}
              step={chosen.find(({ lineId }) => lineId === line.lineId)?.step ?? null}
              onChoose={(step) => setChoices((before) => ({ ...before, [line.lineId]: step }))}
            />
          ))}
        </PageSection>
      ))}
      <noscript>
        <ShowChoices />
      </noscript>
      <DueTable chosen={chosen} />
      {problems.length < lines.length && (
        <RequestForm planId={planId} search={search} chosen={chosen} isAgency={isAgency} isFresh={isFresh} />
      )}
    </>
  )
}
