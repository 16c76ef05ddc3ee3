import type { Audience } from '#domain/vocabulary.ts'
import {
  UNSURE_BUSINESSES,
  UNSURE_COMMUTERS,
  UNSURE_PROFESSIONALS,
  UNSURE_SENIORS,
  UNSURE_YOUNG,
} from './group-words.ts'
import { PEOPLE_BY_AGE } from './people-by-age.ts'
import { PEOPLE_BY_WORK } from './people-by-work.ts'
import { type LexiconEntry, wordSet } from './phrases.ts'

/** `young-professionals` is two audiences at once. */
export type AudienceWord = Audience | 'young-professionals'

export const AUDIENCE_WORDS: readonly LexiconEntry<AudienceWord>[] = [
  ...PEOPLE_BY_WORK,
  ...PEOPLE_BY_AGE,
  { value: 'professionals', unsure: true, phrases: UNSURE_PROFESSIONALS },
  { value: 'local-business', unsure: true, phrases: UNSURE_BUSINESSES },
  { value: 'commuters', unsure: true, phrases: UNSURE_COMMUTERS },
  { value: 'young-adults', unsure: true, phrases: UNSURE_YOUNG },
  { value: 'seniors', unsure: true, phrases: UNSURE_SENIORS },
]

/** Before "owners": people who own something that is no business. */
export const OWNED_PRIVATELY: ReadonlySet<string> = wordSet(
  `home house dog cat pet horse car truck boat rv motorcycle bike tesla condo cabin land property pool gun garden phone new proud
  previous former the their future lake jeep subaru ev vehicle aircraft plane puppy livestock acreage view waterfront`,
)

/** After "kids", "family", "student" … these make it a kind of shop or product, not a target audience. */
export const NOT_PEOPLE_AFTER: ReadonlySet<string> =
  wordSet(`owned run business dentist dentistry doctor practice medicine law lawyer restaurant store shop clothing clothes toys
  loan loans housing discount night room center care living home homes bakery friendly soccer day baseball basketball football hockey sports sport team league tournament dinner recipe therapist photographer shower
  school license licence education app games furniture product products supply food party parties birthday manager`)
