import type { PersonalData } from '../../platform/personal-data/personal-data.ts'
import { countsData } from './counts/personal-data.ts'
import { ledgerData } from './ledger/personal-data.ts'
import { noticesData } from './notices/personal-data.ts'

/** What the wing keeps about people. */
export const groundWingData: PersonalData = {
  tables: {
    ...countsData,
    ...ledgerData,
    ...noticesData,
  },
  erasers: [],
}
