import { useEffect } from 'react'
import { flushSync } from 'react-dom'

/** Paper cannot be asked for more: what is folded opens before the page is printed. */
export function useOpenForPrint(setIsOpen: (isOpen: boolean) => void): void {
  useEffect(() => {
    const open = () => flushSync(() => setIsOpen(true))
    addEventListener('beforeprint', open)
    return () => removeEventListener('beforeprint', open)
  }, [setIsOpen])
}
