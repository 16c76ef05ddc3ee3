import { enquiryRoutes } from '#contract/enquiries.ts'
import type { AppContext } from '../../context.ts'
import type { App } from '../../platform/http/env.ts'
import { setPageHeaders } from '../../platform/http/id-cursor.ts'
import { mount } from '../../platform/http/mount.ts'
import { requireActor } from '../../platform/http/require-actor.ts'
import { answerEnquiry } from './answer-enquiry.ts'
import { createEnquiry } from './create-enquiry.ts'
import { presentEnquiry, presentThread } from './present.ts'
import { getEnquiry, listEnquiries, listMessages } from './queries.ts'

export function mountEnquiries(app: App, context: AppContext): void {
  const { db } = context

  const readThread = async (id: number, actorId: number) => {
    const row = await getEnquiry(db, id, actorId)
    return presentThread(row, await listMessages(db, id), actorId)
  }

  mount(app, enquiryRoutes, {
    async createEnquiry({ params, body, c }) {
      const actor = requireActor(c)
      const id = await createEnquiry(context, {
        listingId: params.id,
        actor,
        address: c.var.clientAddress,
        input: body,
      })
      return readThread(id, actor.id)
    },

    async listEnquiries({ query, c }) {
      const actor = requireActor(c)
      const page = await listEnquiries(db, { actorId: actor.id, ...query })
      setPageHeaders(c, page)
      return page.rows.map((row) => presentEnquiry(row, actor.id))
    },

    getEnquiry({ params, c }) {
      return readThread(params.id, requireActor(c).id)
    },

    async answerEnquiry({ params, body, c }) {
      const actor = requireActor(c)
      await answerEnquiry(context, { id: params.id, actor, message: body.message })
      return readThread(params.id, actor.id)
    },
  })
}
