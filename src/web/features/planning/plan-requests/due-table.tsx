import { PageSection } from '#web/ui/page-section.tsx'
import { listDueRows } from './due-rows.ts'
import type { ChosenLine } from './press-words.ts'

/** All schedules of what is chosen as one: a request owes nothing before its seller says yes. */
export function DueTable({ chosen }: { chosen: readonly ChosenLine[] }) {
  const dues = listDueRows(chosen)
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
          {dues.map(({ due, spaces, amount }) => (
            <tr key={due} className="border-b border-rule">
              <th scope="row" className="py-2 pr-3 text-left font-normal">
                {due}
              </th>
              <td className="py-2 pr-3 text-right tabular-nums">{spaces}</td>
              <td className="price py-2 text-right tabular-nums">{amount}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </PageSection>
  )
}
