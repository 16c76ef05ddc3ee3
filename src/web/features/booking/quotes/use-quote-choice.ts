import { useNavigate, useSearch } from '@tanstack/react-router'
import { parseQuoteState, type QuoteState } from './quote-state.ts'

/** The choice in the address: it survives a reload, Back, and being sent to somebody. */
export function useQuoteChoice() {
  const navigate = useNavigate()
  const choice = parseQuoteState(useSearch({ strict: false }))
  const change = (part: { [K in keyof QuoteState]?: QuoteState[K] | undefined }) =>
    void navigate({
      to: '.',
      search: (before: Record<string, unknown>) => ({ ...before, ...part }),
      replace: true,
      resetScroll: false,
    })
  return { choice, change }
}
