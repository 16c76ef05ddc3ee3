import { accountDataWingData } from './features/account-data/personal-data.ts'
import { accountsWingData } from './features/accounts/personal-data.ts'
import { bookingWingData } from './features/booking/personal-data.ts'
import { contentWingData } from './features/content/personal-data.ts'
import { discoveryWingData } from './features/discovery/personal-data.ts'
import { edgeWingData } from './features/edge/personal-data.ts'
import { groundWingData } from './features/ground/personal-data.ts'
import { listingsWingData } from './features/listings/personal-data.ts'
import { messagingWingData } from './features/messaging/personal-data.ts'
import { operationsWingData } from './features/operations/personal-data.ts'
import { planningWingData } from './features/planning/personal-data.ts'
import type { PersonalData } from './platform/personal-data/personal-data.ts'

const WINGS: readonly PersonalData[] = [
  accountDataWingData,
  accountsWingData,
  bookingWingData,
  contentWingData,
  discoveryWingData,
  edgeWingData,
  groundWingData,
  listingsWingData,
  messagingWingData,
  operationsWingData,
  planningWingData,
]

/** Everything that is kept about people, of all features. A test compares its tables with `db/schema.sql`. */
export const PERSONAL_DATA: PersonalData = {
  tables: Object.fromEntries(WINGS.flatMap(({ tables }) => Object.entries(tables))),
  erasers: WINGS.flatMap(({ erasers }) => erasers),
}
