import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ReceivedBrief } from '#contract/planning/briefs-received.ts'
import { RECIPIENT_STATE_LABELS } from '#domain/planning/briefs.ts'
import { IfMay, RoleNote } from '#web/platform/auth/if-may.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LoadingState } from '#web/ui/loading-state.tsx'
import { AnswerForm } from './answer-form.tsx'
import { toFormKey } from './answer-words.ts'
import { BriefFactList } from './brief-facts.tsx'
import { FittingSpaces } from './fitting-spaces.tsx'
import { ProposeForm } from './propose-form.tsx'
import { receivedBriefQuery } from './queries.ts'
import { DeclineForm, QuestionForm } from './say-forms.tsx'

/** A brief as one of its sellers reads and answers it. */
export function ReceivedBriefScreen({ id, nav }: { id: string; nav: ReactNode }) {
  const { data, error, refetch } = useQuery(receivedBriefQuery(id))
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-6 px-4 py-8 md:px-6">
      {nav}
      {error && !data && <ErrorState title={error.message} headingLevel={1} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingState label="Loading the brief..." />}
      {data && <Loaded brief={data} />}
    </div>
  )
}

function Loaded({ brief }: { brief: ReceivedBrief }) {
  const { answer, isOpen, lines } = brief
  return (
    <>
      <header className="flex flex-col gap-1">
        <Link to="/sell/briefs" className="self-start text-ink-soft hover:text-ink">
          Briefs
        </Link>
        <h1 className="text-3xl wrap-anywhere md:text-4xl">
          <bdi>{brief.title}</bdi>
        </h1>
        <p className="text-ink-soft">
          From <bdi className="font-semibold">{brief.buyer}</bdi>
          {` · ${RECIPIENT_STATE_LABELS[answer.state]}`}
        </p>
      </header>
      <BriefFactList brief={brief} />
      {!isOpen && <Alert title="This brief takes no more answers." />}
      {answer.state === 'declined' && answer.reason && (
        <p dir="auto" className="text-ink-soft">{`You declined: ${answer.reason}`}</p>
      )}
      {isOpen && (
        <IfMay needs="sell" otherwise={<RoleNote needs="sell" />}>
          <FittingSpaces brief={brief} />
        </IfMay>
      )}
      <section id="answer" aria-labelledby="answer-title" className="flex scroll-mt-4 flex-col gap-4">
        <h2 id="answer-title" className="text-2xl">
          Your answer
        </h2>
        {lines.length === 0 ? (
          <p className="text-ink-soft">Add spaces above, or choose them in the grid of your avails.</p>
        ) : (
          <AnswerForm key={toFormKey(lines)} brief={brief} />
        )}
        {lines.length > 0 && (
          <IfMay needs="sell">
            <ProposeForm brief={brief} />
          </IfMay>
        )}
      </section>
      {isOpen && (
        <div className="flex flex-col gap-3 border-t border-rule pt-4">
          <IfMay needs="talk">
            <QuestionForm brief={brief} />
          </IfMay>
          <IfMay needs="sell">{answer.state !== 'declined' && <DeclineForm brief={brief} />}</IfMay>
        </div>
      )}
    </>
  )
}
