import type { AdType } from '#domain/vocabulary.ts'

// apart from the form and its checks: what a route reads is bundled with every page
const DEFAULT_LOCATION = 'Seattle, WA'

/** What the fields hold, as typed. */
export interface BuyerFormValues {
  location: string
  ad_type: string
  target_market: string
  price_min: string
  price_max: string
  query: string
}

export const EMPTY_BUYER_FORM: BuyerFormValues = {
  location: DEFAULT_LOCATION,
  ad_type: 'any',
  target_market: 'any',
  price_min: '',
  price_max: '',
  query: '',
}

/** The body of `POST /api/ai/buyer`; empty fields are omitted. */
export function toBuyerBody(form: BuyerFormValues) {
  return {
    location: form.location.trim() || undefined,
    ad_type: form.ad_type as 'any' | 'transit' | AdType,
    target_market: [form.target_market],
    price_min: form.price_min.trim() === '' ? undefined : Number(form.price_min),
    price_max: form.price_max.trim() === '' ? undefined : Number(form.price_max),
    query: form.query.trim() || undefined,
  }
}
