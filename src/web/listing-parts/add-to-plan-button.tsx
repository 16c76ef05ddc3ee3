import { ListPlus } from 'lucide-react'
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
      className={cn(
        'touch-target grid size-9 place-items-center rounded-full bg-card/90 text-ink shadow-card transition-colors duration-150 hover:bg-card hover:text-primary noscript:hidden',
        className,
      )}
    >
      <ListPlus aria-hidden="true" className="size-4" />
    </button>
  )
}
