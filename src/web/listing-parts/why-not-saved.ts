/** Of one table of an account. */
export const MAX_VIEWS = 20

/** Why one more view cannot be saved under a name; absent: it can. One of the same name is replaced. */
export function whyNotSaved(views: readonly { name: string }[], name: string): string | undefined {
  const isNew = views.every((view) => view.name !== name.trim())
  if (!isNew || views.length < MAX_VIEWS) return undefined
  return `You have ${MAX_VIEWS} saved views. Remove one first.`
}
