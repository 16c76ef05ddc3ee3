import type { Actor } from '../listings/listing.ts'

/**
 * Sales people keep to the floor of a rate card; whoever may cancel what is booked may go below. These read prices too: a refusal, which
 * goes to the others, names no amount.
 */
export function mayGoBelow(actor: Pick<Actor, 'may'>): boolean {
  return actor.may.has('undo')
}
