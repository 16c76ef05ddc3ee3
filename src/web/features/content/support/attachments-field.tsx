import { Field } from '#web/ui/field.tsx'
import { FileDrop } from '#web/ui/file-drop.tsx'
import { FileRow } from '#web/ui/file-row.tsx'
import type { Attachments } from './use-attachments.ts'

const ACCEPT = 'image/png,image/jpeg,image/webp,image/gif,.pdf,.txt,.csv,.log'

type AttachmentsFieldProps = { attachments: Attachments; isSignedIn: boolean }

/** Picks and lists the attachments. */
export function AttachmentsField({ attachments, isSignedIn }: AttachmentsFieldProps) {
  const { files, problem, add, remove } = attachments
  return (
    <>
      <Field label="Attachments" optional error={problem}>
        <FileDrop name="attachments" accept={ACCEPT} onFiles={add}>
          {isSignedIn ? 'Up to 5 files of 10 MB' : 'Up to 5 files, 10 MB together'}: pictures, PDF or text
        </FileDrop>
      </Field>
      {files.length > 0 && (
        <ul className="flex flex-col gap-2">
          {files.map((file) => (
            <li key={`${file.name}-${file.lastModified}-${file.size}`}>
              <FileRow name={file.name} sizeBytes={file.size} onRemove={() => remove(file)} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
