import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'

type ChangeOnDemandProps = {
  /** The button that unfolds the form: "Change email". */
  label: string
  /** The form; `end` folds it away again, when it is done or not wanted. */
  children: (end: () => void) => ReactNode
}

/** A form that is there once it is asked for, with focus in its first field. */
export function ChangeOnDemand({ label, children }: ChangeOnDemandProps) {
  const [isOpen, setIsOpen] = useState(false)
  const form = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (isOpen) form.current?.querySelector<HTMLInputElement>('input:not([hidden])')?.focus()
    else if (wasOpen.current) opener.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  if (isOpen) return <div ref={form}>{children(() => setIsOpen(false))}</div>
  return (
    <Button ref={opener} variant="outline" className="self-start" onClick={() => setIsOpen(true)}>
      {label}
    </Button>
  )
}
