import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { PREPARED_TEXTS } from '#contract/booking/orders-prepared.ts'
import { allRoutes } from '#contract/index.ts'
import { BULK_FIELDS } from '#contract/listings/listings-changes.ts'
import { DRAFT_FIELDS } from '#contract/listings/listings-form.ts'

/**
 * Every text that somebody may write, by the name of its field: a new one belongs to one of these. Names go through `asName`; words may
 * not consist of what nobody sees; the rest is no prose: secrets, codes, addresses, searches, fields of files.
 */
const NAMES =
  'agent bankName brand brands clientName company contact holder label name nameInContracts outlet payee signer sponsor title username'.split(
    ' ',
  )
const WORDS =
  'address answer body columns decision description details feature intro locationDetails message minContract note number paymentTerms program reason rejectionReason resolution role subject tag taxExemption value words'.split(
    ' ',
  )
const OTHERS =
  'account accountid advertiserbrandid ageRange alt at authority availableFrom availableTo category cells code confirmation crosspost csv currentPassword cursor day defaults dollars duty email enddate endpoint extras features form id incomeLevel interval landlord level location meter otherPlaces password passwordConfirm path phone place price producttags promo query rawId response routing search secret site sites specs stack startdate step target target_market targetMarket text timeZone to token type until updatedAt url visitor website where clientExtensionResults availabilityStart availabilityEnd specifications listing'.split(
    ' ',
  )
/** A field's path → why its name is none. */
const NO_NAMES: Record<string, string> = {
  'login.username': 'is compared, not kept',
  'searchOpenDirectProducts.name': 'is searched for, not kept',
  'importStatement.name': 'is that of a file, which only its owner sees',
  'adviseSeller.title': 'is judged, not kept',
  'adviseSeller.specifications.label': 'is judged, not kept',
  'createCannedReply.title': 'is for admins, by admins',
  'updateOwnListings.changes.set.title': 'is read by BULK_FIELDS',
  'updateOwnListings.changes.set.specifications.label': 'is read by BULK_FIELDS',
  'changeSpaces.change.label': 'is read by BULK_FIELDS',
  'createListing.specifications.label': 'is a word such as "Size"',
  'updateListing.specifications.label': 'is a word such as "Size"',
  'listing form.specifications.label': 'is a word such as "Size"',
}
/** Judged by the action, for what is stored already may stay (`update-profile.ts`, `read-message.ts`): their tests hold the rest. */
const JUDGED_BY_ACTION = ['updateProfile.name', 'updateProfile.company', 'sendSupportMessage.name']

interface Field {
  path: string
  key: string
  rule: z.ZodType
}

const fields = [
  ...Object.entries(allRoutes).flatMap(([name, route]) =>
    'body' in route ? walk(route.body as unknown as z.ZodType, { path: name, key: name }) : [],
  ),
  ...[DRAFT_FIELDS, BULK_FIELDS, PREPARED_TEXTS].flatMap((shape) =>
    Object.entries(shape).flatMap(([key, rule]) =>
      walk(rule as z.ZodType, { path: `listing form.${key}`, key, rule: rule as z.ZodType }),
    ),
  ),
]

/** The texts within a schema, each with the rule of the field that it is. */
function walk(schema: z.ZodType, at: Omit<Field, 'rule'> & { rule?: z.ZodType }): Field[] {
  // biome-ignore lint/suspicious/noExplicitAny: the inside of a schema has no type
  const def = (schema as any)._zod.def
  const { rule = schema } = at
  const go = (inner: z.ZodType) => walk(inner, { ...at, rule })
  if (def.type === 'string') return def.format || isFormatted(def) ? [] : [{ ...at, rule }]
  if (def.type === 'object')
    return Object.entries(def.shape as Record<string, z.ZodType>).flatMap(([key, inner]) =>
      walk(inner, { path: `${at.path}.${key}`, key }),
    )
  if (def.type === 'array') return walk(def.element, { path: at.path, key: at.key })
  if (def.type === 'record') return walk(def.valueType, { path: at.path, key: at.key })
  if (def.type === 'union') return def.options.flatMap(go)
  // what comes first is a schema, or prepares what is given to one
  if (def.type === 'pipe') return go(def.in._zod.def.type === 'transform' ? def.out : def.in)
  return def.innerType ? go(def.innerType) : []
}

function isFormatted({ checks = [] }: { checks?: { _zod: { def: { check: string } } }[] }): boolean {
  return checks.some(({ _zod: { def } }) => def.check === 'string_format')
}

const isName = ({ key, path }: Field) => NAMES.includes(key) && !(path in NO_NAMES)
/** Judged or logged, not kept; or read field by field by `BULK_FIELDS`. */
const PASSING =
  /^(adviseSeller|reportError|searchOpenDirectProducts)\.|\.changes\.set\.|^changeSpaces\.change\.value$/
const isWords = ({ key, path }: Field) => WORDS.includes(key) && !PASSING.test(path)
const named = (of: (field: Field) => boolean) =>
  fields.filter(of).map((field) => [field.path, field] as const)

/** Names, words or lists of them, as they would be kept; undefined when refused. */
function keptOf({ rule }: Field, text: string): unknown {
  const parsed = rule.safeParse(text)
  return parsed.success ? parsed.data : undefined
}

it('every text of an input is a name, words, or neither', () => {
  const known = new Set([...NAMES, ...WORDS, ...OTHERS])
  expect([...new Set(fields.filter(({ key }) => !known.has(key)).map(({ path }) => path))]).toEqual([])
  expect(fields.filter(isName).length).toBeGreaterThan(20)
})

const UNSEEN = ['\u200b', '\u200d\u034f', '\u202e\u2066', '\u2800', '\u3164', '\u0301'].map((sign) =>
  sign.repeat(30),
)

describe('S14, PB-11: a name', () => {
  it.each(named(isName))('%s shows something, without what nobody sees', (_path, field) => {
    for (const text of UNSEEN) expect([undefined, null, '']).toContain(keptOf(field, text))
    expect(keptOf(field, 'Ballard\u200b Books\u00ad')).toBe('Ballard Books')
  })

  it.each(named((field) => isName(field) && !JUDGED_BY_ACTION.includes(field.path)))(
    '%s is in one alphabet a word, and not one of ours',
    (_path, field) => {
      expect(keptOf(field, 'Bаllard Books')).toBeUndefined()
      for (const name of ['Placard Support', 'PIacard Trust & Safety', 'ᴘʟᴀᴄᴀʀᴅ team', 'Р l a c a r d'])
        expect(keptOf(field, name)).toBeUndefined()
    },
  )
})

describe('PB-11: words', () => {
  it.each(named(isWords))('%s are none when nobody sees them', (_path, field) => {
    for (const text of UNSEEN) expect([undefined, null, '']).toContain(keptOf(field, text))
  })
})

describe('PB-11: a minimum length', () => {
  const long = ['a'.repeat(60), 'word '.repeat(12)]
  const bounded = fields.filter(
    (one) =>
      (isName(one) || isWords(one)) &&
      keptOf(one, 'a') === undefined &&
      long.some((text) => keptOf(one, text) !== undefined),
  )

  it.each(bounded.map((one) => [one.path, one] as const))('%s counts what is seen', (_path, one) => {
    for (const sign of ['\u200b', '\u2800', '\u0301'])
      expect(keptOf(one, `a${sign.repeat(60)}`)).toBeUndefined()
  })

  it('is had by some', () => expect(bounded.length).toBeGreaterThan(3))
})
