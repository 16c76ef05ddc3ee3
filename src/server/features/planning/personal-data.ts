import type { PersonalData } from '../../platform/personal-data/personal-data.ts'
import { briefsData } from './briefs/personal-data.ts'
import { planRequestsData } from './plan-requests/personal-data.ts'
import { planSharesData } from './plan-shares/personal-data.ts'
import { plansData } from './plans/personal-data.ts'
import { shopsData } from './shops/personal-data.ts'

/** What the wing keeps about people. */
export const planningWingData: PersonalData = {
  tables: { ...plansData, ...planSharesData, ...planRequestsData, ...shopsData, ...briefsData },
  erasers: [],
}
