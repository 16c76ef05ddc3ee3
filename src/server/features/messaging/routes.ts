import type { AppContext } from '../../context.ts'
import type { App } from '../../platform/http/env.ts'
import { mountAttachments } from './attachments/routes.ts'
import { mountBlocks } from './blocks/routes.ts'
import { mountConversations } from './conversations/routes.ts'
import { mountInboundMail } from './inbound-mail/routes.ts'
import { mountReports } from './reports/routes.ts'
import { mountResponses } from './responses/routes.ts'
import { viewingProposer } from './viewings/propose-viewing.ts'
import { mountViewings } from './viewings/routes.ts'

/** The routes of the wing, in precedence. */
export function mountMessagingWing(app: App, context: AppContext): void {
  const proposeViewing = viewingProposer(context)
  mountReports(app, context)
  mountConversations(app, context, proposeViewing)
  mountViewings(app, context)
  mountAttachments(app, context)
  mountInboundMail(app, context, proposeViewing)
  mountBlocks(app, context)
  mountResponses(app, context)
}
