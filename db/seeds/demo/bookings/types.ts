import type { Actor } from '#domain/listings/listing.ts'
import type { Stage } from './stage.ts'

/** What a buyer wants of a space. */
interface DemoRequest {
  /** The first cells that are free and begin so many days after now or later; not above 0: from the one that holds that day on. */
  inDays: number
  /** Default: as few as the seller sells. */
  cells?: number
  quantity?: number
  /** Of the units, from 0. */
  unit?: number
  extras?: readonly string[]
  /** The days of another story, taken or not. */
  daysOf?: string
}

/** A booking as it is told: who wants what, and what happens when. */
export interface DemoBooking {
  /** By which stories name each other. */
  key: string
  /** Of the space. */
  title: string
  /** By username. */
  buyer: string
  request: DemoRequest
  brand: string
  /** It is paid in test mode, and told only where that is on. */
  needsTestMode?: true
  /** Days before now, in order. */
  acts: readonly (readonly [daysAgo: number, act: Act])[]
}

export interface Scene {
  stage: Stage
  told: DemoBooking
  listingId: number
  buyer: Actor
  seller: Actor
  /** Of all bookings so far, by key. */
  ids: Map<string, number>
}

export type Act = (scene: Scene) => Promise<unknown>
