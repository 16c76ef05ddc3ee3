import { useId } from 'react'
import { cn } from '#web/ui/cn.ts'

type SparkPoint = { label: string; value: number }

type SparkChartProps = {
  points: readonly SparkPoint[]
  /** Label: "Views, last 30 days". Also the table's caption. */
  caption: string
  format?: (value: number) => string
  className?: string
}

const WIDTH = 240
const HEIGHT = 60
const PAD = 4

/** Sparkline with its numbers in a table for screen readers. The scale starts at zero. */
export function SparkChart({ points, caption, format = String, className }: SparkChartProps) {
  const id = useId()
  const line = toLine(points)
  const last = points.at(-1)
  const [x, y] = line.at(-1) ?? [0, 0]
  const path = line.map(([px, py]) => `${px},${py}`).join(' ')
  return (
    <figure className={cn('relative min-w-0', className)} aria-labelledby={id}>
      <figcaption id={id} className="flex items-baseline justify-between gap-3 text-sm text-ink-faint">
        {caption}
        {last && <span className="price text-base text-ink">{format(last.value)}</span>}
      </figcaption>
      {points.length > 1 && (
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className="mt-1 w-full overflow-visible">
          <line x1="0" x2={WIDTH} y1={HEIGHT - 1} y2={HEIGHT - 1} className="stroke-rule" />
          <polygon points={`${PAD},${HEIGHT - 1} ${path} ${x},${HEIGHT - 1}`} className="fill-primary/12" />
          <polyline
            points={path}
            className="fill-none stroke-primary stroke-2"
            strokeLinejoin="round"
            strokeLinecap="round"
          />
          <circle cx={x} cy={y} r="3.5" className="fill-accent stroke-card stroke-2" />
        </svg>
      )}
      <table className="sr-only">
        <caption>{caption}</caption>
        <tbody>
          {points.map((point) => (
            <tr key={point.label}>
              <th scope="row">{point.label}</th>
              <td>{format(point.value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}

function toLine(points: readonly SparkPoint[]): [x: number, y: number][] {
  const most = Math.max(1, ...points.map((point) => point.value))
  const stride = (WIDTH - 2 * PAD) / Math.max(1, points.length - 1)
  return points.map((point, index) => [
    Number((PAD + index * stride).toFixed(1)),
    Number((HEIGHT - PAD - (point.value / most) * (HEIGHT - 2 * PAD)).toFixed(1)),
  ])
}
