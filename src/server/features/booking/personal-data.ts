import type { PersonalData } from '../../platform/personal-data/personal-data.ts'
import { availabilityData } from './availability/personal-data.ts'
import { bookingTermsData } from './booking-terms/personal-data.ts'
import { bookingsData, eraseDrafts } from './bookings/personal-data.ts'
import { calendarsData } from './calendars/personal-data.ts'
import { campaignReportsData } from './campaign-reports/personal-data.ts'
import { clientsData } from './clients/personal-data.ts'
import { contractsData } from './contracts/personal-data.ts'
import { creativesData, eraseArtwork } from './creatives/personal-data.ts'
import { disputesData } from './disputes/personal-data.ts'
import { documentsData } from './documents/personal-data.ts'
import { ordersData } from './orders/personal-data.ts'
import { paymentsData } from './payments/personal-data.ts'
import { proofsData } from './proofs/personal-data.ts'
import { proposalsData } from './proposals/personal-data.ts'
import { responseCodesData } from './response-codes/personal-data.ts'
import { salesData } from './sales/personal-data.ts'
import { sellerReviewsData } from './seller-reviews/personal-data.ts'

/** What the wing keeps about people. */
export const bookingWingData: PersonalData = {
  tables: {
    ...availabilityData,
    ...bookingTermsData,
    ...bookingsData,
    ...calendarsData,
    ...campaignReportsData,
    ...clientsData,
    ...contractsData,
    ...creativesData,
    ...disputesData,
    ...documentsData,
    ...ordersData,
    ...paymentsData,
    ...proofsData,
    ...proposalsData,
    ...responseCodesData,
    ...salesData,
    ...sellerReviewsData,
  },
  erasers: [eraseDrafts, eraseArtwork],
}
