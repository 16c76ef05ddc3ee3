import { type KeyboardEvent, type RefObject, useState } from 'react'

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

/** Roving tabindex: one Tab stop for the whole list; arrow keys, Home and End move between its items. */
export function useRovingFocus(list: RefObject<HTMLElement | null>, ids: readonly number[]) {
  const [current, setCurrent] = useState<number | null>(null)
  const stop = current !== null && ids.includes(current) ? current : ids[0]
  const onKeyDown = (event: KeyboardEvent) => {
    const card = (event.target as HTMLElement).closest<HTMLElement>('[data-listing]')
    const at = ids.indexOf(Number(card?.dataset.listing))
    const to = at === -1 ? undefined : targetIndex(event.key, at, ids.length)
    if (to === undefined || to < 0 || to >= ids.length) return
    event.preventDefault()
    setCurrent(ids[to]!)
    list.current?.querySelector<HTMLElement>(`[data-listing="${ids[to]}"] a`)?.focus()
  }
  const onFocus = (event: { target: EventTarget }) => {
    const card = (event.target as HTMLElement).closest<HTMLElement>('[data-listing]')
    if (card) setCurrent(Number(card.dataset.listing))
  }
  return { stop, onKeyDown, onFocus }
}

function targetIndex(key: string, at: number, size: number): number | undefined {
  if (key === 'Home') return 0
  if (key === 'End') return size - 1
  const step = STEPS[key]
  return step === undefined ? undefined : at + step
}
