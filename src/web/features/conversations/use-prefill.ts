import { useEffect } from 'react'
import type { Sending } from './use-sending.ts'

/** Puts words into an empty composer, once; what is being written stays. Sending them is another press. */
export function usePrefill({ edit }: Pick<Sending, 'edit'>, words: string | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each words
  useEffect(() => {
    if (words) edit((draft) => (draft.text.trim() === '' ? { ...draft, text: words } : draft))
  }, [words])
}
