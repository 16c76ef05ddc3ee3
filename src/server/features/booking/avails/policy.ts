import type { Actor } from '#domain/listings/listing.ts'

/** Whose faces, contracts and labels a grid shows: one's own, whoever asks. Admins help on the calendar of a single space. */
export function whoseAvails({ organizationId }: Pick<Actor, 'organizationId'>): { sellerId: number } {
  return { sellerId: organizationId }
}

/** Blocks that were made by hand on own spaces; those of contracts are their file's. */
export function canTakeBack(
  actor: Pick<Actor, 'organizationId'>,
  claim: { sellerId: number; kind: string; isOfContract: boolean },
): boolean {
  return actor.organizationId === claim.sellerId && claim.kind === 'block' && !claim.isOfContract
}
