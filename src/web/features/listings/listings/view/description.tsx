import { useId, useState } from 'react'
import { DESCRIPTION_PREVIEW } from '#domain/limits.ts'
import { Button } from '#web/ui/button.tsx'
import { useOpenForPrint } from './use-open-for-print.ts'

/** Long texts start truncated at 300 characters; without JavaScript the full text is shown. */
export function Description({ text }: { text: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  useOpenForPrint(setIsOpen)
  if (text.length <= DESCRIPTION_PREVIEW) return <p className="whitespace-pre-line">{text}</p>
  return (
    <div className="flex flex-col items-start gap-1">
      <p id={id} className="whitespace-pre-line noscript:hidden">
        {isOpen ? text : `${text.slice(0, DESCRIPTION_PREVIEW).trimEnd()}…`}
      </p>
      <noscript>
        <p className="whitespace-pre-line">{text}</p>
      </noscript>
      <Button
        variant="link"
        aria-expanded={isOpen}
        aria-controls={id}
        className="noscript:hidden print:hidden"
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? 'Show less' : 'Read more'}
      </Button>
    </div>
  )
}
