import type { Import } from '#contract/listings/imports.ts'
import { labelOf } from '#domain/listings/import/fields.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { findUse, withUse } from './column-plan.ts'
import { count } from './state-words.ts'
import { usePlan } from './use-plan.ts'

/** What is true of the file as a whole, and the most frequent remarks on its rows. */
export function NoticesSection({ task }: { task: Import }) {
  const { save } = usePlan(task)
  const { notices, rowNotes, plan } = task
  const open = notices.filter(({ column }) => column === undefined || findUse(plan, column) === '')
  if (open.length + rowNotes.length === 0) return null
  return (
    <Alert tone="info" title="About this file">
      <ul className="flex flex-col gap-1.5">
        {open.map(({ text, use }) => (
          <li key={text} className="break-words">
            {text}{' '}
            {use && task.state === 'ready' && (
              <Button
                size="sm"
                variant="link"
                disabled={save.isPending}
                onClick={() => save.mutate(withUse(plan, use.column, use.field))}
              >
                Read it as {labelOf(use.field).toLowerCase()}
              </Button>
            )}
          </li>
        ))}
        {rowNotes.map(({ text, rows }) => (
          <li key={text} className="break-words">
            {count(rows, 'row')}: {text}.
          </li>
        ))}
      </ul>
    </Alert>
  )
}
