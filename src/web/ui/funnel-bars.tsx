import type { ReactNode } from 'react'

interface FunnelBar {
  key: string
  label: string
  count: number
  /** "2.5% of seen", "too few to say", or nothing. */
  share: ReactNode
  /** To compare with, where there is something to compare with. */
  median: number | null
}

interface FunnelBarsProps {
  bars: readonly FunnelBar[]
  caption: string
  /** Heading of the medians. */
  medianLabel: string
}

/** Counts as bars in a table: read by eye, by speech and without scripts alike. Lengths are of the square root, or all but the first would vanish. */
export function FunnelBars({ bars, caption, medianLabel }: FunnelBarsProps) {
  const most = Math.max(1, ...bars.flatMap(({ count, median }) => [count, median ?? 0]))
  const hasMedian = bars.some(({ median }) => median !== null)
  const width = (count: number) => `${(Math.sqrt(count / most) * 100).toFixed(1)}%`
  return (
    <table className="w-full border-collapse">
      <caption className="sr-only">{caption}</caption>
      <thead className="text-sm text-ink-soft">
        <tr>
          <th scope="col" className="py-1.5 text-left font-semibold">
            Step
          </th>
          <th scope="col" className="py-1.5 pl-3 text-right font-semibold">
            This space
          </th>
          {hasMedian && (
            <th scope="col" className="py-1.5 pl-3 text-right font-semibold">
              {medianLabel}
            </th>
          )}
        </tr>
      </thead>
      <tbody className="divide-y divide-rule">
        {bars.map(({ key, label, count, share, median }) => (
          <tr key={key} className="align-top">
            <th scope="row" className="w-full py-2 text-left font-normal">
              <span className="font-semibold">{label}</span>
              {share && <span className="text-sm text-ink-faint"> · {share}</span>}
              <span aria-hidden="true" className="mt-1 block h-2 rounded-pill bg-ink/6">
                <span className="block h-full rounded-pill bg-primary" style={{ width: width(count) }} />
              </span>
              {median !== null && (
                <span aria-hidden="true" className="mt-0.5 block h-1 rounded-pill">
                  <span className="block h-full rounded-pill bg-ink/35" style={{ width: width(median) }} />
                </span>
              )}
            </th>
            <td className="price py-2 pl-3 text-right tabular-nums">{count.toLocaleString('en-US')}</td>
            {hasMedian && (
              <td className="py-2 pl-3 text-right text-ink-soft tabular-nums">
                {median?.toLocaleString('en-US')}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
