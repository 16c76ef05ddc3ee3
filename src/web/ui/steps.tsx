import { Check, X } from 'lucide-react'
import { cn } from '#web/ui/cn.ts'

type StepsProps = {
  steps: readonly { label: string; note?: string }[]
  /** Index of the current step; all before it are done. */
  current: number
  /** The current step went wrong. */
  failed?: boolean
  label: string
  className?: string
}

export function Steps({ steps, current, failed = false, label, className }: StepsProps) {
  return (
    <ol aria-label={label} className={cn('flex flex-col gap-3 sm:flex-row sm:gap-2', className)}>
      {steps.map((step, index) => {
        const done = index < current
        const here = index === current
        const broken = here && failed
        return (
          <li
            key={step.label}
            aria-current={here ? 'step' : undefined}
            className={cn(
              'flex flex-1 items-start gap-2.5 border-l-[3px] pl-3 sm:border-t-[3px] sm:border-l-0 sm:pt-2.5 sm:pl-0',
              broken ? 'border-danger' : done || here ? 'border-primary' : 'border-rule',
            )}
          >
            <span
              aria-hidden="true"
              className={cn(
                'price grid size-6 shrink-0 place-items-center rounded-full text-sm',
                broken
                  ? 'bg-danger text-danger-on'
                  : done || here
                    ? 'bg-primary text-primary-on'
                    : 'bg-ink/10 text-ink-soft',
              )}
            >
              {broken ? (
                <X className="size-4" strokeWidth={3} />
              ) : done ? (
                <Check className="size-4" strokeWidth={3} />
              ) : (
                index + 1
              )}
            </span>
            <span
              className={cn('min-w-0 text-[0.9375rem] leading-6', here ? 'font-semibold' : 'text-ink-soft')}
            >
              {step.label}
              {done && <span className="sr-only"> (done)</span>}
              {broken && <span className="sr-only"> (failed)</span>}
              {step.note && <span className="block text-sm font-normal text-ink-faint">{step.note}</span>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
