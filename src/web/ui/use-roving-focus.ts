import { type KeyboardEvent, type RefObject, useState } from 'react'
import { targetIndex } from './target-index.ts'

/**
 * Roving tabindex: one Tab stop for the whole list; arrow keys, Home and End move between its items.
 * @param mark the attribute that carries an item's id: `data-listing`
 */
export function useRovingFocus(list: RefObject<HTMLElement | null>, ids: readonly number[], mark: string) {
  const [current, setCurrent] = useState<number | null>(null)
  const stop = current !== null && ids.includes(current) ? current : ids[0]
  const idOf = (target: EventTarget) => {
    const item = (target as HTMLElement).closest<HTMLElement>(`[${mark}]`)
    return item ? Number(item.getAttribute(mark)) : null
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const at = ids.indexOf(idOf(event.target) ?? Number.NaN)
    const to = at === -1 ? null : targetIndex(event.key, at, ids.length)
    const next = to === null ? undefined : ids[to]
    if (next === undefined) return
    event.preventDefault()
    setCurrent(next)
    list.current?.querySelector<HTMLElement>(`[${mark}="${next}"] a`)?.focus()
  }
  const onFocus = (event: { target: EventTarget }) => {
    const id = idOf(event.target)
    if (id !== null) setCurrent(id)
  }
  return { stop, onKeyDown, onFocus }
}
