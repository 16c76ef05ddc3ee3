import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { InventorySource } from '#contract/listings/inventory-sources.ts'
import { api } from '#web/platform/api.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { SourceForm } from './source-form.tsx'
import { SourceReads } from './source-reads.tsx'
import { describeSource } from './source-words.ts'

interface Props {
  source: InventorySource
  /** Says what went wrong, and reads the list again. */
  attempt: (act: () => Promise<unknown>) => Promise<void>
}

export function SourceRow({ source, attempt }: Props) {
  const { url, headerName, state, problem, isRunning, reads } = source
  return (
    <li className="flex flex-col gap-3 p-4">
      <div className="min-w-0">
        <p className="font-semibold break-all">{url}</p>
        <p className="text-sm text-ink-soft" role="status">
          {describeSource(source)}
          {headerName && `; sent along: ${headerName}`}
        </p>
      </div>
      {state === 'failing' && problem && (
        <Alert tone="danger" title="It could not be read, nothing was changed">
          {problem}
        </Alert>
      )}
      {!isRunning && <Waiting source={source} attempt={attempt} />}
      {reads.length > 0 && <SourceReads reads={reads} url={url} />}
      <Actions source={source} attempt={attempt} />
    </li>
  )
}

/** A file that waits: why, its rows, and what is to become of it. */
function Waiting({ source: { id, state, url, waitsFor, reads }, attempt }: Props) {
  const [isPending, setIsPending] = useState(false)
  const waiting = reads.find(({ outcome }) => outcome === 'waits')
  if (waiting?.importId == null || (state !== 'first' && state !== 'waits')) return null
  const decide = async (decision: 'apply' | 'skip') => {
    setIsPending(true)
    await attempt(() =>
      api('POST /api/my/inventory-sources/:id/decisions', { params: { id }, body: { decision } }),
    )
    setIsPending(false)
  }
  const rows = (
    <Link to="/sell/import/$id" params={{ id: String(waiting.importId) }} className="link self-center">
      See its columns and rows<span className="sr-only"> of {url}</span>
    </Link>
  )
  if (state === 'first')
    return (
      <Alert title="Its first file is read" action={rows}>
        Say which column is which and start it there. Later files are read the same way.
      </Alert>
    )
  return (
    <Alert
      tone="warning"
      title="The last file waits for your decision. Nothing of it is written yet."
      action={
        <div className="flex flex-wrap gap-2">
          <Button size="sm" pending={isPending} onClick={() => void decide('apply')}>
            Apply anyway
          </Button>
          <Button variant="outline" size="sm" disabled={isPending} onClick={() => void decide('skip')}>
            Not this time
          </Button>
          {rows}
        </div>
      }
    >
      <ul className="list-disc pl-5">
        {waitsFor.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Alert>
  )
}

function Actions({ source, attempt }: Props) {
  const { id, state, url, isRunning } = source
  const [isChanging, setIsChanging] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const params = { id }
  const name = <span className="sr-only"> {url}</span>
  const waits = source.nextAt === null
  if (isChanging)
    return (
      <SourceForm
        source={source}
        onSaved={() => {
          setIsChanging(false)
          void attempt(async () => {})
        }}
        onCancel={() => setIsChanging(false)}
      />
    )
  return (
    <div className="flex flex-wrap gap-2">
      {state !== 'off' && !waits && (
        <Button
          variant="outline"
          size="sm"
          pending={isRunning}
          onClick={() => void attempt(() => api('POST /api/my/inventory-sources/:id/pulls', { params }))}
        >
          Pull now{name}
        </Button>
      )}
      <Button variant="outline" size="sm" onClick={() => setIsChanging(true)}>
        Change{name}
      </Button>
      <Button
        variant="outline"
        size="sm"
        onClick={() =>
          void attempt(() =>
            api('PATCH /api/my/inventory-sources/:id', { params, body: { isOn: state === 'off' } }),
          )
        }
      >
        {state === 'off' ? 'Switch on' : 'Switch off'}
        {name}
      </Button>
      {isAsking ? (
        <>
          <Button
            variant="destructive"
            size="sm"
            onClick={() => void attempt(() => api('DELETE /api/my/inventory-sources/:id', { params }))}
          >
            Delete it now
          </Button>
          <Button variant="ghost" size="sm" onClick={() => setIsAsking(false)}>
            Keep it
          </Button>
        </>
      ) : (
        <Button variant="outline" size="sm" onClick={() => setIsAsking(true)}>
          Delete{name}
        </Button>
      )}
    </div>
  )
}
