import { cn } from '#web/ui/cn.ts'

export type HistogramBin = { from: number; to: number; count: number }

type HistogramProps = {
  bins: readonly HistogramBin[]
  /** Bars that overlap this range are filled; the others are faint. */
  selected?: readonly [min: number, max: number]
  caption: string
  format?: (value: number) => string
  className?: string
}

const HEIGHT = 40

/** Bar chart with the same numbers in a table for screen readers. */
export function Histogram({ bins, selected, caption, format = String, className }: HistogramProps) {
  const most = Math.max(1, ...bins.map((bin) => bin.count))
  const isIn = (bin: HistogramBin) => !selected || (bin.to > selected[0] && bin.from < selected[1])
  return (
    <div className={cn('relative kit:h-14', className)}>
      <svg
        viewBox={`0 0 ${bins.length * 10} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="size-full"
      >
        {bins.map((bin, index) => {
          const height = bin.count === 0 ? 0.5 : Math.max(2, (bin.count / most) * HEIGHT)
          return (
            <rect
              key={bin.from}
              x={index * 10 + 1}
              y={HEIGHT - height}
              width={8}
              height={height}
              className={isIn(bin) ? 'fill-primary/70' : 'fill-ink/20'}
            />
          )
        })}
      </svg>
      <table className="sr-only">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Range</th>
            <th scope="col">Count</th>
          </tr>
        </thead>
        <tbody>
          {bins.map((bin) => (
            <tr key={bin.from}>
              <th scope="row">{`${format(bin.from)} to ${format(bin.to)}`}</th>
              <td>{bin.count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
