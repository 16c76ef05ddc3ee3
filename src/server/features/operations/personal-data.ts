import type { PersonalData } from '../../platform/personal-data/personal-data.ts'
import { errorLogData } from './error-log/personal-data.ts'
import { outboxData } from './outbox/personal-data.ts'

/** What the wing keeps about people. */
export const operationsWingData: PersonalData = {
  tables: {
    ...errorLogData,
    ...outboxData,
  },
  erasers: [],
}
