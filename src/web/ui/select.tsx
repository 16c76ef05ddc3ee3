import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '#web/ui/cn.ts'
import { controlClasses } from '#web/ui/control-classes.ts'
import { useFieldControl } from '#web/ui/field-context.ts'

export type SelectOption = { value: string; label: string; disabled?: boolean }

type SelectProps = ComponentProps<'select'> & {
  options?: readonly SelectOption[]
  /** Placeholder option: "Select a category". */
  placeholder?: string
  selectSize?: 'default' | 'sm'
}

/** Native select: best on a phone, and it works before hydration. */
export function Select({
  options,
  placeholder,
  selectSize = 'default',
  className,
  children,
  ...props
}: SelectProps) {
  const control = useFieldControl(props)
  const height = selectSize === 'sm' ? 'h-8 pointer-coarse:h-11' : 'h-10 pointer-coarse:h-11'
  return (
    <div className={cn('relative', className)}>
      <select className={cn(controlClasses, height, 'appearance-none pr-9')} {...control}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options?.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
        {children}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-ink-faint"
      />
    </div>
  )
}
