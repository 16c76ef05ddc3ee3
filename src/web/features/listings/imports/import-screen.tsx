import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import type { Import } from '#contract/listings/imports.ts'
import { isRunning } from '#domain/listings/import/states.ts'
import { RoleNote } from '#web/platform/auth/if-may.tsx'
import { useMay } from '#web/platform/auth/use-may.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LoadingState } from '#web/ui/loading-state.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { Steps } from '#web/ui/steps.tsx'
import { ColumnsSection } from './columns-section.tsx'
import { NoticesSection } from './notices-section.tsx'
import { ProblemsSection } from './problems-section.tsx'
import { importQuery } from './queries.ts'
import { ResultSection } from './result-section.tsx'
import { RowsSection } from './rows-section.tsx'
import { STATE_WORDS, STEPS, stepOf, UPLOADS } from './state-words.ts'
import { SummarySection } from './summary-section.tsx'

type ImportScreenProps = {
  id: string
  /** Asks to confirm the e-mail address, where that would allow a larger file. */
  verification?: ReactNode
}

export function ImportScreen({ id, verification }: ImportScreenProps) {
  const { data, error, refetch } = useQuery(importQuery(id))
  if (error && !data)
    return <ErrorState title="This import could not be loaded" onRetry={() => void refetch()} />
  if (!data) return <LoadingState label="Loading the import..." />
  return (
    <div className="mx-auto flex max-w-[1240px] flex-col gap-6 px-4 py-8 md:px-6">
      <header className="flex flex-col gap-1">
        <p>
          <Link to={UPLOADS[data.kind]} className="link text-sm">
            All imports{data.kind === 'contracts' && ' of contracts'}
          </Link>
        </p>
        <h1 className="text-3xl break-words md:text-4xl">{data.fileName}</h1>
      </header>
      <Steps label="Import" steps={STEPS} current={stepOf(data)} failed={data.state === 'failed'} />
      {isRunning(data.state) ? <Running task={data} /> : <Standing task={data} verification={verification} />}
    </div>
  )
}

function Running({ task }: { task: Import }) {
  const isCounted = task.state !== 'reading' && task.rowCount > 0
  const percent = isCounted ? (task.doneCount / task.rowCount) * 100 : undefined
  const rows = `${task.doneCount.toLocaleString('en-US')} ${isCounted ? `of ${task.rowCount.toLocaleString('en-US')} ` : ''}rows`
  return (
    <section
      aria-label="Progress"
      className="flex flex-col gap-2 rounded-card border border-rule bg-card p-5"
    >
      <p role="status" className="text-lg font-semibold">
        {STATE_WORDS[task.state]}…
      </p>
      <Progress label={STATE_WORDS[task.state]} {...(percent === undefined ? {} : { percent })} showValue />
      <p className="text-sm text-ink-faint tabular-nums">
        {rows}. You may leave this page: the work goes on without it.
      </p>
    </section>
  )
}

function Standing({ task, verification }: { task: Import; verification: ReactNode }) {
  const [problem, setProblem] = useState<string | null>(null)
  const mayChange = useMay('spaces')
  if (task.state === 'failed' && task.rowCount === 0)
    return (
      <>
        <Unreadable task={task} />
        {verification}
      </>
    )
  if (!mayChange) return <RoleNote needs="spaces" />
  if (task.state !== 'ready') return <ResultSection task={task} />
  const showProblem = (one: string) => {
    setProblem(one)
    document.getElementById('rows-of-file')?.scrollIntoView({ block: 'start' })
  }
  return (
    <>
      <SummarySection task={task} />
      <NoticesSection task={task} />
      <ProblemsSection task={task} shown={problem} onShow={showProblem} />
      <ColumnsSection key={task.updatedAt} task={task} />
      <RowsSection task={task} isEditable problem={problem} onShowAll={() => setProblem(null)} />
    </>
  )
}

function Unreadable({ task }: { task: Import }) {
  return (
    <Alert
      tone="danger"
      title="This file could not be read"
      action={<Button render={<Link to={UPLOADS[task.kind]} />}>Choose another file</Button>}
    >
      {task.problem}
    </Alert>
  )
}
