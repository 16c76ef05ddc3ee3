import type { AppContext } from '../../context.ts'
import type { App } from '../../platform/http/env.ts'
import type { PersonalData } from '../../platform/personal-data/personal-data.ts'
import { mountAccountData } from './account-data/routes.ts'

/** The routes of the wing, in precedence. */
export function mountAccountDataWing(app: App, context: AppContext, personalData: PersonalData): void {
  mountAccountData(app, { context, personalData })
}
