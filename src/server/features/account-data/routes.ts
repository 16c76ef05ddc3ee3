import type { AppContext } from '../../context.ts'
import type { App } from '../../platform/http/env.ts'
import { mountAccountData } from './account-data/routes.ts'

/** The routes of the wing, in precedence. */
export function mountAccountDataWing(app: App, context: AppContext): void {
  mountAccountData(app, context)
}
