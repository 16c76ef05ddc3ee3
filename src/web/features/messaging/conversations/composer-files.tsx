import type { MessageAttachment } from '#contract/messaging/conversations.ts'
import { FileRow } from '#web/ui/file-row.tsx'
import { UploadRow } from '#web/ui/upload-row.tsx'
import type { useUploads } from './use-uploads.ts'

type ComposerFilesProps = {
  files: readonly MessageAttachment[]
  uploads: ReturnType<typeof useUploads>
  onRemove: (id: string) => void
}

/** Files that go with the message, those on their way, and why one cannot. */
export function ComposerFiles({ files, uploads, onRemove }: ComposerFilesProps) {
  const { uploads: inTransit, problem } = uploads
  if (files.length === 0 && inTransit.length === 0 && !problem) return null
  return (
    <div className="flex max-h-40 w-full flex-col gap-2 overflow-y-auto p-1">
      {problem && (
        <p role="alert" className="text-sm font-medium text-danger">
          {problem}
        </p>
      )}
      <ul aria-label="Files" className="grid grid-cols-1 gap-2 sm:grid-cols-2">
        {files.map(({ id, name, sizeBytes }) => (
          <li key={id}>
            <FileRow name={name} sizeBytes={sizeBytes} onRemove={() => onRemove(id)} />
          </li>
        ))}
        {inTransit.map((upload) => (
          <li key={upload.key}>
            <UploadRow
              upload={upload}
              onRetry={() => void uploads.retry(upload)}
              onDrop={() => uploads.drop(upload.key)}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
