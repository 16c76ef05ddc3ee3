import { FACING_LABELS, FACINGS } from '#domain/listings/facings.ts'
import { AD_TYPE_LABELS, AD_TYPES } from '#domain/vocabulary.ts'

export const TYPES = AD_TYPES.map((value) => ({ value, label: AD_TYPE_LABELS[value] }))
export const FACES = FACINGS.map((value) => ({ value, label: FACING_LABELS[value] }))
export const BY = [
  { value: 'period', label: 'Posting periods' },
  { value: 'week', label: 'Weeks' },
  { value: 'day', label: 'Days' },
] as const
