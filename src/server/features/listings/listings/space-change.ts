import { BULK_FIELDS } from '#contract/listings/listings-changes.ts'
import type { SpaceChange } from '#contract/listings/listings-spaces.ts'
import type { Schema } from '#contract/route.ts'
import { required } from '#domain/required.ts'
import { toAudienceTag } from '#domain/vocabulary.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { ListingRow } from './present.ts'

/** Fields of an unfinished draft that a change fills in. */
export function listGiven(change: SpaceChange): string[] {
  return change.kind === 'field' ? [change.field] : (GIVEN[change.kind] ?? [])
}

const GIVEN: Partial<Record<SpaceChange['kind'], string[]>> = {
  price: ['price'],
  'add-tag': ['targetMarket'],
  from: ['availableFrom'],
  until: ['availableTo'],
}

/** What a change means for one listing, by the rules of the form; columns as they are read. @throws AppError `invalid-input` */
export function toColumns(change: SpaceChange, row: ListingRow): Partial<ListingRow> {
  switch (change.kind) {
    case 'price':
      return { price: parse(BULK_FIELDS.price, change.dollars) }
    case 'percent':
      return { price: parse(BULK_FIELDS.price, Math.round(row.price * (1 + change.percent / 100))) }
    case 'from':
      return { availability_start: parse<string | null>(BULK_FIELDS.availableFrom, change.day) ?? null }
    case 'until':
      return { availability_end: parse<string | null>(BULK_FIELDS.availableTo, change.day) ?? null }
    case 'add-tag':
      return { target_market: parse(BULK_FIELDS.targetMarket, [...row.target_market, change.tag]) }
    case 'remove-tag': {
      const gone = toAudienceTag(change.tag)
      return {
        target_market: parse(
          BULK_FIELDS.targetMarket,
          row.target_market.filter((tag) => tag !== gone),
        ),
      }
    }
    case 'add-feature':
      return {
        features: parse(BULK_FIELDS.features, [...without(row.features, change.feature), change.feature]),
      }
    case 'remove-feature':
      return { features: parse(BULK_FIELDS.features, without(row.features, change.feature)) }
    case 'fact':
      return { specifications: parse(BULK_FIELDS.specifications, withFact(row, change)) }
    case 'field':
      return toField(change)
    default:
      return {}
  }
}

const isSame = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()
const without = (all: readonly string[], gone: string) => all.filter((one) => !isSame(one, gone))

/** In the place of the fact of this label, else at the end. */
function withFact(
  { specifications }: Pick<ListingRow, 'specifications'>,
  { label, value }: { label: string; value: string },
): ListingRow['specifications'] {
  const at = specifications.findIndex((fact) => isSame(fact.label, label))
  const others = specifications.filter((fact) => !isSame(fact.label, label))
  return value === '' ? others : others.toSpliced(at < 0 ? others.length : at, 0, { label, value })
}

function toField({ field, value }: Extract<SpaceChange, { kind: 'field' }>): Partial<ListingRow> {
  switch (field) {
    case 'description':
      return { description: parse(BULK_FIELDS.description, value) }
    case 'venue':
      return { venue: parse(BULK_FIELDS.venue, value) }
    case 'locationDetails':
      return { location_details: parse<string | null>(BULK_FIELDS.locationDetails, value) || null }
    case 'minContract':
      return { min_contract: parse<string | null>(BULK_FIELDS.minContract, value) || null }
    case 'paymentTerms':
      return { payment_terms: parse<string | null>(BULK_FIELDS.paymentTerms, value) || null }
    case 'setupFee': {
      const dollars = value.replace(/[$,\s]/g, '')
      return {
        setup_fee:
          parse<number | null>(BULK_FIELDS.setupFee, dollars === '' ? null : Number(dollars)) ?? null,
      }
    }
  }
}

function parse<T>(schema: Schema, value: unknown): T {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data as T
  throw new AppError('invalid-input', { message: required(parsed.error.issues[0]).message })
}

/** Whether a listing says all of this already. */
export function saysSo(set: Partial<ListingRow>, row: ListingRow): boolean {
  return Object.entries(set).every(
    ([name, value]) =>
      JSON.stringify(row[name as keyof ListingRow] ?? null) === JSON.stringify(value ?? null),
  )
}
