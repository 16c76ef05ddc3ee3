import type { PersonalData } from '../../platform/personal-data/personal-data.ts'
import { accountDataData, eraseExports } from './account-data/personal-data.ts'

/** What the wing keeps about people. */
export const accountDataWingData: PersonalData = { tables: accountDataData, erasers: [eraseExports] }
