import { Link } from '@tanstack/react-router'
import type { Import } from '#contract/listings/imports.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogClose, DialogContent, DialogTrigger } from '#web/ui/dialog.tsx'
import { LeftOutColumns } from './left-out-columns.tsx'
import { NoticesSection } from './notices-section.tsx'
import { PicturesSection } from './pictures-section.tsx'
import { LeftOutLink } from './problems-section.tsx'
import { describeResult } from './result-words.ts'
import { RowsSection } from './rows-section.tsx'
import { UPLOADS } from './state-words.ts'
import { useImportStep } from './use-import-step.ts'

/** The import's result, and its undo. */
export function ResultSection({ task }: { task: Import }) {
  const step = useImportStep(task.id)
  const { tone, title, words } = describeResult(task)
  return (
    <>
      <Alert
        live
        tone={tone}
        title={title}
        action={
          <div className="flex flex-wrap gap-2">
            <Button render={<Link to="/sell" />}>See your spaces</Button>
            <Button variant="outline" render={<Link to={UPLOADS[task.kind]} />}>
              Import another file
            </Button>
            {task.state === 'done' && task.counts.bad + task.counts.skipped > 0 && (
              <LeftOutLink task={task} />
            )}
            {task.steps.includes('undo') && task.counts.stored > 0 && (
              <UndoButton kind={task.kind} onUndo={() => step.mutate('undo')} isPending={step.isPending} />
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
      <PicturesSection task={task} />
      <NoticesSection task={task} />
      <LeftOutColumns task={task} />
      <RowsSection task={task} />
    </>
  )
}

const UNDO: Record<Import['kind'], string> = {
  inventory: 'New spaces are removed and updated ones restored. What was changed or approved since stays.',
  contracts:
    'New contracts are taken away with their blocks, and updated ones put back. What was changed since stays.',
}

type UndoButtonProps = { kind: Import['kind']; onUndo: () => void; isPending: boolean }

function UndoButton({ kind, onUndo, isPending }: UndoButtonProps) {
  return (
    <Dialog>
      <DialogTrigger render={<Button variant="outline" pending={isPending} />}>
        Undo this import
      </DialogTrigger>
      <DialogContent
        title="Undo this import?"
        description={UNDO[kind]}
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
