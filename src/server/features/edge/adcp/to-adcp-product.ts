import type { AdcpProduct } from '#contract/edge/adcp.ts'
import type { AdType, Interval } from '#domain/vocabulary.ts'
import type { OpenSpace } from '../open-data/open-space.ts'

/** What their schemas know of our media: an event has no channel of its own. */
const CHANNELS: Record<AdType, NonNullable<AdcpProduct['channels']>[number] | null> = {
  billboard: 'ooh',
  digital: 'dooh',
  print: 'print',
  radio: 'radio',
  social: 'social',
  event: null,
}

/** Theirs are days, weeks and months; a price for anything else is one price, and what it is for stands in `ext`. */
const TIME_UNITS: Partial<Record<Interval, 'day' | 'week' | 'month'>> = {
  day: 'day',
  week: 'week',
  month: 'month',
}

interface Space {
  space: OpenSpace
  interval: Interval
  timeZone: string
  publicUrl: string
}

/** A space as everybody may have it, in the shape of an AdCP product. */
export function toAdcpProduct({ space, interval, timeZone, publicUrl }: Space): AdcpProduct {
  const channel = CHANNELS[space.media]
  const unit = TIME_UNITS[interval]
  return {
    product_id: String(space.id),
    name: space.title,
    description: space.description ?? space.title,
    publisher_properties: [
      {
        publisher_domain: new URL(publicUrl).hostname,
        selection_type: 'by_tag',
        property_tags: [space.media],
      },
    ],
    ...(channel && { channels: [channel] }),
    format_ids: [],
    delivery_type: 'guaranteed',
    pricing_options: [
      {
        pricing_option_id: `rate_${space.id}`,
        pricing_model: unit ? 'time' : 'flat_rate',
        currency: 'USD',
        fixed_price: space.rate,
        ...(unit && { parameters: { time_unit: unit } }),
      },
    ],
    reporting_capabilities: {
      available_reporting_frequencies: ['monthly'],
      // proof is due within ten working days after it begins
      expected_delay_minutes: 14 * 24 * 60,
      timezone: timeZone,
      supports_webhooks: false,
      available_metrics: ['spend'],
      date_range_support: 'lifetime_only',
    },
    ext: {
      placard: {
        url: space.url,
        billing_duration: space.billing_duration,
        openooh_venue_id: space.openooh_venue_id,
        next_available: space.next_available,
        nothing_free: space.nothing_free,
        prepare_with: 'prepare_order of /mcp',
      },
    },
  }
}
