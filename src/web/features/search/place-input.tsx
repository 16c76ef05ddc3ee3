import type { Ref } from 'react'

interface PlaceInputProps {
  ref: Ref<HTMLInputElement>
  text: string
  /** Whether its options are open. */
  isOpen: boolean
  /** The option that Enter would select. */
  activeId: string | undefined
  onText: (text: string) => void
  onOpen: () => void
}

/** The search bar's combobox: text input with place suggestions. */
export function PlaceInput({ ref, text, isOpen, activeId, onText, onOpen }: PlaceInputProps) {
  return (
    <>
      <label htmlFor="search-location" className="sr-only">
        Search by place
      </label>
      <input
        ref={ref}
        id="search-location"
        name="location"
        type="text"
        role="combobox"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={200}
        placeholder="City, neighborhood, or zip code"
        aria-expanded={isOpen}
        aria-controls="search-options"
        aria-autocomplete="list"
        aria-activedescendant={activeId}
        value={text}
        onChange={(event) => {
          onText(event.target.value)
          onOpen()
        }}
        onFocus={onOpen}
        onClick={onOpen}
        className="h-full min-w-0 flex-1 bg-transparent px-2 text-base outline-none md:text-[1.0625rem]"
      />
    </>
  )
}
