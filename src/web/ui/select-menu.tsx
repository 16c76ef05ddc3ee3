import { Select } from '@base-ui/react/select'
import { Check, ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '#web/ui/cn.ts'
import { controlClasses } from '#web/ui/control-classes.ts'
import { useFieldControl } from '#web/ui/field-context.ts'
import { popupClasses } from '#web/ui/popup-classes.ts'

type SelectMenuOption<Value extends string> = { value: Value; label: string; icon?: ReactNode }

type SelectMenuProps<Value extends string> = {
  options: readonly SelectMenuOption<Value>[]
  value: Value
  onValueChange: (value: Value) => void
  name?: string
  disabled?: boolean
  className?: string
  id?: string
  'aria-label'?: string
}

/** A drawn select, for choices that carry an icon or sit in a toolbar. */
export function SelectMenu<Value extends string>(props: SelectMenuProps<Value>) {
  const { options, value, onValueChange, name, disabled, className, ...rest } = props
  const control = useFieldControl(rest)
  return (
    <Select.Root
      items={options}
      value={value}
      onValueChange={(next) => next !== null && onValueChange(next)}
      name={name}
      disabled={disabled}
    >
      <Select.Trigger
        {...control}
        className={cn(
          controlClasses,
          'inline-flex h-10 items-center justify-between gap-2 text-left pointer-coarse:h-11',
          className,
        )}
      >
        <Select.Value className="truncate" />
        <Select.Icon>
          <ChevronDown aria-hidden="true" className="size-4 text-ink-faint" />
        </Select.Icon>
      </Select.Trigger>
      <Select.Portal>
        <Select.Positioner sideOffset={6} alignItemWithTrigger={false} className="z-50">
          <Select.Popup className={cn(popupClasses, 'min-w-[var(--anchor-width)] p-1')}>
            {options.map((option) => (
              <Select.Item
                key={option.value}
                value={option.value}
                className="flex min-h-9 items-center gap-2 rounded-control px-2.5 select-none data-highlighted:bg-ink/8 data-selected:font-semibold pointer-coarse:min-h-11"
              >
                {option.icon}
                <Select.ItemText className="flex-1">{option.label}</Select.ItemText>
                <Select.ItemIndicator>
                  <Check aria-hidden="true" className="size-4 text-primary" />
                </Select.ItemIndicator>
              </Select.Item>
            ))}
          </Select.Popup>
        </Select.Positioner>
      </Select.Portal>
    </Select.Root>
  )
}
