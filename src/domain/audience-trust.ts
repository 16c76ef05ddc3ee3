import type { AudienceBasis } from './vocabulary.ts'

/** How far an audience figure is believed, by where it comes from: 0..1. Placard's own choice. */
export const AUDIENCE_TRUST: Record<AudienceBasis, number> = {
  measured: 1,
  modelled: 0.8,
  circulation: 0.7,
  followers: 0.55,
  'seller-stated': 0.4,
}
