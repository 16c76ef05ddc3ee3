import type { PersonalTables } from '../../platform/personal-data/personal-table.ts'
import { accountsData } from '../accounts/personal-data.ts'
import { alertsData } from '../alerts/personal-data.ts'
import { attachmentsData } from '../attachments/personal-data.ts'
import { availabilityData } from '../availability/personal-data.ts'
import { blocksData } from '../blocks/personal-data.ts'
import { bookingChangesData } from '../booking-changes/personal-data.ts'
import { bookingTermsData } from '../booking-terms/personal-data.ts'
import { bookingsData } from '../bookings/personal-data.ts'
import { calendarsData } from '../calendars/personal-data.ts'
import { conversationsData } from '../conversations/personal-data.ts'
import { countsData } from '../counts/personal-data.ts'
import { creativesData } from '../creatives/personal-data.ts'
import { crossPostingData } from '../cross-posting/personal-data.ts'
import { disputesData } from '../disputes/personal-data.ts'
import { documentsData } from '../documents/personal-data.ts'
import { errorLogData } from '../error-log/personal-data.ts'
import { importsData } from '../imports/personal-data.ts'
import { inboundMailData } from '../inbound-mail/personal-data.ts'
import { ledgerData } from '../ledger/personal-data.ts'
import { listingsData } from '../listings/personal-data.ts'
import { liveData } from '../live/personal-data.ts'
import { newsletterData } from '../newsletter/personal-data.ts'
import { noticesData } from '../notices/personal-data.ts'
import { ordersData } from '../orders/personal-data.ts'
import { outboxData } from '../outbox/personal-data.ts'
import { paymentsData } from '../payments/personal-data.ts'
import { photosData } from '../photos/personal-data.ts'
import { reportsData } from '../reports/personal-data.ts'
import { responsesData } from '../responses/personal-data.ts'
import { savedData } from '../saved/personal-data.ts'
import { searchData } from '../search/personal-data.ts'
import { supportData } from '../support/personal-data.ts'
import { viewingsData } from '../viewings/personal-data.ts'

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
