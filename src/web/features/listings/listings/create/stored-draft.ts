import type { FormValues } from '../form/form-values.ts'

/** What a guest types is kept in the browser; a signed-in person's drafts are kept with the account alone. */
const KEY = 'listing-draft'
/** Version of the stored format; increment it when the form can no longer read older drafts. 1 also held those of accounts. */
const VERSION = 2

/** The stored draft; undefined when missing or unreadable. */
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
    // storage may be blocked or full; the form works without
  }
}

export function clearDraft(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // as above
  }
}
