import { ApprovalDecisionInput, approvalRoutes } from '#contract/booking/bookings-approvals.ts'
import { IdParams } from '#contract/common.ts'
import type { Out } from '#contract/route.ts'
import { withActingFor } from '#domain/acting-for.ts'
import { approvalPath } from '#domain/paths.ts'
import type { AppContext } from '../../../../context.ts'
import { AppError } from '../../../../platform/http/app-error.ts'
import type { App } from '../../../../platform/http/env.ts'
import { once, toRequestKey } from '../../../../platform/http/idempotent.ts'
import { mountForm } from '../../../../platform/http/mount-form.ts'
import { originOf } from '../../../../platform/http/origin.ts'
import { parseInput } from '../../../../platform/http/parse-input.ts'
import type { InLine } from '../step-command.ts'
import { decideApproval, withdrawApproval } from './decide-approval.ts'
import type { ApprovalDoors } from './doors.ts'

const UNREAD = 'Please read and accept the terms first'

/** The page of what a colleague asks for in a browser without scripts. Each leads back to it: it says what has become of it. */
export function mountApprovalForms(
  app: App,
  context: AppContext,
  { inLine, doors }: { inLine: InLine; doors: ApprovalDoors },
): void {
  const { db } = context
  mountForm(app, {
    path: '/api/my/approvals/:id/decisions/form',
    needs: 'approve',
    refused: 'Nothing was approved',
    async act({ c, actor, text }) {
      const { id } = parseInput(IdParams, c.req.param()) as { id: number }
      const given = new URLSearchParams(text)
      const asked = { decision: given.get('decision') ?? '', reason: given.get('reason') ?? '' }
      const input = parseInput(ApprovalDecisionInput, asked) as Out<typeof ApprovalDecisionInput>
      if (input.decision === 'approved' && given.get('isRead') === null)
        throw new AppError('invalid-input', { message: UNREAD, fields: { isRead: UNREAD } })
      const named = { userId: actor.personId, key: given.get('key') ?? '', input: { id, input } }
      const key = toRequestKey(approvalRoutes.decideApproval, named)
      const deciding = { id, actor, input, origin: originOf(c), inLine, doors }
      await once(db, key, (keep) => decideApproval(context, deciding, keep))
      return c.redirect(withActingFor(approvalPath(id), actor.organizationId), 303)
    },
  })
  mountForm(app, {
    path: '/api/my/approvals/:id/withdrawals/form',
    needs: 'buy',
    refused: 'Nothing was taken back',
    async act({ c, actor, text }) {
      const { id } = parseInput(IdParams, c.req.param()) as { id: number }
      const named = { userId: actor.personId, key: new URLSearchParams(text).get('key') ?? '', input: { id } }
      const key = toRequestKey(approvalRoutes.withdrawApproval, named)
      await once(db, key, (keep) => withdrawApproval(context, { id, actor }, keep))
      return c.redirect(withActingFor(approvalPath(id), actor.organizationId), 303)
    },
  })
}
