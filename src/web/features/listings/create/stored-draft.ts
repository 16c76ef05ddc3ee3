import type { FormValues } from '../form/form-values.ts'

const KEY = 'listing-draft'
/** Raised when a stored draft can no longer be read by the form. */
const VERSION = 1

/** What was typed last time; undefined when there is nothing, or nothing readable. */
export function readDraft(): Partial<FormValues> | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? 'null') as {
      version: number
      values: Partial<FormValues>
    } | null
    return stored?.version === VERSION ? stored.values : undefined
  } catch {
    return undefined
  }
}

export function writeDraft(values: FormValues): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ version: VERSION, values }))
  } catch {
    // storage may be forbidden or full; the form works without
  }
}

export function clearDraft(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // as above
  }
}
