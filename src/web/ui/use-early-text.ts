import { type RefObject, useEffect } from 'react'

/** Takes over what was typed into a field before the page came alive. */
export function useEarlyText(field: RefObject<HTMLInputElement | null>, onText: (text: string) => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes alive
  useEffect(() => {
    const typed = field.current?.value
    if (typed) onText(typed)
  }, [])
}
