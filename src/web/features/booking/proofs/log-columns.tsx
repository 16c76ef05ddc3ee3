import { useState } from 'react'
import type { ChosenColumns } from '#domain/booking/proof/runs/run-columns.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { listNamed, readColumnChoice } from './column-choice.ts'

type LogColumnsProps = {
  name: string
  headers: readonly string[]
  onChoose: (columns: ChosenColumns) => void
  onDrop: () => void
}

/** Which column of a log is which, where its headers do not say. */
export function LogColumns({ name, headers, onChoose, onDrop }: LogColumnsProps) {
  const [day, setDay] = useState('')
  const [count, setCount] = useState('')
  const [seconds, setSeconds] = useState('')
  const [problem, setProblem] = useState<string>()
  const options = listNamed(headers).map((header) => <option key={header}>{header}</option>)
  const choose = () => {
    const read = readColumnChoice({ day, count, seconds })
    if ('problem' in read) return setProblem(read.problem)
    onChoose(read.columns)
  }
  return (
    <fieldset className="flex flex-col gap-4 rounded-card bg-sunk px-4 py-4">
      <legend className="sr-only">Columns of {name}</legend>
      <p className="wrap-anywhere">
        <span className="font-semibold">{name}</span>: which column is which?
      </p>
      <div className="grid gap-4 sm:grid-cols-3">
        <Field label="Day, or day and time" error={problem}>
          <Select
            value={day}
            onChange={(event) => {
              setDay(event.target.value)
              setProblem(undefined)
            }}
          >
            <option value="">Choose</option>
            {options}
          </Select>
        </Field>
        <Field label="Plays or spots">
          <Select value={count} onChange={(event) => setCount(event.target.value)}>
            <option value="">Each line is one</option>
            {options}
          </Select>
        </Field>
        <Field label="Seconds of each" optional>
          <Select value={seconds} onChange={(event) => setSeconds(event.target.value)}>
            <option value="">Not in it</option>
            {options}
          </Select>
        </Field>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button onClick={choose}>Hand in the log</Button>
        <Button variant="outline" onClick={onDrop}>
          Remove {name}
        </Button>
      </div>
    </fieldset>
  )
}
