import { useRequireAccount } from '#web/platform/auth/use-require-account.ts'
import { Button } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'
import { askForPlan, type PlannedSpace } from './to-plan.ts'

const TO_PLAN = { tab: 'login', reason: 'Sign in to add this space to a plan.' } as const

interface AddToPlanButtonProps {
  space: PlannedSpace
  /** A sign alone, over the picture of a card; in words otherwise. */
  isIcon?: boolean
  variant?: 'ghost' | 'outline'
  size?: 'sm' | 'default'
  className?: string
}

/** Puts a space into a plan; guests sign in first. Its screen has `AddToPlanHost`. */
export function AddToPlanButton({
  space,
  isIcon,
  variant = 'ghost',
  size = 'default',
  className,
}: AddToPlanButtonProps) {
  const withAccount = useRequireAccount(TO_PLAN)
  const ask = () => void withAccount(() => askForPlan(space))
  if (!isIcon)
    return (
      <Button
        variant={variant}
        size={size}
        onClick={ask}
        aria-haspopup="dialog"
        className={cn('noscript:hidden', className)}
      >
        Add to plan
        <span className="sr-only">: {space.title}</span>
      </Button>
    )
  return (
    <button
      type="button"
      aria-label={`Add ${space.title} to a plan`}
      aria-haspopup="dialog"
      title="Add to plan"
      onClick={(event) => {
        // cards are links
        event.preventDefault()
        event.stopPropagation()
        ask()
      }}
      className={cn('touch-target card-button on-picture noscript:hidden', className)}
    >
      {/* the library's list-plus, in one path: a page repeats it on each card */}
      <svg viewBox="0 0 24 24" aria-hidden="true" className="line-icon size-4">
        <path d="M16 5H3M11 12H3M16 19H3M18 9v6M21 12h-6" />
      </svg>
    </button>
  )
}
