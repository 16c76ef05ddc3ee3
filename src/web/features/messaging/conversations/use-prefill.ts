import { useEffect, useRef } from 'react'
import { isUntouched } from './is-untouched.ts'
import type { FirstMessage } from './use-first-message.ts'

/**
 * Puts words into an empty message, and others in their place while nobody has touched them; what is being written stays.
 * Sending them is another press.
 * @param words none: those put in before are taken out again, untouched
 * @param usual what was put in at an earlier visit, and is as untouched as these
 */
export function usePrefill(
  { edit }: Pick<FirstMessage, 'edit'>,
  words: string | undefined,
  usual: string,
): void {
  const put = useRef(usual)
  useEffect(() => {
    edit((draft) => {
      if (!isUntouched(draft.text, [put.current, usual])) return draft
      put.current = words ?? ''
      return { ...draft, text: put.current }
    })
  }, [words, usual, edit])
}
