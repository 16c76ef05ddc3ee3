import { type RefObject, useEffect } from 'react'

/**
 * Lays out the cards that the first paint left out, one in each idle moment: all at once is the longest task of the page. Paper, the
 * scroll bar and pictures of the whole page see every card then.
 */
export function useLateCards(list: RefObject<HTMLElement | null>, count: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: more cards are later cards
  useEffect(() => {
    const late = [...(list.current?.querySelectorAll<HTMLElement>('.render-late') ?? [])]
    const next = () => {
      const card = late.shift()
      if (!card) return
      card.style.contentVisibility = 'visible'
      cancel = whenIdle(next)
    }
    let cancel = whenIdle(next)
    return () => cancel()
  }, [list, count])
}

/** Safari knows no idle moments. */
function whenIdle(work: () => void): () => void {
  if (!window.requestIdleCallback) {
    const timer = setTimeout(work, 50)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(work)
  return () => cancelIdleCallback(request)
}
