import type { Venue } from '#domain/vocabulary.ts'
import type { Seeded } from '../seeded.ts'
import type { Mood } from './moods.ts'

/** The inputs of a composition. */
export interface Scene {
  rng: Seeded
  mood: Mood
  accent: string
  venue: Venue | undefined
}
