import type { Venue } from '#domain/vocabulary.ts'
import type { Seeded } from '../seeded.ts'
import type { Mood } from './moods.ts'

/** Everything a composition may look at. */
export interface Scene {
  rng: Seeded
  mood: Mood
  accent: string
  venue: Venue | undefined
}
