import type { ComponentProps } from 'react'
import { cn } from '#web/ui/cn.ts'
import { Input } from '#web/ui/input.tsx'

/** Native date input; value, min and max are `YYYY-MM-DD`. */
export function DateInput({ className, ...props }: Omit<ComponentProps<'input'>, 'type'>) {
  return <Input type="date" className={cn('tabular-nums', className)} {...props} />
}
