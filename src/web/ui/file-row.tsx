import { FileText, X } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { toFileSize } from '#web/ui/file-size.ts'

type FileRowProps = { name: string; sizeBytes: number; onRemove?: () => void; error?: string | undefined }

export function FileRow({ name, sizeBytes, onRemove, error }: FileRowProps) {
  return (
    <div className="flex items-center gap-3 rounded-control border border-rule bg-card py-1.5 pr-1 pl-3">
      <FileText aria-hidden="true" className="size-5 shrink-0 text-ink-faint" />
      <div className="min-w-0 flex-1">
        <p className="truncate text-[0.9375rem]">{name}</p>
        <p className={error ? 'text-sm font-medium text-danger' : 'text-sm text-ink-faint'}>
          {error ?? toFileSize(sizeBytes)}
        </p>
      </div>
      {onRemove && (
        <Button variant="ghost" size="icon" aria-label={`Remove ${name}`} onClick={onRemove}>
          <X aria-hidden="true" />
        </Button>
      )}
    </div>
  )
}
