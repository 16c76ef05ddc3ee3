import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { cn } from '#web/ui/cn.ts'
import { FieldContext } from '#web/ui/field-context.ts'
import { Label } from '#web/ui/label.tsx'

type FieldProps = {
  label: ReactNode
  children: ReactNode
  hint?: ReactNode
  error?: string | undefined
  required?: boolean
  optional?: boolean
  hideLabel?: boolean
  className?: string
}

/**
 * One labeled control. Input, Textarea, Select, PasswordInput and the like get id and descriptions from its context.
 */
export function Field({
  label,
  children,
  hint,
  error,
  required,
  optional,
  hideLabel,
  className,
}: FieldProps) {
  const id = useId()
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined
  return (
    <div className={cn('flex flex-col gap-1.5', className)}>
      <Label htmlFor={id} className={hideLabel ? 'sr-only' : undefined}>
        {label}
        {optional && <span className="ml-1.5 font-normal text-ink-faint">Optional</span>}
      </Label>
      <FieldContext value={{ id, describedBy, invalid: Boolean(error), required: Boolean(required) }}>
        {children}
      </FieldContext>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint && (
        <p id={hintId} className="text-sm text-ink-faint">
          {hint}
        </p>
      )}
    </div>
  )
}

export function FieldError({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-sm font-medium text-danger">
      <CircleAlert aria-hidden="true" className="mt-[0.2em] size-[1em] shrink-0" />
      {children}
    </p>
  )
}
