import type { CompanyDeletion } from '#contract/account-data/account-data-companies.ts'
import { formatZonedTime } from '#domain/format-dates.ts'

/** What the owners of a company read while its deletion waits. */
export function describeDeletion(
  name: string,
  { askedBy, askedAt, dueAt }: CompanyDeletion,
): { title: string; more: string } {
  return {
    title: `${name} will be deleted on ${formatZonedTime(dueAt)}`,
    more: `${askedBy ?? 'A former owner'} asked for it on ${formatZonedTime(askedAt)}. Until then everything works as before.`,
  }
}
