import { type RefObject, useEffect, useRef } from 'react'

/** Closes on a click outside, or when keyboard focus moves outside. */
export function useClickOutside(
  form: RefObject<HTMLFormElement | null>,
  isOpen: boolean,
  onOutside: () => void,
) {
  const latest = useRef(onOutside)
  latest.current = onOutside
  useEffect(() => {
    if (!isOpen) return
    const leave = (event: Event) => {
      if (event.target instanceof Node && !form.current?.contains(event.target)) latest.current()
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
    }
  }, [isOpen, form])
}
