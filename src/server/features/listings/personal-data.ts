import type { PersonalData } from '../../platform/personal-data/personal-data.ts'
import { eraseImports, importsData } from './imports/personal-data.ts'
import { inventorySourcesData } from './inventory-sources/personal-data.ts'
import { eraseLeaseFiles, listingsData } from './listings/personal-data.ts'
import { photosData } from './photos/personal-data.ts'
import { reviewsData } from './reviews/personal-data.ts'

/** What the wing keeps about people. */
export const listingsWingData: PersonalData = {
  tables: {
    ...importsData,
    ...inventorySourcesData,
    ...listingsData,
    ...photosData,
    ...reviewsData,
  },
  erasers: [eraseImports, eraseLeaseFiles],
}
