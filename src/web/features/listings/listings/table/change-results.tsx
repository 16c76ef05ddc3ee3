import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Progress } from '#web/ui/progress.tsx'
import type { ChangeSpaces } from './use-change-spaces.ts'

/** Refusals listed; the rest are counted, and are beside their rows. */
const LISTED = 100

/** How a change of many goes and went, space by space where it could not be done. */
export function ChangeResults({ change }: { change: ChangeSpaces }) {
  const { run } = change
  if (!run) return null
  const of = (outcome: 'saved' | 'unchanged' | 'refused') =>
    run.results.filter((result) => result.outcome === outcome)
  const [saved, same, refused] = [of('saved'), of('unchanged'), of('refused')]
  const count = (number: number) => number.toLocaleString('en-US')
  const left = run.total - run.results.length
  return (
    <Card render={<section aria-label="Result of the change" />} className="flex flex-col gap-2 p-4">
      <div className="flex items-start justify-between gap-3">
        <p role="status" className="font-semibold">
          {run.what}:{' '}
          {run.isRunning
            ? `${count(run.results.length)} of ${count(run.total)} done`
            : [
                `${count(saved.length)} changed`,
                same.length > 0 && `${count(same.length)} were so already`,
                refused.length > 0 && `${count(refused.length)} not, see why below`,
                left > 0 && `${count(left)} not reached`,
              ]
                .filter(Boolean)
                .join(', ')}
          {!run.isRunning && '.'} {run.error}
        </p>
        {run.isRunning ? (
          <Button size="sm" variant="outline" onClick={change.stop}>
            Stop
          </Button>
        ) : (
          <div className="flex items-center gap-2">
            {run.undo && saved.length > 0 && (
              <Button size="sm" variant="outline" onClick={change.undo}>
                Undo
              </Button>
            )}
            {left > 0 && (
              <Button size="sm" variant="outline" onClick={change.resume}>
                Go on with {count(left)}
              </Button>
            )}
            <Button size="icon" variant="ghost" aria-label="Close the result" onClick={change.close}>
              <X aria-hidden="true" />
            </Button>
          </div>
        )}
      </div>
      {run.isRunning && <Progress label={run.what} percent={(run.results.length / run.total) * 100} />}
      {!run.isRunning && refused.length > 0 && (
        <ul className="flex max-h-56 flex-col gap-1 overflow-y-auto text-sm">
          {refused.slice(0, LISTED).map(({ id, title, message }) => (
            <li key={id}>
              <Link to="/sell/listings/$id/edit" params={{ id: String(id) }} className="link">
                {title}
              </Link>
              : {message}
            </li>
          ))}
          {refused.length > LISTED && <li>and {count(refused.length - LISTED)} more.</li>}
        </ul>
      )}
    </Card>
  )
}
