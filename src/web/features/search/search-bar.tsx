import { Search, X } from 'lucide-react'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { MOBILE_BREAKPOINT_PX } from '#domain/limits.ts'
import { Button } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'
import { useEarlyText } from '#web/ui/use-early-text.ts'
import { PlaceInput } from './place-input.tsx'
import { PlaceOptions } from './place-options.tsx'
import { rememberSearch } from './recent-searches.ts'
import { useClickOutside } from './use-click-outside.ts'
import { usePlaceOptions } from './use-place-options.ts'

interface SearchBarProps {
  /** The current place or text. */
  location: string
  onSearch: (location: string) => void
  /** The rest of the search, so that the form works before hydration and without scripts. */
  hiddenFields: ReactNode
  /** Beside the search: near me, save. */
  children?: ReactNode
}

/** Place search. Below 768 px, focus opens it as an overlay until it is submitted or closed. */
export function SearchBar({ location, onSearch, hiddenFields, children }: SearchBarProps) {
  const [text, setText] = useState(location)
  const [isOpen, setIsOpen] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => setText(location), [location])
  useEarlyText(input, setText)
  // on a phone the first touch may focus the field before hydration
  useEffect(() => {
    if (document.activeElement === input.current) setIsOpen(true)
  }, [])
  const close = () => {
    setIsOpen(false)
    // blurring hides the phone's keyboard; elsewhere the focus stays
    if (matchMedia(`(max-width: ${MOBILE_BREAKPOINT_PX - 0.02}px)`).matches) input.current?.blur()
  }
  const search = (place: string) => {
    const trimmed = place.trim()
    if (trimmed === '') return
    setText(trimmed)
    rememberSearch(trimmed)
    close()
    onSearch(trimmed)
  }
  const options = usePlaceOptions(text, isOpen, search)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    search(options.active ?? text)
  }
  useClickOutside(form, isOpen, () => setIsOpen(false))
  return (
    <div className="flex flex-col gap-3 lg:flex-row lg:items-center">
      {isOpen && <div aria-hidden="true" className="fixed inset-0 z-50 bg-scrim md:hidden" />}
      <div className="h-14 min-w-0 lg:max-w-2xl lg:flex-1">
        {/* biome-ignore lint/a11y/useSemanticElements: the search element is not supported by every browser yet */}
        <form
          ref={form}
          role="search"
          action="/"
          method="get"
          noValidate
          onSubmit={submit}
          onKeyDown={(event) => {
            if (event.key === 'Escape') close()
            else options.onKeyDown(event)
          }}
          className={cn(
            'relative flex h-14 items-center gap-1 rounded-card border border-control bg-raised pr-2 pl-2 shadow-card sm:pl-4 focus-within:border-focus focus-within:outline-2 focus-within:outline-focus',
            isOpen && 'max-md:fixed max-md:inset-x-3 max-md:top-3 max-md:z-50',
          )}
        >
          <Search aria-hidden="true" className="size-5 shrink-0 text-ink-faint max-sm:hidden" />
          <PlaceInput
            ref={input}
            text={text}
            isOpen={isOpen}
            activeId={options.activeId}
            onText={setText}
            onOpen={() => setIsOpen(true)}
          />
          {hiddenFields}
          {isOpen && (
            <Button
              variant="ghost"
              size="icon"
              aria-label="Close search"
              className="md:hidden"
              onClick={close}
            >
              <X aria-hidden="true" />
            </Button>
          )}
          <Button type="submit" className="h-10 max-sm:w-11 max-sm:px-0">
            <Search aria-hidden="true" className="sm:hidden" />
            <span className="max-sm:sr-only">Search</span>
          </Button>
          <PlaceOptions isOpen={isOpen} options={options} onSearch={search} />
        </form>
      </div>
      {children}
    </div>
  )
}
