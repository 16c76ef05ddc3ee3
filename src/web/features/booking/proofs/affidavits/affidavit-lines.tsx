import { X } from 'lucide-react'
import { AFFIDAVIT_LIMITS, readTimes } from '#domain/booking/proof/affidavit.ts'
import { randomId } from '#web/platform/random-id.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { countOf, type LineValues, nextLine } from './affidavit-values.ts'

type AffidavitLinesProps = {
  lines: LineValues[]
  /** By field: `KEY.day`. */
  problems: Record<string, string>
  onChange: (lines: LineValues[]) => void
}

/** A line a day: its times, or how many ran. */
export function AffidavitLines({ lines, problems, onChange }: AffidavitLinesProps) {
  const total = lines.reduce((sum, line) => sum + (countOf(line) ?? 0), 0)
  const change = (key: string, part: Partial<LineValues>) =>
    onChange(lines.map((line) => (line.key === key ? { ...line, ...part } : line)))
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-2 font-semibold">What ran</legend>
      <ul className="flex flex-col gap-3">
        {lines.map((line, at) => (
          <Line
            key={line.key}
            line={line}
            number={at + 1}
            problems={problems}
            onChange={(part) => change(line.key, part)}
            onRemove={
              lines.length > 1 ? () => onChange(lines.filter(({ key }) => key !== line.key)) : undefined
            }
          />
        ))}
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Button
          variant="outline"
          size="sm"
          disabled={lines.length >= AFFIDAVIT_LIMITS.lines}
          onClick={() => onChange([...lines, nextLine(lines.at(-1), randomId())])}
        >
          Add the next day
        </Button>
        <p role="status" className="tabular-nums">{`${total.toLocaleString('en-US')} in all`}</p>
      </div>
    </fieldset>
  )
}

type LineProps = Pick<AffidavitLinesProps, 'problems'> & {
  line: LineValues
  number: number
  onChange: (part: Partial<LineValues>) => void
  onRemove: (() => void) | undefined
}

function Line({ line, number, problems, onChange, onRemove }: LineProps) {
  const { key, day, times, count, program } = line
  const set = (name: keyof LineValues) => (event: { target: { value: string } }) =>
    onChange({ [name]: event.target.value })
  const timed = (readTimes(times) ?? []).length
  return (
    <li className="flex items-start gap-2 border-t border-rule pt-3">
      <div className="grid min-w-0 flex-1 gap-3 sm:grid-cols-[10rem_1fr_8rem_1fr]">
        <Field label="Day" error={problems[`${key}.day`]}>
          <Input type="date" value={day} onChange={set('day')} />
        </Field>
        <Field label="Times" optional error={problems[`${key}.times`]}>
          <Input placeholder="7:15 AM, 5:40 PM" maxLength={600} value={times} onChange={set('times')} />
        </Field>
        <Field label="How many" error={problems[`${key}.count`]}>
          <Input
            inputMode="numeric"
            maxLength={7}
            readOnly={timed > 0}
            value={timed > 0 ? String(timed) : count}
            onChange={set('count')}
          />
        </Field>
        <Field label="Program" optional>
          <Input maxLength={AFFIDAVIT_LIMITS.words} value={program} onChange={set('program')} />
        </Field>
      </div>
      {onRemove && (
        <Button variant="ghost" size="icon" aria-label={`Remove line ${number}`} onClick={onRemove}>
          <X aria-hidden="true" />
        </Button>
      )}
    </li>
  )
}
