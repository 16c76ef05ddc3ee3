import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import type { AdcpProduct } from '#contract/edge/adcp.ts'
import { AD_TYPES, INTERVALS } from '#domain/vocabulary.ts'
import { buildListing } from '#test/support/listings/build-listing.ts'
import { createTestApp } from '#test/support/test-app.ts'

const SCHEMAS = join(
  dirname(createRequire(import.meta.url).resolve('@adcp/sdk/package.json')),
  'dist/lib/schemas-data/3.0',
)

/** The schemas that the organization of AdCP publishes with its own package, by their `$id`. */
function readSchemas(): Ajv {
  const ajv = new Ajv({ strict: false, validateFormats: false })
  for (const folder of ['core', 'enums', 'pricing-options', 'media-buy'])
    for (const file of readdirSync(join(SCHEMAS, folder), { recursive: true, encoding: 'utf8' }))
      if (file.endsWith('.json')) {
        const schema = JSON.parse(readFileSync(join(SCHEMAS, folder, file), 'utf8'))
        if (schema.$id && !ajv.getSchema(schema.$id)) ajv.addSchema(schema)
      }
  return ajv
}

describe('products in the shape of AdCP', () => {
  it('fit the schemas of AdCP 3.0 for every medium and period', async () => {
    const { context, db, get } = await createTestApp()
    for (const [index, ad_type] of AD_TYPES.entries())
      await buildListing(db, { ad_type, frequency: INTERVALS[index]!, title: `A ${ad_type}` })
    await buildListing(db, { frequency: 'one-time', venue: 'ferry', title: 'Call (206) 555-0142' })
    await buildListing(db, { status: 'pending' })
    await context.search.catchUp()
    const answer = await get('/api/adcp/v3/products?count=100')
    const { products } = (await answer.json()) as { products: AdcpProduct[] }
    expect(answer.headers.get('x-total-count')).toBe(String(AD_TYPES.length + 1))
    expect(products).toHaveLength(AD_TYPES.length + 1)

    const ajv = readSchemas()
    const product = ajv.getSchema('/schemas/3.0.6/core/product.json')!
    for (const one of products) expect(product(one) || product.errors).toBe(true)
    // the schema is theirs, and says no where it should
    expect(product({ ...products[0], pricing_options: [] })).toBe(false)
    expect(product({ ...products[0], channels: ['billboard'] })).toBe(false)

    expect(products.at(-1)).toMatchObject({
      channels: ['ooh'],
      pricing_options: [{ pricing_model: 'flat_rate', currency: 'USD' }],
      ext: { placard: { openooh_venue_id: 107, billing_duration: null } },
    })
    expect(products[0]?.pricing_options[0]).toMatchObject({
      pricing_model: 'time',
      parameters: { time_unit: 'day' },
    })
    expect(JSON.stringify(products)).not.toMatch(/@|555-0142/)
  })
})
