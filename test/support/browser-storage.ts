import { beforeEach, vi } from 'vitest'

/** What the browser keeps for a site, empty before each test. `refuse` is a private window or a full disk. */
export function stubBrowserStorage() {
  const kept = new Map<string, string>()
  let isRefused = false
  const open = () => {
    if (isRefused) throw new DOMException('no storage', 'QuotaExceededError')
    return kept
  }
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => open().get(key) ?? null,
    setItem: (key: string, value: string) => void open().set(key, value),
    removeItem: (key: string) => void open().delete(key),
  })
  beforeEach(() => {
    kept.clear()
    isRefused = false
  })
  return {
    kept,
    refuse() {
      isRefused = true
    },
  }
}
