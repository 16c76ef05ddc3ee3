import { type RefObject, useEffect } from 'react'

/** Restores text typed into a field before hydration. */
export function useEarlyText(
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  onText: (text: string) => void,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on hydration
  useEffect(() => {
    const typed = field.current?.value
    if (typed) onText(typed)
  }, [])
}
