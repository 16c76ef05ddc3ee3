import { useState } from 'react'
import { useAccountChanged } from './use-account-changed.ts'

interface LinkState {
  isBusy?: boolean
  /** The answer's message. */
  done?: string
  failure?: string
}

/** What the button of a mailed link does, and how it went. */
export function useLinkAction(
  act: () => Promise<{ message: string }>,
): LinkState & { run: () => Promise<void> } {
  const changed = useAccountChanged()
  const [state, setState] = useState<LinkState>({})
  const run = async () => {
    setState({ isBusy: true })
    try {
      const { message } = await act()
      setState({ done: message })
      await changed()
    } catch (error) {
      setState({ failure: (error as Error).message })
    }
  }
  return { ...state, run }
}
