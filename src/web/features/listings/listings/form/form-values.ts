import { zodResolver } from '@hookform/resolvers/zod'
import type { Resolver } from 'react-hook-form'
import type { Picture } from '#contract/listings/listings.ts'
import { ListingForm } from '#contract/listings/listings-form.ts'
import { toMarketDate } from '#domain/format-dates.ts'
import type { LatLng } from '#domain/geo.ts'
import { mapTerms, type TermName } from '#domain/listings/listing-terms.ts'
import type { AdType, AudienceBasis, AudiencePeriod, Interval, ListingType } from '#domain/vocabulary.ts'

/** The form as it is typed: everything a text until it is sent. Names are the specification's. */
export interface FormValues extends Record<TermName, string> {
  title: string
  type: AdType | ''
  price: string
  interval: Interval
  listingType: ListingType
  description: string
  images: Picture[]
  location: string
  address: string
  coordinates: LatLng | null
  locationDetails: string
  specifications: { label: string; value: string }[]
  features: string[]
  targetMarket: string[]
  audience: { value: string; per: AudiencePeriod; basis: AudienceBasis }
  availableFrom: string
  availableTo: string
  crosspost: string[]
}

export type CheckedValues = ListingForm

export const formResolver = zodResolver(ListingForm as never) as unknown as Resolver<
  FormValues,
  unknown,
  CheckedValues
>

/** Availability starts today, in the home market's time zone. */
export function emptyForm(now: Date): FormValues {
  return {
    title: '',
    type: '',
    price: '',
    interval: 'month',
    listingType: 'rent',
    description: '',
    images: [],
    location: '',
    address: '',
    coordinates: null,
    locationDetails: '',
    specifications: [{ label: '', value: '' }],
    features: [],
    targetMarket: ['local-business'],
    audience: { value: '', per: 'week', basis: 'seller-stated' },
    availableFrom: toMarketDate(now),
    availableTo: '',
    ...mapTerms({ text: () => '', dollars: () => '' }),
    crosspost: [],
  }
}
