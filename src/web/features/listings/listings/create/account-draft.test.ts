import { describe, expect, it } from 'vitest'
import type { OwnListing } from '#contract/listings/listings-own.ts'
import { buildWebListing } from '#test/support/listings/web-listing.ts'
import { withPageApi } from '#test/support/page-api.ts'
import { ApiError } from '#web/platform/api.ts'
import { emptyForm, type FormValues } from '../form/form-values.ts'
import { draftValues, isWorthKeeping, readAccountDraft, saveAccountDraft } from './account-draft.ts'

const EMPTY = emptyForm(new Date('2026-11-22T20:00:00Z'))
const own = (unfinished: Record<string, unknown> = {}, status = 'draft') =>
  ({ listing: { ...buildWebListing(), status }, sites: [], unfinished }) as unknown as OwnListing

describe('what is worth keeping', () => {
  it.each<[string, Partial<FormValues>, boolean]>([
    ['an opened form', {}, false],
    ['a chosen interval', { interval: 'week', listingType: 'buy' as never }, false],
    ['blanks', { title: '  ', description: '\n' }, false],
    ['a title', { title: 'Wall' }, true],
    ['a description', { description: 'Red' }, true],
    ['a price', { price: '0' }, true],
    ['a place', { location: 'Pine' }, true],
    ['an address', { address: '1 Pine Street' }, true],
    ['a photo', { images: [{} as never] }, true],
  ])('%s', (_what, values, expected) => {
    expect(isWorthKeeping({ ...EMPTY, ...values })).toBe(expected)
  })
})

describe('a stored draft in the form', () => {
  it.each<[string, Record<string, unknown>, Partial<FormValues>]>([
    ['what was typed comes back as it was', { price: 'about 900' }, { price: 'about 900' }],
    ['a text that was empty is empty, not what stands in for it', { title: null }, { title: '' }],
    [
      'a list that was empty is what an empty form has',
      { targetMarket: null },
      { targetMarket: EMPTY.targetMarket },
    ],
    ['what the form does not know is left out', { nonsense: 'x' }, { title: 'Wall on Pine Street' }],
  ])('%s', (_what, unfinished, expected) => {
    const values = draftValues(own(unfinished))
    expect(values).toMatchObject(expected)
    expect(Object.keys(values).sort()).toEqual(Object.keys(EMPTY).sort())
  })
})

describe('the account', () => {
  const at = own().listing.updatedAt
  const before = { id: 7, updatedAt: 'v1' }

  it.each([
    ['POST /api/my/drafts', null],
    ['PUT /api/my/drafts/7', before],
  ])('%s saves it', async (route, version) => {
    await withPageApi({ [route]: own() }, async (calls) => {
      expect(await saveAccountDraft(EMPTY, version)).toEqual({
        outcome: 'saved',
        draft: { id: 7, updatedAt: at },
      })
      const [, body] = calls[0]!.split(/ (?=\{)/)
      expect(JSON.parse(body!)).toEqual(version ? { form: EMPTY, updatedAt: 'v1' } : { form: EMPTY })
    })
  })

  it('another version is a conflict that brings it along', async () => {
    const refusal = { status: 409, message: 'Changed', current: own() }
    await withPageApi({ 'PUT /api/my/drafts/7': refusal }, async () => {
      expect(await saveAccountDraft(EMPTY, before)).toMatchObject({
        outcome: 'conflict',
        current: { listing: { id: 7 } },
      })
    })
  })

  it.each([
    ['a conflict of another kind', { status: 409, message: 'Too many drafts' }],
    ['a refusal', { status: 400, message: 'Not that' }],
    ['an error of the server', { status: 500, message: 'Broken' }],
  ])('%s is thrown', async (_what, refusal) => {
    await withPageApi({ 'PUT /api/my/drafts/7': refusal }, async () => {
      await expect(saveAccountDraft(EMPTY, before)).rejects.toThrow(ApiError)
    })
  })

  it.each([
    ['the draft', own(), 7],
    ['none of one that was submitted', own({}, 'pending'), undefined],
    ['none of one that is not there', { status: 404, message: 'None' }, undefined],
  ])('gives %s', async (_what, answer, id) => {
    await withPageApi({ 'GET /api/my/listings/7': answer }, async () => {
      const read = await readAccountDraft(7)
      expect(read?.listing.id).toBe(id)
      if (id === undefined) expect(read).toBeNull()
    })
  })

  it('what could not be read is no missing draft', async () => {
    await withPageApi({ 'GET /api/my/listings/7': { status: 500, message: 'Broken' } }, async () => {
      await expect(readAccountDraft(7)).rejects.toThrow(ApiError)
    })
  })
})
