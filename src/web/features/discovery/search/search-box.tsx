import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { MOBILE_BREAKPOINT_PX } from '#domain/limits.ts'
import { required } from '#domain/required.ts'
import { Button } from '#web/ui/button.tsx'
import { isNearMe, locateMe, NEAR_KM } from './locate-me.ts'
import type { PlaceOption } from './place-groups.ts'
import { PlaceOptions } from './place-options.tsx'
import { rememberSearch } from './recent-searches.ts'
import { searchMediumFrom, searchNear, searchPlaceFrom, searchWordsFrom } from './search-area.ts'
import type { SearchState } from './search-state.ts'
import { focusResults, showResults } from './show-results.ts'
import { useClickOutside } from './use-click-outside.ts'
import { usePlaceOptions } from './use-place-options.ts'

/** Navigates to the results of a place, from whatever page. Blank words are no search. */
export function searchPlace(router: AnyRouter, text: string): void {
  const place = text.trim()
  if (place === '') return
  if (isNearMe(place)) {
    void locateMe((near) => goTo(router, (before) => searchNear(before, near, NEAR_KM)))
    return
  }
  rememberSearch(place)
  goTo(router, (before) => searchPlaceFrom(before, place))
}

/** Navigates to the spaces that mention some words, whatever else the words could stand for. */
function searchWords(router: AnyRouter, words: string): void {
  goTo(router, (before) => searchWordsFrom(before, words))
}

/** Navigates to all spaces of a medium, or to a seller's page. */
function openOption(router: AnyRouter, { adType, sellerId, name, isWords }: Omit<PlaceOption, 'id'>): void {
  if (sellerId !== undefined) void router.navigate({ to: '/sellers/$id', params: { id: String(sellerId) } })
  else if (adType) goTo(router, (before) => searchMediumFrom(before, adType))
  else if (isWords) searchWords(router, name)
  else searchPlace(router, name)
}

function goTo(router: AnyRouter, toNext: (before: SearchState) => SearchState): void {
  const { pathname, search, href } = router.state.location
  const next = { to: '/', search: toNext(pathname === '/' ? search : {}) }
  const isShown = router.buildLocation(next).href === href
  if (isShown) focusResults()
  else showResults(router)
  void router.navigate(next)
}

/** What a focused search field offers: its suggestions and their keys; below 768 px in an overlay with buttons of its own. */
export function SearchBox({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const router = useRouter()
  const input = useRef(required(required(form.current).querySelector<HTMLInputElement>('input'))).current
  const [text, setText] = useState(input.value)
  const [isOpen, setIsOpen] = useState(document.activeElement === input)
  const close = () => {
    setIsOpen(false)
    // blurring hides the phone's keyboard; elsewhere the focus stays
    if (matchMedia(`(max-width: ${MOBILE_BREAKPOINT_PX - 0.02}px)`).matches) input.blur()
  }
  const search = (option: Omit<PlaceOption, 'id'>) => {
    const name = option.name.trim()
    if (name === '') return
    input.value = option.adType || option.sellerId ? '' : name
    close()
    openOption(router, { ...option, name })
  }
  const options = usePlaceOptions(text, isOpen)
  const latest = useRef({ close, search, options })
  latest.current = { close, search, options }
  useEffect(() => {
    // what was typed while this was drawn, before anything listened
    setText(input.value)
    return listen(input, { latest, setText, setIsOpen })
  }, [input])
  useClickOutside(form, isOpen, () => setIsOpen(false))
  useEffect(() => {
    required(form.current).toggleAttribute('data-open', isOpen)
    input.ariaExpanded = String(isOpen)
    if (options.activeId) input.setAttribute('aria-activedescendant', options.activeId)
    else input.removeAttribute('aria-activedescendant')
  }, [form, input, isOpen, options.activeId])
  return (
    <>
      {isOpen && (
        <Button variant="ghost" size="icon" aria-label="Close search" className="md:hidden" onClick={close}>
          <X aria-hidden="true" />
        </Button>
      )}
      <PlaceOptions isOpen={isOpen} options={options} onSearch={search} />
      {isOpen &&
        createPortal(
          <div aria-hidden="true" className="fixed inset-0 z-40 bg-scrim md:hidden" />,
          required(required(form.current).parentElement),
        )}
    </>
  )
}

interface Box {
  latest: RefObject<{
    close: () => void
    search: (option: Omit<PlaceOption, 'id'>) => void
    options: ReturnType<typeof usePlaceOptions>
  }>
  setText: (text: string) => void
  setIsOpen: (isOpen: boolean) => void
}

/** The field belongs to the form, which was there first: replacing it would lose the focus and a phone's keyboard. */
function listen(input: HTMLInputElement, { latest, setText, setIsOpen }: Box): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const open = () => {
    setText(input.value)
    setIsOpen(true)
  }
  // what was typed between the first drawing and this
  setText(input.value)
  for (const sign of ['input', 'focus', 'click']) input.addEventListener(sign, open, { signal })
  input.addEventListener(
    'keydown',
    (event) => {
      const { close, search, options } = latest.current
      if (event.key === 'Escape') return close()
      if (event.key !== 'Enter') return options.onKeyDown(event)
      if (event.isComposing) return
      event.preventDefault()
      search(options.active ?? { name: input.value })
    },
    { signal },
  )
  return () => stop.abort()
}
