import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { describeSent } from '#domain/planning/request-words.ts'
import { Alert } from '#web/ui/alert.tsx'
import { AskAbove } from './ask-above.tsx'
import { requestQuery } from './queries.ts'
import { listResults, type ShownLine } from './result-words.ts'

interface RequestResultsProps {
  planId: number
  /** As the plan shows a line; no title where its space is not offered any more. */
  lineOf: (lineId: number) => ShownLine
}

/** What has become of the last press: while lines wait, it is read again, for some minutes. */
export function RequestResults({ planId, lineOf }: RequestResultsProps) {
  const { data } = useQuery(requestQuery(planId))
  const request = data?.request
  useFreshPlan(planId, request?.isDone)
  if (!request || request.lines.length === 0) return null
  const refused = request.lines.filter(({ state }) => state === 'refused')
  const sent = describeSent(request.lines.map((line) => ({ ...line, status: lineOf(line.lineId).status })))
  return (
    <div id="sent" className="scroll-mt-24">
      <Alert
        live
        tone={!request.isDone ? 'info' : refused.length > 0 ? 'warning' : 'success'}
        title={request.isDone ? `Sent: ${sent}` : `Sending: ${sent}`}
      >
        {!request.isDone && (
          <p>It goes on without this page. If it takes minutes, reload to see how far it has come.</p>
        )}
        <ul aria-label="What has become of each space">
          {listResults(request.lines, lineOf).map(({ lineId, words }) => (
            <li key={lineId} className="wrap-anywhere">
              {words}
            </li>
          ))}
        </ul>
        <AskAbove planId={planId} lines={request.lines} />
      </Alert>
    </div>
  )
}

/** Once all is done the plan shows it. */
function useFreshPlan(planId: number, isDone: boolean | undefined): void {
  const queryClient = useQueryClient()
  const wasDone = useRef(isDone)
  useEffect(() => {
    if (isDone && wasDone.current === false)
      void queryClient.invalidateQueries({ queryKey: ['plans', 'one', planId] })
    wasDone.current = isDone
  }, [queryClient, planId, isDone])
}
