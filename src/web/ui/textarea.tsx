import type { ComponentProps } from 'react'
import { cn } from '#web/ui/cn.ts'
import { controlClasses } from '#web/ui/control-classes.ts'
import { useFieldControl } from '#web/ui/field-context.ts'

export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  const control = useFieldControl(props)
  return (
    <textarea className={cn(controlClasses, 'py-2 leading-normal kit:min-h-24', className)} {...control} />
  )
}
