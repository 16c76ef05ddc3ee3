import { FACES } from './company/faces.ts'
import { BILLBOARDS_NORTH_EAST } from './listings/billboards-north-east.ts'
import { BILLBOARDS_SEATTLE } from './listings/billboards-seattle.ts'
import { BILLBOARDS_SOUTH } from './listings/billboards-south.ts'
import { DIGITAL } from './listings/digital.ts'
import { EVENTS } from './listings/events.ts'
import { PRINT } from './listings/print.ts'
import { QUEUE } from './listings/queue.ts'
import { RADIO } from './listings/radio.ts'
import { SOCIAL } from './listings/social.ts'
import type { DemoListing } from './types.ts'

/** What the market's many sellers have, in insertion order. */
export const DEMO_LISTINGS: readonly DemoListing[] = [
  ...BILLBOARDS_SEATTLE,
  ...BILLBOARDS_SOUTH,
  ...BILLBOARDS_NORTH_EAST,
  ...DIGITAL,
  ...PRINT,
  ...RADIO,
  ...EVENTS,
  ...SOCIAL,
  ...QUEUE,
]

/** The whole demo market: last what one company has on its structures, which is as much as two thirds of all the rest. */
export const MARKET: readonly DemoListing[] = [...DEMO_LISTINGS, ...FACES]

/** File-safe slug of a listing's title. */
export function demoSlug(title: string): string {
  return title
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
