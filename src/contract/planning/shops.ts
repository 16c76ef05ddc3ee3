import { z } from 'zod'
import { MAX_ID } from '#domain/limits.ts'
import { SHOP_LIMITS, SHOP_PRECISIONS } from '#domain/planning/shops.ts'
import { isPrintable } from '../accounts/accounts.ts'
import { asName, IdParams, toWords, visible } from '../common.ts'
import { defineRoutes } from '../route.ts'

const Success = z.object({ success: z.boolean() })

export const Shop = z.object({
  id: z.number().int().min(1).max(MAX_ID),
  name: z.string(),
  /** As it was given. */
  address: z.string(),
  lat: z.number(),
  lng: z.number(),
  /** The point itself, the middle of its ZIP code, or of its town. */
  precision: z.enum(SHOP_PRECISIONS),
})
export type Shop = z.infer<typeof Shop>

export const ShopInput = z.object({
  name: asName(
    z
      .string('Give the shop a name')
      .trim()
      .check(...visible(1, 'Give the shop a name'))
      .max(SHOP_LIMITS.name, `Name must be at most ${SHOP_LIMITS.name} characters`)
      .refine(isPrintable, 'Name must not contain unprintable characters'),
    'thing',
  ),
  /** An address with its ZIP code or town, or latitude and longitude. */
  address: z
    .string('Say where it is')
    .overwrite(toWords)
    .trim()
    .check(...visible(1, 'Say where it is'))
    .max(SHOP_LIMITS.address, `At most ${SHOP_LIMITS.address} characters`),
})

export const PastedShops = z.object({
  /** One a line: name, address; or name, latitude, longitude. */
  text: z
    .string('Paste a list')
    .overwrite(toWords)
    .check(...visible(1, 'Paste a list'))
    .max(SHOP_LIMITS.pasted, `At most ${SHOP_LIMITS.pasted.toLocaleString('en-US')} characters`),
})

/** What became of a pasted list. */
export const PasteAnswer = z.object({
  added: z.number().int(),
  /** There already, under the same name and address. */
  known: z.number().int(),
  refused: z.array(z.object({ line: z.number().int(), text: z.string(), message: z.string() })),
})
export type PasteAnswer = z.infer<typeof PasteAnswer>

export const shopRoutes = defineRoutes({
  listShops: {
    method: 'GET',
    path: '/api/shops',
    scope: 'plans:read',
    summary: 'My own places, by name: plans say how far each space is from the nearest',
    needsAccount: true,
    output: z.array(Shop),
  },
  addShop: {
    method: 'POST',
    path: '/api/shops',
    summary: 'Add a place of mine by its address, or by latitude and longitude',
    needsAccount: true,
    needs: 'plan',
    body: ShopInput,
    output: Shop,
    status: 201,
    refusals: ['conflict'],
  },
  pasteShops: {
    method: 'POST',
    path: '/api/shops/pasted',
    summary: 'Add many places of mine, one a line; those that are known are added, the others named',
    needsAccount: true,
    needs: 'plan',
    body: PastedShops,
    output: PasteAnswer,
    refusals: ['conflict'],
  },
  addShopFile: {
    method: 'POST',
    path: '/api/shops/files',
    summary:
      'The same of a file, as multipart/form-data: `file`, a CSV or text file or an Excel workbook of at most 1 MB',
    needsAccount: true,
    needs: 'plan',
    accepts: ['multipart/form-data'],
    output: PasteAnswer,
    status: 201,
    refusals: ['conflict', 'rate-limited'],
  },
  removeShop: {
    method: 'DELETE',
    path: '/api/shops/:id',
    summary: 'Remove a place of mine; gone already is as good',
    needsAccount: true,
    needs: 'plan',
    params: IdParams,
    output: Success,
  },
  removeShops: {
    method: 'DELETE',
    path: '/api/shops',
    summary: 'Remove all places of mine',
    needsAccount: true,
    needs: 'plan',
    output: Success,
  },
})
