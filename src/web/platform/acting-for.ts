import { ACTING_FOR_HEADER } from '#domain/acting-for.ts'

let actingFor: number | null = null
const listeners = new Set<() => void>()

/** In the browser alone: the organization that this tab was drawn for, where somebody belongs to several. */
export function setActingFor(organizationId: number | null): void {
  actingFor = organizationId
}

/** Of the organization that this tab was drawn for, or of another that is named. */
export function actingForHeaders(organizationId: number | null = actingFor): Record<string, string> {
  return organizationId === null ? {} : { [ACTING_FOR_HEADER]: String(organizationId) }
}

/** The server said that somebody is no longer a member of what this tab was drawn for. */
export function loseMembership(): void {
  for (const listener of listeners) listener()
}

export function onMembershipLost(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
