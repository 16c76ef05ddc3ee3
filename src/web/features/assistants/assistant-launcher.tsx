import { Sparkles, X } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { cn } from '#web/ui/cn.ts'
import { toast } from '#web/ui/toast.ts'
import { useIsScrollingDown } from './use-is-scrolling-down.ts'

type PanelType = (props: { onClose: () => void }) => ReactNode

const load = (): Promise<{ default: PanelType }> =>
  import('./assistant-panel.tsx').then((module) => ({ default: module.AssistantPanel }))

/** On every page: a small button. The panel's chunk is preloaded when somebody is about to press it. */
export function AssistantLauncher() {
  const [isOpen, setIsOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const isAway = useIsScrollingDown() && !isOpen
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
      className="pointer-events-none fixed inset-x-3 bottom-[calc(0.75rem+var(--bottom-bar,0px)+env(safe-area-inset-bottom))] z-40 flex flex-col items-end gap-2 md:inset-x-5 md:bottom-[calc(1.25rem+var(--bottom-bar,0px))] noscript:hidden print:hidden [body:has([data-whole])_&]:hidden"
    >
      {isOpen && (
        <Suspense fallback={null}>
          <Panel onClose={close} />
        </Suspense>
      )}
      <button
        ref={button}
        type="button"
        aria-label={isOpen ? 'Close AI assistant' : 'Open AI assistant'}
        aria-expanded={isOpen}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setIsOpen(!isOpen)}
        className={cn(
          'pointer-events-auto grid size-12 place-items-center rounded-full border-2 border-card bg-primary text-primary-on shadow-pop transition-[background-color,translate] duration-150 hover:bg-primary-hover md:size-13',
          !isOpen && 'max-md:[body:has(main_:is(input,textarea):focus)_&]:translate-y-20',
          isAway && 'not-focus-visible:translate-y-24',
        )}
      >
        {isOpen ? (
          <X aria-hidden="true" className="size-5" />
        ) : (
          <Sparkles aria-hidden="true" className="size-5" />
        )}
      </button>
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
