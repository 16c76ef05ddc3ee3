import { useCallback, useEffect, useState } from 'react'
import { TYPED_PREFIX } from './clear-typed.ts'

type Texts = Record<string, string | boolean | null>

/**
 * What somebody types into a form, kept in this tab over a reload until `clear`: a session that ended, or a page that was left by
 * mistake, costs nobody their words. @param key names the form and what it is about
 */
export function useTyped<T extends Texts>(key: string, initial: T) {
  const [typed, setTyped] = useState(initial)
  useEffect(() => {
    // after the first drawing, which is the server's
    const kept = readTyped(key)
    if (kept) setTyped((now) => mergeTyped(now, kept))
  }, [key])
  const change = useCallback(
    (part: Partial<T>) =>
      setTyped((before) => {
        const next = { ...before, ...part }
        writeTyped(key, next)
        return next
      }),
    [key],
  )
  const clear = useCallback(() => writeTyped(key, null), [key])
  return { typed, change, clear }
}

/** Only what the form has, of the kind that it has there. */
export function mergeTyped<T extends Texts>(now: T, kept: Texts): T {
  const known = Object.entries(kept).filter(([name, value]) => name in now && fits(now[name], value))
  return { ...now, ...Object.fromEntries(known) }
}

function fits(now: unknown, kept: unknown): boolean {
  return typeof now === 'boolean' ? typeof kept === 'boolean' : kept === null || typeof kept === 'string'
}

function readTyped(key: string): Texts | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(TYPED_PREFIX + key) ?? 'null')
    return typeof kept === 'object' ? (kept as Texts | null) : null
  } catch {
    return null
  }
}

function writeTyped(key: string, value: Texts | null): void {
  try {
    if (value) sessionStorage.setItem(TYPED_PREFIX + key, JSON.stringify(value))
    else sessionStorage.removeItem(TYPED_PREFIX + key)
  } catch {
    // storage blocked or full: what is typed lasts as long as the page
  }
}
