import { useEffect, useRef } from 'react'
import type { ArtworkDiffers } from '#contract/booking/creatives.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckList } from './check-list.tsx'

type HeldArtworkProps = {
  file: File
  checks: ArtworkDiffers['checks']
  onSend: () => void
  onDrop: () => void
}

/** A file that is not what the space needs, before it is sent: what differs, and who decides. */
export function HeldArtwork({ file, checks, onSend, onDrop }: HeldArtworkProps) {
  const heading = useRef<HTMLParagraphElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section
      aria-label="Not sent yet"
      className="flex flex-col gap-3 rounded-card border border-danger/40 bg-card p-4"
    >
      <p ref={heading} tabIndex={-1} className="font-semibold wrap-anywhere outline-none">
        {file.name} is not what the space needs. Nothing was sent yet.
      </p>
      <CheckList checks={checks} />
      <div className="flex flex-wrap gap-2">
        <Button onClick={onDrop}>Choose another file</Button>
        <Button variant="outline" onClick={onSend}>
          Send anyway
        </Button>
      </div>
    </section>
  )
}
