import type { ComponentProps } from 'react'
import { cn } from '#web/ui/cn.ts'
import { controlClasses } from '#web/ui/control-classes.ts'
import { useFieldControl } from '#web/ui/field-context.ts'

export function Input({ className, type = 'text', ...props }: ComponentProps<'input'>) {
  const control = useFieldControl(props)
  return (
    <input
      type={type}
      className={cn(controlClasses, 'kit:h-10 pointer-coarse:h-11', className)}
      {...control}
    />
  )
}
