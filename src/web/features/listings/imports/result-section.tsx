import { Link } from '@tanstack/react-router'
import type { Import } from '#contract/listings/imports.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogClose, DialogContent, DialogTrigger } from '#web/ui/dialog.tsx'
import { LeftOutColumns } from './left-out-columns.tsx'
import { NoticesSection } from './notices-section.tsx'
import { LeftOutLink } from './problems-section.tsx'
import { RowsSection } from './rows-section.tsx'
import { count } from './state-words.ts'
import { useImportStep } from './use-import-step.ts'

/** The import's result, and its undo. */
export function ResultSection({ task }: { task: Import }) {
  const step = useImportStep(task.id)
  const { tone, title, words } = wordsOf(task)
  return (
    <>
      <Alert
        live
        tone={tone}
        title={title}
        action={
          <div className="flex flex-wrap gap-2">
            <Button render={<Link to="/sell" />}>See your spaces</Button>
            <Button variant="outline" render={<Link to="/sell/import" />}>
              Import another file
            </Button>
            {task.state === 'done' && task.counts.bad + task.counts.skipped > 0 && (
              <LeftOutLink task={task} />
            )}
            {task.steps.includes('undo') && task.counts.stored > 0 && (
              <UndoButton onUndo={() => step.mutate('undo')} isPending={step.isPending} />
            )}
            {task.steps.includes('start') && (
              <Button variant="outline" pending={step.isPending} onClick={() => step.mutate('start')}>
                Import again
              </Button>
            )}
          </div>
        }
      >
        {words.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Alert>
      <NoticesSection task={task} />
      <LeftOutColumns task={task} />
      <RowsSection task={task} />
    </>
  )
}

function wordsOf(task: Import): { tone: 'success' | 'info' | 'danger'; title: string; words: string[] } {
  const { created, updated, unchanged, drafts, bad, skipped, removed, restored, kept } = task.counts
  if (task.state === 'failed')
    return { tone: 'danger', title: 'The import stopped', words: [task.problem ?? ''] }
  if (task.state === 'undone') {
    const words = [
      `${count(removed, 'space')} taken away, ${restored.toLocaleString('en-US')} put back as before.`,
    ]
    if (kept > 0) words.push(`${count(kept, 'space')} stayed: changed, decided on or asked about since.`)
    return { tone: 'info', title: 'The import is undone', words }
  }
  const words = [
    `${created.toLocaleString('en-US')} new, ${updated.toLocaleString('en-US')} updated, ${unchanged.toLocaleString('en-US')} unchanged.`,
    'New spaces wait for review; so do changes to public ones.',
  ]
  if (created > 0 && !task.plan.takesRequests)
    words.push('Nobody can book the new spaces yet: set how each is booked under “Booking terms”.')
  if (drafts > 0)
    words.push(
      `${count(drafts, 'space waits as a draft', 'spaces wait as drafts')}: say a price, then submit.`,
    )
  if (bad + skipped > 0)
    words.push(`${count(bad + skipped, 'row')} left out: download them, mend them, and import that file.`)
  return { tone: 'success', title: 'The import is done', words }
}

function UndoButton({ onUndo, isPending }: { onUndo: () => void; isPending: boolean }) {
  return (
    <Dialog>
      <DialogTrigger render={<Button variant="outline" pending={isPending} />}>
        Undo this import
      </DialogTrigger>
      <DialogContent
        title="Undo this import?"
        description="New spaces are removed and updated ones restored. What was changed or approved since stays."
        footer={
          <>
            <DialogClose render={<Button variant="outline" />}>Cancel</DialogClose>
            <DialogClose render={<Button variant="destructive" onClick={onUndo} />}>Undo</DialogClose>
          </>
        }
      />
    </Dialog>
  )
}
