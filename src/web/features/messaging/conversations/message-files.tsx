import { Paperclip } from 'lucide-react'
import type { MessageAttachment } from '#contract/messaging/conversations.ts'
import { useApiHref } from '#web/platform/auth/use-api-href.ts'
import { toFileSize } from '#web/ui/file-size.ts'
import { isPicture } from './is-picture.ts'

/** Files of a message: pictures are shown, others are links with name and size. */
export function MessageFiles({ files }: { files: readonly MessageAttachment[] }) {
  if (files.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2 not-first:mt-2">
      {files.map((file) => (
        <li key={file.id} className="max-w-full">
          {isPicture(file) ? <PictureFile file={file} /> : <OtherFile file={file} />}
        </li>
      ))}
    </ul>
  )
}

/** Its size is known before it is loaded, so that nothing moves. */
function PictureFile({ file }: { file: MessageAttachment }) {
  const toHref = useApiHref()
  return (
    <a href={toHref(file.url)} target="_blank" rel="noopener" className="block">
      <img
        src={toHref(file.url)}
        alt={file.name}
        width={file.width ?? undefined}
        height={file.height ?? undefined}
        loading="lazy"
        className="h-auto max-h-80 w-auto max-w-full rounded-control bg-ink/8"
      />
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}

function OtherFile({ file }: { file: MessageAttachment }) {
  const toHref = useApiHref()
  return (
    <a
      href={toHref(file.url)}
      download={file.name}
      className="inline-flex min-h-10 max-w-full items-center gap-2 rounded-control border border-control bg-raised px-3 text-sm text-ink hover:border-ink pointer-coarse:min-h-11"
    >
      <Paperclip aria-hidden="true" className="size-4 shrink-0" />
      <span className="truncate">{file.name}</span>
      <span className="shrink-0 text-ink-faint">{toFileSize(file.sizeBytes)}</span>
    </a>
  )
}
