import { Badge } from '#web/ui/badge.tsx'
import { cn } from '#web/ui/cn.ts'
import { toAdTypeLook } from './ad-type.tsx'

type TypeBadgeProps = { adType: string; className?: string }

/** The ad type as icon, word and color. */
export function TypeBadge({ adType, className }: TypeBadgeProps) {
  const { Icon, label, text, softBackground } = toAdTypeLook(adType)
  return (
    <Badge className={cn(softBackground, text, className)}>
      <Icon aria-hidden="true" strokeWidth={2.25} />
      {label}
    </Badge>
  )
}
