import { Upload } from 'lucide-react'
import { type ClipboardEvent, type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { cn } from '#web/ui/cn.ts'
import { useFieldControl } from '#web/ui/field-context.ts'

type FileDropProps = {
  onFiles: (files: File[]) => void
  /** Called with files that `accept` excludes; without it they are ignored. */
  onRefused?: (files: File[]) => void
  /** Like the `accept` attribute: "image/*,.pdf". Dropped and pasted files are checked against it too. */
  accept?: string
  multiple?: boolean
  disabled?: boolean
  /** Hint on what may be added: "Up to 12 photos, 10 MB each". */
  children?: ReactNode
  name?: string
  id?: string
  'aria-label'?: string
}

/**
 * Drop zone: choose, drop or paste files. The whole area is a native file input, so keyboard and label work as usual.
 */
export function FileDrop(props: FileDropProps) {
  const { onFiles, onRefused, accept, multiple = true, disabled, children, name, ...rest } = props
  const control = useFieldControl(rest)
  const [over, setOver] = useState(false)
  const take = (list: FileList | null) => {
    if (disabled) return
    const all = [...(list ?? [])]
    const files = all.filter((file) => isAccepted(file, accept))
    if (files.length > 0) onFiles(multiple ? files : files.slice(0, 1))
    if (files.length < all.length) onRefused?.(all.filter((file) => !files.includes(file)))
  }
  const input = useRef<HTMLInputElement>(null)
  const takeChosen = () => {
    const chosen = input.current
    if (!chosen) return
    take(chosen.files)
    // so that the same file can be chosen again after it was removed
    chosen.value = ''
  }
  // a file chosen before hydration
  // biome-ignore lint/correctness/useExhaustiveDependencies: on mount only
  useEffect(takeChosen, [])
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: drag and paste only supplement the file input inside
    <div
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
      onPaste={(event: ClipboardEvent) => take(event.clipboardData.files)}
      className={cn(
        'relative flex flex-col items-center gap-1 rounded-card border-2 border-dashed px-4 py-7 text-center transition-colors duration-150',
        'hover:border-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        over ? 'border-primary bg-primary-soft' : 'border-control bg-raised/60',
        disabled && 'opacity-55',
      )}
    >
      <Upload aria-hidden="true" className="mb-1 size-6 text-primary" />
      <p className="font-semibold">
        <span className="text-primary underline underline-offset-4">
          {multiple ? 'Choose files' : 'Choose a file'}
        </span>
        , drop {multiple ? 'them' : 'it'} here or paste
      </p>
      {children && <div className="text-sm text-ink-faint">{children}</div>}
      <input
        {...control}
        ref={input}
        type="file"
        name={name}
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        onChange={takeChosen}
        className="absolute inset-0 cursor-pointer opacity-0 file:cursor-pointer disabled:cursor-not-allowed"
      />
    </div>
  )
}

function isAccepted(file: File, accept: string | undefined): boolean {
  if (!accept) return true
  return accept.split(',').some((part) => {
    const rule = part.trim().toLowerCase()
    if (rule.startsWith('.')) return file.name.toLowerCase().endsWith(rule)
    if (rule.endsWith('/*')) return file.type.startsWith(rule.slice(0, -1))
    return file.type === rule
  })
}
