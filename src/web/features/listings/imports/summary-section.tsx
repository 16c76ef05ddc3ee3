import type { Import } from '#contract/listings/imports.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Stat } from '#web/ui/stat.tsx'
import { BookingChoice } from './booking-choice.tsx'
import { describeChanges } from './change-words.ts'
import { LeftOutColumns } from './left-out-columns.tsx'
import { describePlanned } from './picture-words.ts'
import { count, NOUNS } from './state-words.ts'
import { useImportStep } from './use-import-step.ts'

/** The dry run's summary, and the button that starts the import. */
export function SummarySection({ task }: { task: Import }) {
  const { created, updated, unchanged, unpriced, closed, bad, skipped } = task.counts
  const { mutate, isPending } = useImportStep(task.id)
  const writes = created + updated
  return (
    <Card
      render={<section aria-label="What the import will do" />}
      className="flex flex-col gap-5 p-5 lg:flex-row lg:items-center lg:justify-between"
    >
      <dl className="grid grid-cols-2 gap-x-8 gap-y-4 sm:grid-cols-5">
        <Stat label="New" value={created.toLocaleString('en-US')} />
        <Stat label="Updated" value={updated.toLocaleString('en-US')} />
        <Stat label="No change" value={unchanged.toLocaleString('en-US')} />
        <Stat label="With problems" value={bad.toLocaleString('en-US')} />
        <Stat label="Skipped" value={skipped.toLocaleString('en-US')} />
      </dl>
      <div className="flex flex-col gap-3 lg:max-w-sm lg:items-end">
        {task.kind === 'inventory' && created > 0 && <BookingChoice task={task} />}
        <Button size="lg" disabled={writes === 0} pending={isPending} onClick={() => mutate('start')}>
          Import {count(writes, NOUNS[task.kind])}
        </Button>
        <p className="text-ink-soft lg:text-right">
          {wordsOf({ writes, bad, unpriced, closed })} {describePlanned(task.pictures)} Nothing is stored yet.
        </p>
        {describeChanges(task.changes, { hasKnown: updated + unchanged > 0 }).map((line) => (
          <p key={line} className="text-sm text-ink-soft lg:text-right">
            {line}
          </p>
        ))}
        <LeftOutColumns task={task} />
      </div>
    </Card>
  )
}

type Words = Pick<Import['counts'], 'bad' | 'unpriced' | 'closed'> & { writes: number }

function wordsOf({ writes, bad, unpriced, closed }: Words): string {
  const parts = [
    writes === 0 ? 'There is nothing to import.' : '',
    bad > 0 ? `${count(bad, 'row')} with problems will be left out.` : '',
    unpriced > 0
      ? `${count(unpriced, 'space becomes a draft', 'spaces become drafts')} for want of a price.`
      : '',
    closed > 0
      ? `${count(closed, 'space becomes a draft', 'spaces become drafts')} because the file calls ${closed === 1 ? 'it' : 'them'} closed or taken.`
      : '',
  ]
  return parts.filter(Boolean).join(' ')
}
