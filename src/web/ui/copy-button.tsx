import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '#web/ui/button.tsx'

type CopyButtonProps = {
  text: string
  /** What is copied, for the label: "Copy email address". */
  what: string
  /** Show the label beside the icon. */
  showLabel?: boolean
  className?: string
}

const SHOWN_MS = 2000

/** A blocked clipboard is ignored: the text is still on the screen. */
export function CopyButton({ text, what, showLabel, className }: CopyButtonProps) {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = () => {
    navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => {},
    )
  }
  const label = `Copy ${what}`
  return (
    <Button
      variant="ghost"
      size={showLabel ? 'sm' : 'icon'}
      aria-label={showLabel ? undefined : label}
      onClick={copy}
      className={className}
    >
      {copied ? <Check aria-hidden="true" className="text-primary" /> : <Copy aria-hidden="true" />}
      {showLabel && label}
      <span className="sr-only" role="status">
        {copied ? 'Copied' : ''}
      </span>
    </Button>
  )
}
