/** Of what `useTyped` keeps, and what every page can clear without loading it. */
export const TYPED_PREFIX = 'placard.typed.'

/** Who signs out leaves nothing behind on a shared machine. */
export function clearTyped(): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(TYPED_PREFIX)) sessionStorage.removeItem(key)
  } catch {
    // storage blocked: nothing was kept
  }
  // pages of proof that open without a network; photos that wait stay, for whoever took them
  void globalThis.caches?.delete('placard-proof').catch(() => false)
}
