import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { OwnAnswers } from '#contract/messaging/responses.ts'
import { formatDay } from '#domain/format-dates.ts'
import { AnswerClock } from '#web/listing-parts/answer-clock.tsx'
import { api } from '#web/platform/api.ts'
import { IfMay } from '#web/platform/auth/if-may.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LoadingState } from '#web/ui/loading-state.tsx'
import { countSpaces, isDemoted, toWaitingWords } from './answer-words.ts'
import { ownAnswersQuery } from './queries.ts'

/** What buyers read of a seller's answers, and the way back when silence has had its consequences. */
export function AnswersScreen() {
  const { data, error, refetch } = useQuery(ownAnswersQuery)
  if (error && !data)
    return <ErrorState title="Your answers could not be loaded" onRetry={() => void refetch()} />
  if (!data) return <LoadingState label="Loading your answers..." />
  return (
    <div className="flex flex-col gap-5">
      <PausedSpaces own={data} />
      <DemotionNote own={data} />
      <Card render={<section aria-labelledby="buyers-read" />} className="flex flex-col gap-3 p-5">
        <h2 id="buyers-read" className="text-xl">
          What buyers read
        </h2>
        <AnswerClock answers={data.answers} />
      </Card>
      <Card render={<section aria-labelledby="waiting" />} className="flex flex-col items-start gap-3 p-5">
        <h2 id="waiting" className="text-xl">
          {toWaitingWords(data.waiting)}
        </h2>
        <p className="text-ink-soft">
          We remind you 4, 24 and 48 hours after a question. After three days the buyer is shown similar
          spaces.
        </p>
        <Button
          variant={data.waiting > 0 ? 'default' : 'outline'}
          render={<Link to="/inbox" search={{ side: 'seller' }} />}
        >
          Open the inbox
        </Button>
      </Card>
    </div>
  )
}

function DemotionNote({ own: { fadedAt, pausedSpaces } }: { own: OwnAnswers }) {
  if (!isDemoted({ fadedAt, pausedSpaces })) return null
  return (
    <Alert tone="warning" title="Your spaces are ranked last in results">
      Since {formatDay(fadedAt ?? '')} they say “Often doesn’t reply”, because three buyers in a row have
      waited for more than a week. Answer those who wait, or say until when you are away, and it ends at once.
      After three weeks your spaces are paused.
    </Alert>
  )
}

function PausedSpaces({ own: { pausedSpaces } }: { own: OwnAnswers }) {
  const queryClient = useQueryClient()
  const resume = useMutation({
    mutationFn: () => api('POST /api/my/answers/resume', {}),
    onSuccess: () => queryClient.invalidateQueries(),
  })
  if (resume.data)
    return <Alert tone="success" live title={`${countSpaces(resume.data.resumed)} back on the market`} />
  if (pausedSpaces === 0) return null
  return (
    <Alert
      tone="warning"
      title={`${countSpaces(pausedSpaces)} paused because buyers waited for weeks`}
      action={
        <IfMay needs="spaces">
          <Button pending={resume.isPending} onClick={() => resume.mutate()}>
            Resume {countSpaces(pausedSpaces)}
          </Button>
        </IfMay>
      }
    >
      Nothing was deleted. You can also resume them one by one under{' '}
      <Link to="/sell" className="link">
        Your spaces
      </Link>
      .{resume.error && <span className="mt-1 block text-danger">{resume.error.message}</span>}
    </Alert>
  )
}
