import type { PersonalData } from '../../platform/personal-data/personal-data.ts'
import { liveData } from './live/personal-data.ts'
import { openDataData } from './open-data/personal-data.ts'

/** What the wing keeps about people. */
export const edgeWingData: PersonalData = {
  tables: {
    ...liveData,
    ...openDataData,
  },
  erasers: [],
}
