import type { AssistantAnswer } from '#contract/discovery/assistants.ts'
import type { DraftFields } from './draft-fields.ts'

export type OfferedDraft = NonNullable<AssistantAnswer['draft']>
/** What of an offered draft was taken, by the form's fields. */
export type Taken = Partial<
  Pick<DraftFields, 'title' | 'description' | 'type' | 'price' | 'interval' | 'listingType' | 'location'>
>

let waiting: Taken = {}
let form: ((taken: Taken) => void) | null = null

/** Into the form that is open, with true; else it waits for the next one that opens. */
export function takeDraft(taken: Taken): boolean {
  if (form) {
    form(taken)
    return true
  }
  waiting = { ...waiting, ...taken }
  return false
}

/** The open form: takes what waits, and what is taken while it is there. */
export function receiveDrafts(put: (taken: Taken) => void): () => void {
  form = put
  // after the page's own effects: a draft of before, which they put back, would take the place of what waits
  const timer = setTimeout(() => {
    if (Object.keys(waiting).length > 0) put(waiting)
    waiting = {}
  })
  return () => {
    clearTimeout(timer)
    if (form === put) form = null
  }
}

/** All that was offered, for a form that is empty. A price in other words than the seller's is taken by itself. */
export function takeAll(draft: OfferedDraft): Taken {
  const { title, description, adType, listingType, location, asked } = draft
  return {
    ...(title && { title }),
    ...(description && { description }),
    ...(adType && { type: adType }),
    ...(listingType && { listingType }),
    ...(location && { location }),
    ...(asked && { price: String(asked.dollars) }),
    ...(asked?.isPeriodSaid && asked.interval && { interval: asked.interval }),
  }
}
