import type { PersonalTables } from '../../../platform/personal-data/personal-table.ts'
import { ofBookings } from '../../../platform/personal-data/through.ts'

/** What this feature keeps about people (decision 105): the record of a contract stays with its two sides. */
export const campaignReportsData: PersonalTables = {
  campaign_reports: {
    people: {},
    through: ofBookings,
    erasure: { kind: 'kept', until: 'seven years after the booking has ended' },
  },
}
