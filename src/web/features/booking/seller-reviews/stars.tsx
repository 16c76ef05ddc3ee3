import { Star } from 'lucide-react'
import { cn } from '#web/ui/cn.ts'

/** 1 to 5 as five stars, said in words to who does not see them. */
export function Stars({ points }: { points: number }) {
  return (
    <span role="img" aria-label={`${points} of 5`} className="inline-flex gap-0.5 align-[-0.125em]">
      {[1, 2, 3, 4, 5].map((point) => (
        <Star
          key={point}
          aria-hidden="true"
          className={cn('size-4', point <= points ? 'fill-current text-primary' : 'text-ink-faint')}
        />
      ))}
    </span>
  )
}
