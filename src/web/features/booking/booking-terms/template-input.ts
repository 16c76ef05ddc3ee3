import type { TemplateInput, TermTemplate } from '#contract/booking/booking-terms-templates.ts'
import type { TermPart } from '#domain/booking/term-templates.ts'

interface Typed {
  name: string
  /** As the select has it; empty: of no space. */
  listingId: string
  parts: readonly TermPart[]
}

/** What is sent of a template of terms: without a space it keeps what it has. */
export function toTemplateInput({ name, listingId, parts }: Typed): TemplateInput {
  const taken = listingId ? { listingId: Number(listingId) } : {}
  return { kind: 'terms', name: name.trim(), ...taken, parts: [...parts] }
}

/** A part that the template does not set yet has to be taken from a space. */
export function canSaveTemplate({ name, listingId, parts }: Typed, template: TermTemplate | null): boolean {
  if (!name.trim() || parts.length === 0) return false
  return listingId !== '' || parts.every((part) => template?.parts.includes(part) ?? false)
}
