import { type KeyboardEvent, useState } from 'react'
import { Chip } from '#web/ui/chip.tsx'
import { cn } from '#web/ui/cn.ts'
import { controlClasses } from '#web/ui/control-classes.ts'
import { useFieldControl } from '#web/ui/field-context.ts'

type TagInputProps = {
  value: readonly string[]
  onValueChange: (value: string[]) => void
  /** Normalizes typed text to a tag; an empty result drops it. */
  toTag?: (text: string) => string
  /** Label of a tag. */
  toLabel?: (tag: string) => string
  maxTags?: number
  placeholder?: string
  id?: string
  'aria-label'?: string
  'aria-describedby'?: string
}

/** Tag input: Enter or comma adds; Backspace in the empty field removes the last one. */
export function TagInput(props: TagInputProps) {
  const {
    value,
    onValueChange,
    toTag = (text) => text.trim(),
    toLabel = String,
    maxTags = 20,
    placeholder,
    ...rest
  } = props
  const control = useFieldControl(rest)
  const [text, setText] = useState('')
  const add = (raw: string) => {
    const tags = raw.split(',').map(toTag).filter(Boolean)
    onValueChange([...new Set([...value, ...tags])].slice(0, maxTags))
    setText('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if ((event.key === 'Enter' || event.key === ',') && text.trim()) {
      event.preventDefault()
      add(text)
    }
    if (event.key === 'Backspace' && text === '') onValueChange(value.slice(0, -1))
  }
  return (
    <div
      className={cn(
        controlClasses,
        'flex min-h-10 flex-wrap items-center gap-1.5 py-1 pointer-coarse:min-h-11',
        'has-[input:focus-visible]:border-focus has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-focus',
      )}
    >
      {value.map((tag) => (
        <Chip
          key={tag}
          name={toLabel(tag)}
          onRemove={() => onValueChange(value.filter((other) => other !== tag))}
        >
          {toLabel(tag)}
        </Chip>
      ))}
      <input
        {...control}
        value={text}
        placeholder={value.length === 0 ? placeholder : undefined}
        disabled={value.length >= maxTags}
        onChange={(event) =>
          event.target.value.endsWith(',') ? add(event.target.value) : setText(event.target.value)
        }
        onKeyDown={onKeyDown}
        onBlur={() => text.trim() && add(text)}
        className="h-8 min-w-20 flex-1 bg-transparent px-1 outline-none"
      />
    </div>
  )
}
