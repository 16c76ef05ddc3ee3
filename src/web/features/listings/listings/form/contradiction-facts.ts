import type { Mend, SaidTwice } from '#domain/listings/said-twice.ts'
import type { FormValues } from './form-values.ts'

/** What the form says twice, as it is typed; a number that is none yet says nothing. */
export function toSaidTwice(values: FormValues, booked: SaidTwice['booked'] = null): SaidTwice {
  return {
    title: values.title,
    description: values.description,
    locationDetails: values.locationDetails,
    specifications: values.specifications,
    listingType: values.listingType,
    price: toNumber(values.price),
    interval: values.interval,
    setupFee: toNumber(values.setupFee),
    minContract: values.minContract || null,
    location: values.location,
    address: values.address || null,
    booked,
  }
}

function toNumber(text: string): number | null {
  const value = Number(text)
  return text.trim() === '' || !Number.isFinite(value) ? null : value
}

/** The specifications with one of them saying something else. */
export function withFact(
  specifications: FormValues['specifications'],
  { label, value }: Extract<Mend, { field: 'specification' }>,
): FormValues['specifications'] {
  const at = specifications.findIndex((one) => one.label === label)
  return specifications.map((one, i) => (i === at ? { ...one, value } : one))
}

/** `Use 14 × 48 ft` */
export function labelMend({ field, value }: Mend, text: string): string {
  if (field === 'specification') return `Use ${value}`
  return field === 'price' || field === 'setupFee' ? `Use $${value.toLocaleString('en-US')}` : `Use ${text}`
}
