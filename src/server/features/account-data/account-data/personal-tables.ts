import type { PersonalTables } from '../../../platform/personal-data/personal-table.ts'
import { accountsData } from '../../accounts/accounts/personal-data.ts'
import { availabilityData } from '../../booking/availability/personal-data.ts'
import { bookingTermsData } from '../../booking/booking-terms/personal-data.ts'
import { bookingsData } from '../../booking/bookings/personal-data.ts'
import { calendarsData } from '../../booking/calendars/personal-data.ts'
import { creativesData } from '../../booking/creatives/personal-data.ts'
import { disputesData } from '../../booking/disputes/personal-data.ts'
import { documentsData } from '../../booking/documents/personal-data.ts'
import { ordersData } from '../../booking/orders/personal-data.ts'
import { paymentsData } from '../../booking/payments/personal-data.ts'
import { newsletterData } from '../../content/newsletter/personal-data.ts'
import { supportData } from '../../content/support/personal-data.ts'
import { alertsData } from '../../discovery/alerts/personal-data.ts'
import { savedData } from '../../discovery/saved/personal-data.ts'
import { searchData } from '../../discovery/search/personal-data.ts'
import { liveData } from '../../edge/live/personal-data.ts'
import { countsData } from '../../ground/counts/personal-data.ts'
import { ledgerData } from '../../ground/ledger/personal-data.ts'
import { noticesData } from '../../ground/notices/personal-data.ts'
import { importsData } from '../../listings/imports/personal-data.ts'
import { listingsData } from '../../listings/listings/personal-data.ts'
import { photosData } from '../../listings/photos/personal-data.ts'
import { reviewsData } from '../../listings/reviews/personal-data.ts'
import { attachmentsData } from '../../messaging/attachments/personal-data.ts'
import { blocksData } from '../../messaging/blocks/personal-data.ts'
import { conversationsData } from '../../messaging/conversations/personal-data.ts'
import { inboundMailData } from '../../messaging/inbound-mail/personal-data.ts'
import { reportsData } from '../../messaging/reports/personal-data.ts'
import { responsesData } from '../../messaging/responses/personal-data.ts'
import { viewingsData } from '../../messaging/viewings/personal-data.ts'
import { errorLogData } from '../../operations/error-log/personal-data.ts'
import { outboxData } from '../../operations/outbox/personal-data.ts'

/** Every table that holds something about people, by name; each feature says so of its own. A test compares it with `db/schema.sql`. */
export const PERSONAL_TABLES: PersonalTables = {
  ...accountsData,
  ...alertsData,
  ...attachmentsData,
  ...availabilityData,
  ...blocksData,
  ...bookingTermsData,
  ...bookingsData,
  ...calendarsData,
  ...conversationsData,
  ...countsData,
  ...creativesData,
  ...disputesData,
  ...documentsData,
  ...errorLogData,
  ...importsData,
  ...inboundMailData,
  ...ledgerData,
  ...listingsData,
  ...liveData,
  ...newsletterData,
  ...noticesData,
  ...ordersData,
  ...outboxData,
  ...paymentsData,
  ...photosData,
  ...reviewsData,
  ...reportsData,
  ...responsesData,
  ...savedData,
  ...searchData,
  ...supportData,
  ...viewingsData,
}
