import { type FormEvent, useState } from 'react'
import type { Import, ImportProblem } from '#contract/listings/imports.ts'
import type { AnyField } from '#domain/listings/import/fields.ts'
import { required } from '#domain/required.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import type { Plan } from './column-plan.ts'
import { withWords } from './problem-fixes.ts'

type WordsFormProps = {
  task: Import
  problem: ImportProblem
  field: AnyField
  meanings: { value: string; label: string }[]
  isPending: boolean
  onFix: (plan: Plan) => void
}

/** What the words of a file mean: "banner" is a billboard, for all of its rows. */
export function WordsForm({ task, problem, field, meanings, isPending, onFix }: WordsFormProps) {
  const [chosen, setChosen] = useState<Record<string, string>>({})
  const given = Object.fromEntries(Object.entries(chosen).filter(([, meaning]) => meaning))
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    onFix(withWords(task.plan, field, given))
  }
  return (
    <form onSubmit={onSubmit} className="flex flex-col gap-3">
      {wordsOf(problem).map(({ text, rows }) => (
        <Field key={text} label={`“${text}” (${rows.toLocaleString('en-US')}) means`}>
          <Select
            placeholder="Choose"
            options={meanings}
            value={chosen[text] ?? ''}
            onChange={(event) => setChosen({ ...chosen, [text]: event.target.value })}
          />
        </Field>
      ))}
      <Button
        type="submit"
        size="sm"
        className="self-start"
        disabled={Object.keys(given).length === 0}
        pending={isPending}
      >
        Use for all rows
      </Button>
    </form>
  )
}

/** Words that differ by case alone are one. */
function wordsOf({ values }: ImportProblem): ImportProblem['values'] {
  const words = Map.groupBy(
    values.filter(({ text }) => text),
    ({ text }) => text.trim().toLowerCase(),
  )
  return [...words.values()].map((same) => ({
    text: required(same[0]).text,
    rows: same.reduce((sum, { rows }) => sum + rows, 0),
  }))
}
