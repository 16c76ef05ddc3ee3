import { useEffect, useState } from 'react'

/** Breakpoint at which the filters have a column of their own: `xl`. */
const WIDE = '(min-width: 80rem)'

const load = async () => (await import('./filter-panel.tsx')).FilterPanel
type Panel = Awaited<ReturnType<typeof load>>

// awaited where it is visible, so that it hydrates with the page; 5 kB less where it opens in a sheet
let panel: Panel | undefined = import.meta.env.SSR || matchMedia(WIDE).matches ? await load() : undefined

/** The lazy-loaded filter panel, once it is visible or requested. */
export function useFilterPanel(isAskedFor: boolean): Panel | undefined {
  const [loaded, setLoaded] = useState(() => panel)
  useEffect(() => {
    if (loaded) return
    const query = matchMedia(WIDE)
    const look = async () => {
      if (!isAskedFor && !query.matches) return
      panel = await load()
      setLoaded(() => panel)
    }
    void look()
    query.addEventListener('change', look)
    return () => query.removeEventListener('change', look)
  }, [loaded, isAskedFor])
  return loaded
}
