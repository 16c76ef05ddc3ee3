import { Link, useRouterState } from '@tanstack/react-router'
import { Menu, Sparkles, X } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'
import { Logo } from '#web/ui/logo.tsx'
import { MAIN_LINKS } from './navigation.ts'

type HeaderProps = {
  /** The search by place; on home without a search, nothing. */
  search: ReactNode
  /** Sign-in state and its buttons, rendered once in the bar and once in the mobile menu. */
  account: (place: 'bar' | 'menu') => ReactNode
  /** In the bar at every width. */
  bell: ReactNode
  /** A round button that stands still at the bar's end, where it covers nothing of any page. */
  assistant: ReactNode
}

export function Header({ search, account, bell, assistant }: HeaderProps) {
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const path = useRouterState({ select: (state) => state.location.pathname })
  // biome-ignore lint/correctness/useExhaustiveDependencies: navigation closes the menu
  useEffect(() => setIsOpen(false), [path])
  useEffect(() => {
    if (!isOpen) return
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setIsOpen(false)
      button.current?.focus()
    }
    document.addEventListener('keydown', closeOnEscape)
    return () => document.removeEventListener('keydown', closeOnEscape)
  }, [isOpen])
  return (
    <header className="sticky top-0 z-40 border-b bg-paper">
      <div className="mx-auto flex min-h-16 max-w-[1760px] items-center gap-x-3 px-4 md:flex-wrap md:max-lg:gap-x-2 lg:flex-nowrap lg:gap-x-4 lg:px-6 xl:gap-x-6">
        <Link to="/" aria-label="Placard, home" className="shrink-0 rounded-control">
          <Logo className="[&>span]:in-[header:has([role=search])]:max-md:sr-only" />
        </Link>
        {search}
        <nav aria-label="Main" className="hidden h-16 items-center md:flex xl:gap-1">
          <MainLinks className="rounded-control px-1.5 py-2 text-[0.9375rem] whitespace-nowrap hover:bg-ink/8 md:max-lg:px-1 md:max-lg:text-sm xl:px-3" />
        </nav>
        <div className="flex items-center gap-1 md:ml-auto lg:gap-2 [header:not(:has([role=search]))_&]:ml-auto">
          {bell}
          <div className="hidden items-center gap-1 md:flex lg:gap-2">{account('bar')}</div>
          <div className="size-11 shrink-0 print:hidden noscript:hidden">{assistant}</div>
        </div>
        <Button
          ref={button}
          variant="ghost"
          size="icon"
          className="md:hidden"
          aria-label="Menu"
          aria-expanded={isOpen}
          aria-controls="mobile-menu"
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
        </Button>
      </div>
      <div id="mobile-menu" hidden={!isOpen} className="border-t bg-paper px-4 pt-2 pb-5 md:hidden">
        <nav aria-label="Menu" className="flex flex-col">
          <MainLinks className="rounded-control px-3 py-3 text-lg" />
        </nav>
        <div className="mt-3 flex flex-wrap gap-2 border-t pt-4">{account('menu')}</div>
      </div>
    </header>
  )
}

function MainLinks({ className }: { className: string }) {
  return MAIN_LINKS.map(({ to, label, isAi }) => (
    <Link
      key={to}
      to={to}
      className={cn('inline-flex items-center gap-2 font-medium', className)}
      activeProps={{ className: 'text-primary [&>:first-child]:underline' }}
    >
      <span className="decoration-2 underline-offset-8">{label}</span>
      {isAi && <AiLabel />}
    </Link>
  ))
}

function AiLabel() {
  return (
    <span className="inline-flex items-center gap-0.5 rounded-pill bg-accent-soft px-1.5 py-0.5 text-[0.6875rem] leading-none font-bold text-accent-soft-on">
      <Sparkles aria-hidden="true" className="size-[1em] md:max-lg:hidden" />
      AI
    </span>
  )
}
