/** A visit to a space. */
export const VIEWING_STATUSES = ['proposed', 'confirmed', 'declined', 'cancelled', 'done', 'missed'] as const
export type ViewingStatus = (typeof VIEWING_STATUSES)[number]
