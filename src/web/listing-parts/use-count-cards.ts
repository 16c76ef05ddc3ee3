import { type RefObject, useEffect, useRef } from 'react'

/**
 * Counts the cards of a list (`data-listing`) that are really seen, for their sellers. Loaded after the page has painted.
 * `ids` are those of the cards: other cards are watched too, where they are as many as before.
 */
export function useCountCards(list: RefObject<HTMLElement | null>, ids: readonly number[]): void {
  const cards = ids.join()
  const before = useRef('')
  useEffect(() => {
    const isAnew = isOtherList(before.current, cards)
    before.current = cards
    let stop: (() => void) | undefined
    let isGone = false
    import('#web/platform/counts.ts').then(
      ({ clearShown, watchCards }) => {
        if (isAnew) clearShown()
        if (!isGone && list.current) stop = watchCards(list.current)
      },
      () => {},
    )
    return () => {
      isGone = true
      stop?.()
    }
  }, [list, cards])
}

/** Another search than before, not more of the same; joined ids. */
export function isOtherList(before: string, now: string): boolean {
  return before !== '' && !`${now},`.startsWith(`${before},`)
}
