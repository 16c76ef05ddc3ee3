import { formatShortCents } from '#domain/booking/price/cents.ts'
import { formatDay } from '#domain/format-dates.ts'
import { joinSchedules } from '#domain/planning/money-due.ts'
import { PageSection } from '#web/ui/page-section.tsx'
import type { ChosenLine } from './press-words.ts'

/** All schedules of what is chosen as one: a request owes nothing before its seller says yes. */
export function DueTable({ chosen }: { chosen: readonly ChosenLine[] }) {
  const dues = joinSchedules(chosen.map(({ offer }) => offer.terms.schedule))
  if (dues.length === 0) return null
  return (
    <PageSection
      title="What is due when"
      lead="If every seller says yes. Nothing is due of what is only asked for or held."
    >
      <table className="w-full max-w-lg text-sm">
        <caption className="sr-only">Money due over time</caption>
        <thead>
          <tr className="border-b border-rule text-left">
            <th scope="col" className="py-2 pr-3 font-medium">
              Due
            </th>
            <th scope="col" className="py-2 pr-3 text-right font-medium">
              Spaces
            </th>
            <th scope="col" className="py-2 text-right font-medium">
              Amount
            </th>
          </tr>
        </thead>
        <tbody>
          {dues.map(({ dueOn, cents, lines }) => (
            <tr key={dueOn ?? 'booked'} className="border-b border-rule">
              <th scope="row" className="py-2 pr-3 text-left font-normal">
                {dueOn === null ? 'When it is booked' : formatDay(dueOn)}
              </th>
              <td className="py-2 pr-3 text-right tabular-nums">{lines}</td>
              <td className="price py-2 text-right tabular-nums">{formatShortCents(cents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </PageSection>
  )
}
