import type { QueryCase } from './queries.ts'
import { UNSEEN_QUERIES } from './queries-unseen.ts'
import { UNSEEN_FIFTH_QUERIES } from './queries-unseen-fifth.ts'
import { UNSEEN_FOURTH_QUERIES } from './queries-unseen-fourth.ts'
import { UNSEEN_SECOND_QUERIES } from './queries-unseen-second.ts'
import { UNSEEN_SEVENTH_QUERIES } from './queries-unseen-seventh.ts'
import { UNSEEN_SIXTH_QUERIES } from './queries-unseen-sixth.ts'
import { UNSEEN_THIRD_QUERIES } from './queries-unseen-third.ts'

/** Texts that were written before the rules knew them, in the order of writing; each file tells its first figures. */
export const UNSEEN_SETS: Readonly<Record<string, readonly QueryCase[]>> = {
  'unseen, first': UNSEEN_QUERIES,
  'unseen, second': UNSEEN_SECOND_QUERIES,
  'unseen, third': UNSEEN_THIRD_QUERIES,
  'unseen, fourth': UNSEEN_FOURTH_QUERIES,
  'unseen, fifth': UNSEEN_FIFTH_QUERIES,
  'unseen, sixth': UNSEEN_SIXTH_QUERIES,
  'unseen, seventh': UNSEEN_SEVENTH_QUERIES,
}
