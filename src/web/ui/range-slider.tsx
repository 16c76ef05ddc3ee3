import { type PointerEvent, type ReactNode, useEffect, useRef } from 'react'
import { cn } from '#web/ui/cn.ts'

export type Range = readonly [min: number, max: number]

type RangeSliderProps = {
  min: number
  max: number
  step: number
  value: Range
  /** On every input event. */
  onValueChange: (value: Range) => void
  /** On commit: on release, or after each key. */
  onValueCommit?: (value: Range) => void
  /** Accessible names of the two thumbs. */
  labels: readonly [lower: string, upper: string]
  format?: (value: number) => string
  /** Rendered above the track at the same scale, for instance a Histogram. */
  children?: ReactNode
  disabled?: boolean
  className?: string
}

/** Two-thumb range slider. Arrow keys move by `step`, Home and End go to the ends, and the thumbs never cross. */
export function RangeSlider(props: RangeSliderProps) {
  const {
    min,
    max,
    step,
    value,
    onValueChange,
    onValueCommit,
    labels,
    format = String,
    children,
    disabled,
    className,
  } = props
  const latest = useRef(value)
  latest.current = value
  const move = (index: 0 | 1, to: number) => {
    const [lower, upper] = latest.current
    const next: Range = index === 0 ? [Math.min(to, upper), upper] : [lower, Math.max(to, lower)]
    latest.current = next
    onValueChange(next)
  }
  const moveNearest = (event: PointerEvent<HTMLDivElement>) => {
    if (disabled || event.target instanceof HTMLInputElement) return
    const box = event.currentTarget.getBoundingClientRect()
    const share = Math.min(1, Math.max(0, (event.clientX - box.left) / box.width))
    const to = min + Math.round((share * (max - min)) / step) * step
    const [lower, upper] = latest.current
    move(Math.abs(to - lower) < Math.abs(to - upper) || to < lower ? 0 : 1, to)
    onValueCommit?.(latest.current)
  }
  const toPercent = (amount: number) => ((amount - min) / (max - min)) * 100
  return (
    <div className={cn('flex flex-col', className)}>
      {children}
      <div className="relative h-6 pointer-coarse:h-11" onPointerDown={moveNearest}>
        <div className="absolute inset-x-0 top-1/2 h-1 -translate-y-1/2 rounded-pill bg-ink/15" />
        <div
          className="absolute top-1/2 h-1 -translate-y-1/2 rounded-pill bg-primary"
          style={{ left: `${toPercent(value[0])}%`, right: `${100 - toPercent(value[1])}%` }}
        />
        {([0, 1] as const).map((index) => (
          <Thumb
            key={labels[index]}
            {...{ min, max, step, disabled }}
            label={labels[index]}
            value={value[index]}
            valueText={format(value[index])}
            // At the maximum both thumbs may meet: the lower one must remain grabbable.
            onTop={index === 0 && value[0] > (min + max) / 2}
            onMove={(to) => move(index, to)}
            onCommit={() => onValueCommit?.(latest.current)}
          />
        ))}
      </div>
    </div>
  )
}

type ThumbProps = {
  min: number
  max: number
  step: number
  value: number
  label: string
  valueText: string
  onTop: boolean
  disabled: boolean | undefined
  onMove: (to: number) => void
  onCommit: () => void
}

function Thumb({ label, valueText, value, onTop, onMove, onCommit, ...input }: ThumbProps) {
  const ref = useRef<HTMLInputElement>(null)
  const commit = useRef(onCommit)
  commit.current = onCommit
  // React's onChange is the native "input" event; only the native "change" event marks a commit.
  useEffect(() => {
    const element = ref.current
    const listener = () => commit.current()
    element?.addEventListener('change', listener)
    return () => element?.removeEventListener('change', listener)
  }, [])
  return (
    <input
      ref={ref}
      type="range"
      aria-label={label}
      aria-valuetext={valueText}
      aria-valuenow={value}
      value={value}
      onChange={(event) => onMove(event.target.valueAsNumber)}
      className={cn(
        'range-thumb absolute -inset-x-2.5 inset-y-0 m-0 w-[calc(100%+1.25rem)] pointer-coarse:-inset-x-3.5 pointer-coarse:w-[calc(100%+1.75rem)]',
        onTop && 'z-10',
      )}
      {...input}
    />
  )
}
