import { useRouter } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { type FormEvent, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { required } from '#domain/required.ts'
import { cn } from '#web/ui/cn.ts'

interface PlaceFormProps {
  /** The current place or text. */
  location: string
  /** `location`; on pages whose own form has a field of that name, `place`. */
  name: 'location' | 'place'
  placeholder: string
  /** The rest of the search, and a button: part of the form before hydration and without scripts. */
  children?: ReactNode
  className?: string
}

const load = () => import('./search-box.tsx')
const SearchBox = lazy(async () => ({ default: (await load()).SearchBox }))

/**
 * Search by place: a plain form that leads to the results without scripts. Its suggestions, its keys and, below 768 px, its
 * overlay come with the first focus, so that every page can carry it.
 */
export function PlaceForm({ location, name, placeholder, children, className }: PlaceFormProps) {
  const router = useRouter()
  const form = useRef<HTMLFormElement>(null)
  const [isAwake, setIsAwake] = useState(false)
  const shown = useRef(location)
  useEffect(() => {
    const input = required(required(form.current).querySelector('input'))
    // what was typed before hydration stays
    if (shown.current !== location) input.value = location
    shown.current = location
    if (document.activeElement === input) setIsAwake(true)
  }, [location])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const own = event.currentTarget
    const text = required(own.querySelector('input')).value
    load().then(
      ({ searchPlace }) => searchPlace(router, text),
      // offline the browser's own error page would take this one's place
      () => navigator.onLine && own.submit(),
    )
  }
  return (
    <div className="min-w-0 flex-1">
      {/* biome-ignore lint/a11y/useSemanticElements: the search element is not supported by every browser yet */}
      <form
        ref={form}
        role="search"
        action="/"
        noValidate
        onSubmit={submit}
        onFocus={() => setIsAwake(true)}
        className={cn(
          'relative flex items-center gap-1 border border-control bg-raised focus-within:border-focus focus-within:outline-2 focus-within:outline-focus max-md:data-open:fixed max-md:data-open:inset-x-3 max-md:data-open:top-3 max-md:data-open:z-50 max-md:data-open:h-14',
          className,
        )}
      >
        <Search aria-hidden="true" className="size-5 shrink-0 text-ink-faint" />
        <label htmlFor="search-location" className="sr-only">
          Search by place
        </label>
        <input
          id="search-location"
          name={name}
          type="text"
          role="combobox"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={200}
          placeholder={placeholder}
          aria-expanded="false"
          aria-controls="search-options"
          aria-autocomplete="list"
          defaultValue={location}
          className="h-full w-0 min-w-0 flex-1 bg-transparent px-2 text-base text-ellipsis outline-none"
        />
        {children}
        {isAwake && (
          <Suspense>
            <SearchBox form={form} />
          </Suspense>
        )}
      </form>
    </div>
  )
}
