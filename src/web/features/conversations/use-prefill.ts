import { useEffect, useRef } from 'react'
import type { FirstMessage } from './use-first-message.ts'

/**
 * Puts words into an empty message, and others in their place while nobody has touched them; what is being written stays.
 * Sending them is another press.
 */
export function usePrefill({ edit }: Pick<FirstMessage, 'edit'>, words: string | undefined): void {
  const put = useRef('')
  useEffect(() => {
    if (!words) return
    edit((draft) => {
      const isUntouched = draft.text.trim() === '' || draft.text === put.current
      if (!isUntouched) return draft
      put.current = words
      return { ...draft, text: words }
    })
  }, [words, edit])
}
