import { BOOKING_LIMITS } from '#domain/booking/booking-terms.ts'
import { MARKET_ZONE } from '#domain/format-dates.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { describeHolds, describeHours, summarizeAnswers } from './answer-labels.ts'
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

const HOLDS = Array.from({ length: BOOKING_LIMITS.holdDays + 1 }, (_, days) => ({
  value: String(days),
  label: days === 0 ? 'Only when I agree' : describeHolds(days),
}))

/** The choices, and what is set if it is none of them. */
function withOwn<T extends { value: string }>(options: readonly T[], own: T): T[] {
  return options.some(({ value }) => value === own.value) ? [...options] : [...options, own]
}

export function AnswerFold() {
  const { form, problems, change } = useTerms()
  const { answerHours, holdDays, timeZone } = form
  const hours = HOURS.map((n) => ({ value: String(n), label: describeHours(n) }))
  const zones = withOwn(ZONES, { value: timeZone, label: timeZone.replaceAll('_', ' ') })
  const zone = zones.find(({ value }) => value === timeZone)
  return (
    <Fold
      title="Your answers and your clock"
      summary={summarizeAnswers(form, zone?.label ?? timeZone)}
      hasProblem={Boolean(problems.answerHours || problems.holdDays || problems.timeZone)}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="You answer a request within" error={problems.answerHours}>
          <Select
            name="answerHours"
            options={withOwn(hours, { value: answerHours, label: describeHours(Number(answerHours)) })}
            value={answerHours}
            onChange={(event) => change({ answerHours: event.target.value })}
          />
        </Field>
        <Field
          label="Buyers hold dates"
          hint="A hold keeps dates free for a buyer who is still deciding; 2 at most for one buyer."
          error={problems.holdDays}
        >
          <Select
            name="holdDays"
            options={HOLDS}
            value={String(holdDays)}
            onChange={(event) => change({ holdDays: Number(event.target.value) })}
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
