import type { InventorySource, NewSource, SourceChange } from '#contract/listings/inventory-sources.ts'

type Known = Pick<InventorySource, 'url' | 'everyHours' | 'atHour'>

/** What is sent of a form that changes a source: the address and the header alone where they differ, as each is then looked at. */
export function toSourceChange(
  source: Known,
  { url, header, everyHours, atHour }: NewSource,
  { dropsHeader }: { dropsHeader: boolean },
): SourceChange {
  return {
    everyHours,
    atHour,
    ...(url !== source.url && { url }),
    ...(header ? { header } : dropsHeader && { header: null }),
  }
}
