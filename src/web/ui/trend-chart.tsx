import { useId } from 'react'
import { cn } from '#web/ui/cn.ts'

interface Series {
  label: string
  values: readonly number[]
}

interface TrendChartProps {
  /** Names of the points, oldest first: days. */
  points: readonly string[]
  /** At most two; each has a scale of its own from zero, since one is often a small part of the other. */
  series: readonly Series[]
  /** Also the table's caption. */
  caption: string
  className?: string
}

const WIDTH = 640
const HEIGHT = 180
const PAD = 6
const FIRST = { line: 'stroke-primary', mark: 'bg-primary', dash: undefined }
const SECOND = { line: 'stroke-accent-text', mark: 'bg-accent-text', dash: '6 4' }
const styleOf = (series: number) => (series % 2 === 0 ? FIRST : SECOND)

/** One or two measures over time as lines, and the same numbers as a table that anybody can open. */
export function TrendChart({ points, series, caption, className }: TrendChartProps) {
  const id = useId()
  return (
    <figure aria-labelledby={id} className={cn('flex min-w-0 flex-col gap-2', className)}>
      <figcaption
        id={id}
        className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm text-ink-soft"
      >
        {caption}
        <Legend series={series} />
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className="w-full overflow-visible">
        {[0.25, 0.5, 0.75, 1].map((share) => (
          <line
            key={share}
            x1="0"
            x2={WIDTH}
            y1={HEIGHT * share}
            y2={HEIGHT * share}
            className="stroke-rule"
          />
        ))}
        {series.map(({ label, values }, at) => (
          <polyline
            key={label}
            points={toLine(values)}
            className={cn('fill-none stroke-2', styleOf(at).line)}
            strokeDasharray={styleOf(at).dash}
            strokeLinejoin="round"
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
      <p className="flex justify-between text-xs text-ink-faint tabular-nums">
        <span>{points[0]}</span>
        <span>{points.at(-1)}</span>
      </p>
      <Numbers points={points} series={series} caption={caption} />
    </figure>
  )
}

function Legend({ series }: Pick<TrendChartProps, 'series'>) {
  return (
    <span className="flex flex-wrap gap-x-4">
      {series.map(({ label, values }, at) => (
        <span key={label} className="inline-flex items-center gap-1.5">
          <span aria-hidden="true" className={cn('h-1 w-4 rounded-pill', styleOf(at).mark)} />
          {label}
          <span className="text-ink-faint">most {Math.max(0, ...values).toLocaleString('en-US')} a day</span>
        </span>
      ))}
    </span>
  )
}

function Numbers({ points, series, caption }: Pick<TrendChartProps, 'points' | 'series' | 'caption'>) {
  return (
    <details className="text-sm">
      <summary className="link w-fit cursor-pointer py-1">Show as a table</summary>
      <div className="mt-1 max-h-72 overflow-y-auto rounded-card border border-rule">
        <table className="w-full border-collapse tabular-nums">
          <caption className="sr-only">{caption}</caption>
          <thead className="bg-sunk/60 text-left">
            <tr>
              <th scope="col" className="px-3 py-1.5">
                Day
              </th>
              {series.map(({ label }) => (
                <th key={label} scope="col" className="px-3 py-1.5 text-right">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-rule">
            {points.map((point, at) => (
              <tr key={point}>
                <th scope="row" className="px-3 py-1 text-left font-normal">
                  {point}
                </th>
                {series.map(({ label, values }) => (
                  <td key={label} className="px-3 py-1 text-right">
                    {(values[at] ?? 0).toLocaleString('en-US')}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}

function toLine(values: readonly number[]): string {
  const most = Math.max(1, ...values)
  const stride = (WIDTH - 2 * PAD) / Math.max(1, values.length - 1)
  return values
    .map((value, at) => {
      const y = HEIGHT - PAD - (value / most) * (HEIGHT - 2 * PAD)
      return `${(PAD + at * stride).toFixed(1)},${y.toFixed(1)}`
    })
    .join(' ')
}
