import { BILLBOARDS_SEATTLE } from './listings/billboards-seattle.ts'
import type { DemoListing } from './types.ts'

/** The whole invented market, in the order in which it is inserted. */
export const DEMO_LISTINGS: readonly DemoListing[] = [...BILLBOARDS_SEATTLE]

/** File-safe name of a listing, made from its title. */
export function demoSlug(title: string): string {
  return title
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
