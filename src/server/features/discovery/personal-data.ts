import type { PersonalData } from '../../platform/personal-data/personal-data.ts'
import { alertsData } from './alerts/personal-data.ts'
import { savedData } from './saved/personal-data.ts'
import { searchData } from './search/personal-data.ts'

/** What the wing keeps about people. */
export const discoveryWingData: PersonalData = {
  tables: {
    ...alertsData,
    ...savedData,
    ...searchData,
  },
  erasers: [],
}
