import { accountsData } from './features/accounts/personal-data.ts'
import { alertsData } from './features/alerts/personal-data.ts'
import { attachmentsData } from './features/attachments/personal-data.ts'
import { availabilityData } from './features/availability/personal-data.ts'
import { blocksData } from './features/blocks/personal-data.ts'
import { bookingChangesData } from './features/booking-changes/personal-data.ts'
import { bookingTermsData } from './features/booking-terms/personal-data.ts'
import { bookingsData } from './features/bookings/personal-data.ts'
import { calendarsData } from './features/calendars/personal-data.ts'
import { conversationsData } from './features/conversations/personal-data.ts'
import { countsData } from './features/counts/personal-data.ts'
import { creativesData } from './features/creatives/personal-data.ts'
import { crossPostingData } from './features/cross-posting/personal-data.ts'
import { disputesData } from './features/disputes/personal-data.ts'
import { documentsData } from './features/documents/personal-data.ts'
import { errorLogData } from './features/error-log/personal-data.ts'
import { importsData } from './features/imports/personal-data.ts'
import { inboundMailData } from './features/inbound-mail/personal-data.ts'
import { ledgerData } from './features/ledger/personal-data.ts'
import { listingsData } from './features/listings/personal-data.ts'
import { liveData } from './features/live/personal-data.ts'
import { newsletterData } from './features/newsletter/personal-data.ts'
import { noticesData } from './features/notices/personal-data.ts'
import { ordersData } from './features/orders/personal-data.ts'
import { outboxData } from './features/outbox/personal-data.ts'
import { paymentsData } from './features/payments/personal-data.ts'
import { photosData } from './features/photos/personal-data.ts'
import { reportsData } from './features/reports/personal-data.ts'
import { responsesData } from './features/responses/personal-data.ts'
import { savedData } from './features/saved/personal-data.ts'
import { searchData } from './features/search/personal-data.ts'
import { supportData } from './features/support/personal-data.ts'
import { viewingsData } from './features/viewings/personal-data.ts'
import type { PersonalTables } from './platform/personal-data/personal-table.ts'

/** Every table that holds something about people, by name; each feature says so of its own. A test compares it with `db/schema.sql`. */
export const PERSONAL_TABLES: PersonalTables = {
  ...accountsData,
  ...alertsData,
  ...attachmentsData,
  ...availabilityData,
  ...blocksData,
  ...bookingChangesData,
  ...bookingTermsData,
  ...bookingsData,
  ...calendarsData,
  ...conversationsData,
  ...countsData,
  ...creativesData,
  ...crossPostingData,
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
  ...reportsData,
  ...responsesData,
  ...savedData,
  ...searchData,
  ...supportData,
  ...viewingsData,
}
