import type { PersonalData } from '../../platform/personal-data/personal-data.ts'
import { newsletterData } from './newsletter/personal-data.ts'
import { supportData } from './support/personal-data.ts'

/** What the wing keeps about people. */
export const contentWingData: PersonalData = {
  tables: {
    ...newsletterData,
    ...supportData,
  },
  erasers: [],
}
