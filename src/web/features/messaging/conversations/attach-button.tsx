import { Paperclip } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '#web/ui/button.tsx'

type AttachButtonProps = {
  onFiles: (files: File[]) => void
  /** `icon` says its name to screen readers alone. */
  size: 'icon' | 'sm'
}

/** Chooses files for a message. Sending them takes scripts. */
export function AttachButton({ onFiles, size }: AttachButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        name="attachments"
        accept="image/png,image/jpeg,image/webp,image/gif,.pdf,.txt,.csv,.log"
        multiple
        hidden
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          event.target.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
      <Button
        variant={size === 'icon' ? 'ghost' : 'outline'}
        size={size}
        className="noscript:hidden"
        onClick={() => input.current?.click()}
      >
        <Paperclip aria-hidden="true" />
        <span className={size === 'icon' ? 'sr-only' : undefined}>Attach files</span>
      </Button>
    </>
  )
}
