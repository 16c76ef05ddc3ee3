import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'

type DisclosureMenuProps = {
  /** The button's content. */
  label: ReactNode
  /** Its name where the content is an icon. */
  'aria-label'?: string
  size?: 'default' | 'icon'
  /** Closes when this changes: the page's path. */
  closesWith?: unknown
  onOpen?: () => void
  className?: string
  /** Plain links and buttons; pressing one closes the menu. */
  children: ReactNode
}

/**
 * A button and the short list of links or actions below it: closes on Escape, when the focus leaves, and on a press. A few lines
 * where `Menu` brings a positioning library into every page.
 */
export function DisclosureMenu({
  label,
  size,
  closesWith,
  onOpen,
  className,
  children,
  ...rest
}: DisclosureMenuProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of it closes the menu
  useEffect(() => setIsOpen(false), [closesWith])
  useEffect(() => {
    if (!isOpen) return
    const closeOutside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setIsOpen(false)
    }
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setIsOpen(false)
      button.current?.focus()
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
      document.removeEventListener('keydown', closeOnEscape)
    }
  }, [isOpen])
  return (
    <div ref={root} className="relative">
      <Button
        ref={button}
        variant="ghost"
        size={size}
        aria-label={rest['aria-label']}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => {
          if (!isOpen) onOpen?.()
          setIsOpen(!isOpen)
        }}
      >
        {label}
      </Button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: the links and buttons inside are pressed */}
      <div
        id={id}
        hidden={!isOpen}
        onClick={() => {
          setIsOpen(false)
          button.current?.focus()
        }}
        className={cn(
          'absolute top-full right-0 z-50 mt-1.5 min-w-48 rounded-card border border-rule bg-raised p-1 shadow-pop',
          className,
        )}
      >
        {children}
      </div>
    </div>
  )
}

/** Look of the links and buttons inside. */
export const disclosureItemClasses =
  'flex min-h-10 w-full items-center gap-2.5 rounded-control px-3 text-left hover:bg-ink/8 pointer-coarse:min-h-11 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-ink-faint'
