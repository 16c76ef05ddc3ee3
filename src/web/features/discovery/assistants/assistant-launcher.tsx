import { Sparkles, X } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { toast } from '#web/ui/toast.ts'

type PanelType = (props: { onClose: () => void }) => ReactNode

const load = (): Promise<{ default: PanelType }> =>
  import('./assistant-panel.tsx').then((module) => ({ default: module.AssistantPanel }))

/**
 * On every page: a small button that floats at the header's end, where room is kept for it: anywhere else it would cover what
 * somebody reads or presses. The panel's chunk is preloaded when somebody is about to press it.
 */
export function AssistantLauncher() {
  const [isOpen, setIsOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const close = useCallback(() => setIsOpen(false), [])

  useEffect(() => {
    if (!isOpen) return
    const onPress = (event: PointerEvent) => {
      if (!box.current?.contains(event.target as Node)) close()
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      close()
      button.current?.focus()
    }
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('keydown', onKey)
    }
  }, [isOpen, close])

  return (
    <div
      ref={box}
      className="fixed top-2.5 right-17 flex flex-col items-end md:right-4 lg:right-6 min-[1760px]:right-[calc((100%-1760px)/2+1.5rem)]"
    >
      <button
        ref={button}
        type="button"
        aria-label={isOpen ? 'Close AI assistant' : 'Open AI assistant'}
        aria-expanded={isOpen}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setIsOpen(!isOpen)}
        className="grid size-11 place-items-center rounded-full bg-primary text-primary-on shadow-card transition-colors duration-150 hover:bg-primary-hover"
      >
        {isOpen ? (
          <X aria-hidden="true" className="size-5" />
        ) : (
          <Sparkles aria-hidden="true" className="size-5" />
        )}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <Panel onClose={close} />
        </Suspense>
      )}
    </div>
  )
}

const Panel = lazy(() => load().catch(missingPanel))

function missingPanel(): { default: PanelType } {
  toast({ title: 'Error', description: 'The assistant could not be loaded.', variant: 'destructive' })
  return { default: () => null }
}

function preload(): void {
  load().catch(() => undefined)
}
