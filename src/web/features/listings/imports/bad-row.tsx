import { CircleCheck } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import type { Import, ImportRow } from '#contract/listings/imports.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field, FieldError } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { useRowEdit } from './use-row-edit.ts'

type BadRowProps = { task: Import; row: ImportRow; isEditable: boolean }

/** An invalid row with its errors beside the cells: corrected here, or skipped. */
export function BadRow({ task, row, isEditable }: BadRowProps) {
  const [typed, setTyped] = useState<Record<string, string>>({})
  const edit = useRowEdit(task, row.line)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    edit.mutate({ cells: typed }, { onSuccess: () => setTyped({}) })
  }
  const isFixed = row.errors.length === 0
  return (
    <Card
      render={<li aria-label={`Line ${row.line}`} />}
      className={row.isSkipped ? 'p-4 opacity-60' : 'p-4'}
    >
      <form onSubmit={onSubmit} className="flex flex-col gap-3">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h3 className="text-base font-semibold">Line {row.line}</h3>
          {isFixed && !row.isSkipped && (
            <p role="status" className="flex items-center gap-1.5 text-sm font-semibold text-primary">
              <CircleCheck aria-hidden="true" className="size-4" />
              {row.space?.title ?? row.contract?.unitId} can be imported
            </p>
          )}
          {row.errors
            .filter(({ column }) => column === null)
            .map(({ reason }) => (
              <FieldError key={reason}>{reason}</FieldError>
            ))}
        </div>
        <Cells task={task} row={row} typed={typed} isEditable={isEditable} onType={setTyped} />
        {isEditable && (
          <div className="flex flex-wrap gap-2">
            {!isFixed && !row.isSkipped && (
              <Button
                type="submit"
                size="sm"
                disabled={Object.keys(typed).length === 0}
                pending={edit.isPending}
              >
                Check line {row.line}
              </Button>
            )}
            <Button
              size="sm"
              variant="ghost"
              disabled={edit.isPending}
              onClick={() => edit.mutate({ isSkipped: !row.isSkipped })}
            >
              {row.isSkipped ? 'Do not skip' : 'Skip'} line {row.line}
            </Button>
          </div>
        )}
      </form>
    </Card>
  )
}

type CellsProps = {
  task: Import
  row: ImportRow
  typed: Record<string, string>
  isEditable: boolean
  onType: (typed: Record<string, string>) => void
}

const MOST_CELLS = 8

/** Cells with an error are editable; the others once somebody asks, which of forty broken rows would be hundreds of inputs. */
function Cells({ task, row, typed, isEditable, onType }: CellsProps) {
  const [isOpen, setIsOpen] = useState(false)
  const isBroken = isOpen && !row.isSkipped
  const errorOf = (column: number) => row.errors.find((error) => error.column === column)?.reason
  const shown = task.columns
    .map((name, column) => ({ name, column, error: errorOf(column) }))
    .filter(({ column, error }) => error || isBroken || row.cells[column])
  const few = isBroken ? shown : shown.filter(({ error }, i) => error || i < MOST_CELLS)
  return (
    <div className="flex flex-col gap-3">
      <div className="grid grid-cols-2 gap-x-5 gap-y-3 lg:grid-cols-4">
        {few.map(({ name, column, error }) =>
          isEditable && !row.isSkipped && (error || isBroken || String(column) in typed) ? (
            <Field key={name} label={name} error={error}>
              <Input
                value={typed[column] ?? row.cells[column] ?? ''}
                onChange={(event) => onType({ ...typed, [column]: event.target.value })}
              />
            </Field>
          ) : (
            <div key={name} className="min-w-0 text-[0.9375rem]">
              <p className="text-sm text-ink-faint">{name}</p>
              <p className="line-clamp-3 break-words">{row.cells[column]}</p>
              {error && <FieldError>{error}</FieldError>}
            </div>
          ),
        )}
      </div>
      {isEditable && !row.isSkipped && row.errors.length > 0 && !isOpen && (
        <Button size="sm" variant="link" className="self-start" onClick={() => setIsOpen(true)}>
          Correct other cells of line {row.line}
        </Button>
      )}
    </div>
  )
}
