import type { AppContext } from '../../context.ts'
import type { App } from '../../platform/http/env.ts'
import { mountContent } from './content/routes.ts'
import { mountNewsletter } from './newsletter/routes.ts'
import { mountPageViews } from './page-views/routes.ts'
import { mountSupportAdmin } from './support/admin-routes.ts'
import { mountSupport } from './support/routes.ts'

/** The routes of the wing, in precedence. */
export function mountContentWing(app: App, context: AppContext): void {
  mountContent(app, context)
  mountSupport(app, context)
  mountSupportAdmin(app, context)
  mountNewsletter(app, context)
  mountPageViews(app, context)
}
