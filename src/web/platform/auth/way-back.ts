import { readJson, writeJson } from '../stored-value.ts'

const KEY = 'placard.way-back'

/** A page on which somebody was stopped until the address is confirmed. */
export interface WayBack {
  path: string
  /** After "Go back to": "your order". */
  label: string
}

/** For whoever confirms the address in another tab of this browser. */
export function rememberWayBack(way: WayBack | null): void {
  writeJson(KEY, way)
}

export function findWayBack(): WayBack | null {
  return parseWayBack(readJson(KEY))
}

/** Only a page of this site. @param stored may be anything */
export function parseWayBack(stored: unknown): WayBack | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { path, label } = stored as Partial<WayBack>
  const isOwn = typeof path === 'string' && /^\/[a-z]/.test(path)
  return isOwn && typeof label === 'string' && label !== '' ? { path, label } : null
}
