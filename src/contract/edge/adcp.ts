import { z } from 'zod'
import { queryInteger } from '../common.ts'
import { defineRoutes } from '../route.ts'

/** A space as a product in the shape of AdCP 3.0; a test holds it against the schemas that its organization publishes. */
export const AdcpProduct = z.object({
  product_id: z.string(),
  name: z.string(),
  description: z.string(),
  publisher_properties: z.array(
    z.object({
      publisher_domain: z.string(),
      selection_type: z.literal('by_tag'),
      property_tags: z.array(z.string()),
    }),
  ),
  channels: z.array(z.enum(['dooh', 'ooh', 'print', 'radio', 'social'])).optional(),
  /** None is declared: artwork is sent with a booking. */
  format_ids: z.array(z.object({ agent_url: z.string(), id: z.string() })),
  delivery_type: z.literal('guaranteed'),
  pricing_options: z.array(
    z.object({
      pricing_option_id: z.string(),
      pricing_model: z.enum(['flat_rate', 'time']),
      currency: z.literal('USD'),
      fixed_price: z.number(),
      parameters: z.object({ time_unit: z.enum(['day', 'week', 'month']) }).optional(),
    }),
  ),
  reporting_capabilities: z.object({
    available_reporting_frequencies: z.array(z.enum(['daily', 'monthly'])),
    expected_delay_minutes: z.number().int(),
    timezone: z.string(),
    supports_webhooks: z.literal(false),
    available_metrics: z.array(z.enum(['impressions', 'spend'])),
    date_range_support: z.literal('lifetime_only'),
  }),
  ext: z.object({
    placard: z.object({
      url: z.string(),
      /** What the price is for (ISO 8601); null: once. */
      billing_duration: z.string().nullable(),
      openooh_venue_id: z.number().int().nullable(),
      /** Null: at once, or, where `nothing_free`, never in the time that is sold. */
      next_available: z.string().nullable(),
      nothing_free: z.boolean(),
      /** A person places it, signed in: there is no create_media_buy here. */
      prepare_with: z.literal('prepare_order of /mcp'),
    }),
  }),
})
export type AdcpProduct = z.infer<typeof AdcpProduct>

export const adcpRoutes = defineRoutes({
  listAdcpProducts: {
    method: 'GET',
    path: '/api/adcp/v3/products',
    scope: 'spaces:read',
    isCostly: true,
    summary: 'Spaces as products in the shape of AdCP 3.0, the oldest first. Total in X-Total-Count.',
    query: z.object({
      count: queryInteger(1, 100).optional(),
      offset: queryInteger(0, 1_000_000).optional(),
    }),
    output: z.object({ products: z.array(AdcpProduct) }),
  },
})
