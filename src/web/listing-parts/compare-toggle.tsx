import { Columns3 } from 'lucide-react'
import { MAX_COMPARED } from '#domain/limits.ts'
import { cn } from '#web/ui/cn.ts'
import { toast } from '#web/ui/toast.ts'
import { compared, useStoredSet } from './compared.ts'

interface CompareToggleProps {
  space: { id: number; title: string }
  className?: string
}

/** Puts a space beside others, on any screen; pressed again takes it away. */
export function CompareToggle({ space: { id, title }, className }: CompareToggleProps) {
  const isCompared = useStoredSet(compared).has(id)
  return (
    <button
      type="button"
      aria-label={`Compare ${title}`}
      aria-pressed={isCompared}
      title="Compare"
      onClick={(event) => {
        // cards are links
        event.preventDefault()
        event.stopPropagation()
        setCompared(id, !isCompared)
      }}
      className={cn(
        'touch-target card-button noscript:hidden',
        isCompared ? 'bg-primary text-primary-on' : 'on-picture',
        className,
      )}
    >
      <Columns3 aria-hidden="true" className="size-4" />
    </button>
  )
}

/** The sixth is refused, and says so: taking another one's place would lose it silently. */
export function setCompared(id: number, isCompared: boolean): void {
  if (isCompared && compared.snapshot().size >= MAX_COMPARED) {
    toast({
      title: `${MAX_COMPARED} spaces are compared at most`,
      description: 'Take one off to add another.',
    })
    return
  }
  compared.set(id, isCompared)
}
