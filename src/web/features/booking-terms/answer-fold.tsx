import { MARKET_ZONE } from '#domain/format-dates.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { Fold } from './fold.tsx'
import { useTerms } from './terms-context.ts'

const HOURS = [4, 12, 24, 48, 72, 120]
const ZONES = [
  { value: MARKET_ZONE, label: 'Pacific time' },
  { value: 'America/Denver', label: 'Mountain time' },
  { value: 'America/Phoenix', label: 'Arizona' },
  { value: 'America/Chicago', label: 'Central time' },
  { value: 'America/New_York', label: 'Eastern time' },
  { value: 'America/Anchorage', label: 'Alaska' },
  { value: 'Pacific/Honolulu', label: 'Hawaii' },
]

const inWords = (hours: number) => (hours % 24 === 0 && hours > 24 ? `${hours / 24} days` : `${hours} hours`)

/** The choices, and what is set if it is none of them. */
function withOwn<T extends { value: string }>(options: readonly T[], own: T): T[] {
  return options.some(({ value }) => value === own.value) ? [...options] : [...options, own]
}

export function AnswerFold() {
  const { form, problems, change } = useTerms()
  const { answerHours, timeZone } = form
  const hours = HOURS.map((n) => ({ value: String(n), label: inWords(n) }))
  const zones = withOwn(ZONES, { value: timeZone, label: timeZone.replaceAll('_', ' ') })
  const zone = zones.find(({ value }) => value === timeZone)
  return (
    <Fold
      title="Your answers and your clock"
      summary={`Answered within ${inWords(Number(answerHours))}, ${zone?.label}`}
      hasProblem={Boolean(problems.answerHours || problems.timeZone)}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="You answer a request within" error={problems.answerHours}>
          <Select
            name="answerHours"
            options={withOwn(hours, { value: answerHours, label: inWords(Number(answerHours)) })}
            value={answerHours}
            onChange={(event) => change({ answerHours: event.target.value })}
          />
        </Field>
        <Field
          label="Where the space is"
          hint="Its days begin and end by this clock."
          error={problems.timeZone}
        >
          <Select
            name="timeZone"
            options={zones}
            value={timeZone}
            onChange={(event) => change({ timeZone: event.target.value })}
          />
        </Field>
      </div>
    </Fold>
  )
}
