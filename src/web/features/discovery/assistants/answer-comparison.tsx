import type { AssistantAnswer } from '#contract/discovery/assistants.ts'

/** Spaces side by side: a column for each, a row for each fact. */
export function AnswerComparison({ comparison }: Pick<AssistantAnswer, 'comparison'>) {
  if (!comparison) return null
  return (
    <section
      aria-label="Side by side"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
      tabIndex={0}
      className="overflow-x-auto rounded-control border border-rule"
    >
      <table className="w-full text-sm">
        <thead>
          <tr className="border-b border-rule align-bottom">
            <td />
            {comparison.titles.map((title) => (
              <th
                key={title}
                scope="col"
                className="min-w-28 px-2 py-1.5 text-left font-semibold leading-snug"
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-rule">
          {comparison.rows.map(({ label, values }) => (
            <tr key={label} className="align-top">
              <th scope="row" className="px-2 py-1.5 text-left font-normal text-ink-soft">
                {label}
              </th>
              {values.map((value, index) => (
                <td key={comparison.titles[index]} className="px-2 py-1.5 tabular-nums">
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
