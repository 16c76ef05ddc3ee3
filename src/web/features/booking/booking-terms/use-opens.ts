import { useEffect, useRef } from 'react'

/** A `<details>` that opens on its own when something in it needs a look; closing it is left to people. */
export function useOpens(needsLook: boolean) {
  const element = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (needsLook && element.current) element.current.open = true
  }, [needsLook])
  return element
}
