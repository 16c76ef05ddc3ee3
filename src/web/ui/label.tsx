import type { ComponentProps } from 'react'
import { cn } from '#web/ui/cn.ts'

export function Label({ className, ...props }: ComponentProps<'label'>) {
  // biome-ignore lint/a11y/noLabelWithoutControl: the caller associates it with htmlFor
  return <label className={cn('text-sm font-semibold text-ink', className)} {...props} />
}
