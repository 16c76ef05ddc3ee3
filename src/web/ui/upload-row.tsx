import { RotateCcw, X } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { Progress } from '#web/ui/progress.tsx'

interface FileInTransit {
  file: File
  percent: number
  error: string | null
  /** Permanent failure: a retry would fail the same way. */
  isFinal?: boolean
}

type UploadRowProps = { upload: FileInTransit; onRetry: () => void; onDrop: () => void }

/** Progress of one upload, or why it failed. */
export function UploadRow({ upload, onRetry, onDrop }: UploadRowProps) {
  const { file, percent, error, isFinal } = upload
  return (
    <div className="flex items-center gap-2 rounded-control border border-rule bg-raised py-1.5 pr-1 pl-3">
      <div className="min-w-0 flex-1">
        <p className="truncate text-sm">{file.name}</p>
        {error ? (
          <p role="alert" className="text-sm font-medium text-danger">
            {error}
          </p>
        ) : (
          <Progress label={`Uploading ${file.name}`} {...(percent < 100 ? { percent } : {})} />
        )}
      </div>
      {error && (
        <>
          {!isFinal && (
            <Button variant="ghost" size="icon" aria-label={`Try ${file.name} again`} onClick={onRetry}>
              <RotateCcw aria-hidden="true" />
            </Button>
          )}
          <Button variant="ghost" size="icon" aria-label={`Remove ${file.name}`} onClick={onDrop}>
            <X aria-hidden="true" />
          </Button>
        </>
      )}
    </div>
  )
}
