import type { Context } from 'hono'
import { membershipRoutes, teamRoutes } from '#contract/accounts/organizations.ts'
import { companyRoutes } from '#contract/accounts/organizations-companies.ts'
import type { AppContext } from '../../../context.ts'
import type { App, RequestEnv } from '../../../platform/http/env.ts'
import { setPageHeaders } from '../../../platform/http/id-cursor.ts'
import { mount } from '../../../platform/http/mount.ts'
import { originOf } from '../../../platform/http/origin.ts'
import { requireActor, requireAdmin } from '../../../platform/http/require-actor.ts'
import { presentMe } from '../accounts/present-me.ts'
import { getUser } from '../accounts/queries.ts'
import { actFor } from './act-for.ts'
import { changeCompany } from './change-company.ts'
import { changeLimits } from './change-limits.ts'
import { changeMember, leaveTeam, removeMember } from './change-team.ts'
import { getCompany, listCompanies, presentCompany } from './companies.ts'
import { inviteMember, resendInvitation, revokeInvitation } from './invite.ts'
import { joinTeam, readInvitation } from './join.ts'
import { INVITATION_PER_ADDRESS } from './limits.ts'
import { answerOwnership, offerOwnership, withdrawOwnership } from './ownership.ts'
import { readTeam } from './read-team.ts'
import { changeCompanyStanding } from './suspend-company.ts'
import { findOrganizationOf } from './whose-page.ts'

export function mountOrganizations(app: App, context: AppContext): void {
  const { db, limiter, now } = context
  for (const path of ['/api/team/*', '/api/team', '/api/invitations'])
    app.use(path, async (c, next) => {
      await next()
      c.header('cache-control', 'no-store')
    })
  const by = (c: Context<RequestEnv>) => ({ actor: requireActor(c), origin: originOf(c) })
  const team = (c: Context<RequestEnv>) => readTeam(db, requireActor(c), now())

  mount(app, teamRoutes, {
    getTeam: ({ c }) => team(c),
    async changeCompany({ body, c }) {
      await changeCompany(context, body, by(c))
      return team(c)
    },
    async inviteMember({ body, c }) {
      await inviteMember(context, body, by(c))
      return team(c)
    },
    async resendInvitation({ params, c }) {
      await resendInvitation(context, params.id, by(c))
      return team(c)
    },
    async revokeInvitation({ params, c }) {
      await revokeInvitation(context, params.id, by(c))
      return team(c)
    },
    async changeMember({ params, body, c }) {
      await changeMember(context, { userId: params.id, role: body.role }, by(c))
      return team(c)
    },
    async changeMemberLimits({ params, body, c }) {
      await changeLimits(context, { userId: params.id, ...body }, by(c))
      return team(c)
    },
    async removeMember({ params, c }) {
      await removeMember(context, params.id, by(c))
      return team(c)
    },
    async offerOwnership({ body, c }) {
      await offerOwnership(context, body, by(c))
      return team(c)
    },
    async withdrawOwnership({ c }) {
      await withdrawOwnership(context, by(c))
      return team(c)
    },
  })

  mountCompanies(app, context)
  mount(app, membershipRoutes, {
    async actFor({ body, c }) {
      const { personId } = requireActor(c)
      const { organizationId } = body
      await actFor(db, { personId, organizationId, sessionId: c.var.sessionId })
      const user = await presentMe(db, await getUser(db, personId), {
        needsSecondFactor: c.var.needsSecondFactor,
        actingFor: organizationId,
      })
      return { success: true, user }
    },
    findOrganizationOf: async ({ query, c }) => ({
      organization: await findOrganizationOf(db, query.path, requireActor(c)),
    }),
    async readInvitation({ body, c }) {
      await limiter.take(INVITATION_PER_ADDRESS, c.var.clientAddress)
      return readInvitation(context, body.token, c.var.actor)
    },
    async joinTeam({ body, c }) {
      await limiter.take(INVITATION_PER_ADDRESS, c.var.clientAddress)
      const name = await joinTeam(context, body.token, { ...by(c), sessionId: c.var.sessionId })
      return { success: true, message: `You work for ${name} now.` }
    },
    async leaveTeam({ params, c }) {
      const name = await leaveTeam(context, params.id, by(c))
      return { success: true, message: `You left ${name}.` }
    },
    async answerOwnership({ params, body, c }) {
      const message = await answerOwnership(context, { organizationId: params.id, ...body }, by(c))
      return { success: true, message }
    },
  })
}

/** What admins see and do of companies. */
function mountCompanies(app: App, context: AppContext): void {
  const { db } = context
  mount(app, companyRoutes, {
    async listCompanies({ query, c }) {
      const page = await listCompanies(db, query)
      setPageHeaders(c, page)
      return page.rows.map(presentCompany)
    },
    async changeCompanyStanding({ params: { id }, body, c }) {
      const by = { actor: requireAdmin(c), origin: originOf(c) }
      await changeCompanyStanding(context, { id, ...body }, by)
      return presentCompany(await getCompany(db, id))
    },
  })
}
