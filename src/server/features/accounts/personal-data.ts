import type { PersonalData } from '../../platform/personal-data/personal-data.ts'
import { accountsData } from './accounts/personal-data.ts'
import { apiKeysData } from './api-keys/personal-data.ts'
import { organizationsData } from './organizations/personal-data.ts'
import { webhooksData } from './webhooks/personal-data.ts'

/** What the wing keeps about people. */
export const accountsWingData: PersonalData = {
  tables: {
    ...accountsData,
    ...apiKeysData,
    ...organizationsData,
    ...webhooksData,
  },
  erasers: [],
}
