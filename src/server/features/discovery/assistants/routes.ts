import { answerSeller, toComparable } from '#assistant/answer-seller.ts'
import { tongueOf } from '#assistant/converse/language.ts'
import { readSeller } from '#assistant/seller/read-seller.ts'
import { type AssistantAnswer, assistantRoutes } from '#contract/discovery/assistants.ts'
import type { AppContext } from '../../../context.ts'
import type { App } from '../../../platform/http/env.ts'
import { visitorHeaders } from '../../../platform/http/in-process.ts'
import { mount } from '../../../platform/http/mount.ts'
import type { Limit } from '../../../platform/http/rate-limit.ts'
import { rateLimitKey } from '../../../platform/http/rate-limit-key.ts'
import type { SolvePlan } from '../../../platform/planner/solve-plan.ts'
import { adviseDraft } from './advise-draft.ts'
import { createWording } from './agent/create-wording.ts'
import { answerBooking, type BookingMeans, withPage } from './answer-booking.ts'
import { answerFollowUp } from './answer-follow-up.ts'
import { answerPlan, keepPlan } from './answer-plan.ts'
import { collectAnswer, createAnswerer } from './answer-question.ts'
import { toBuyerOutcome } from './buyer-outcome.ts'
import { readBuyerForm } from './buyer-request.ts'
import { openMarket } from './open-market.ts'
import { createQuestionReader } from './question-reader.ts'
import { withListings } from './read-candidates.ts'
import { readDemand } from './read-demand.ts'
import { readQuestion } from './read-question.ts'
import { createDemandReader } from './record-demand.ts'
import { recordFeedback } from './record-feedback.ts'
import { readSellerDraft } from './seller-draft.ts'
import { streamAnswer } from './stream-answer.ts'

/** Generous for a person; a scraper should use the listings API. */
const PER_ADDRESS: Limit = { name: 'assistant:address', max: 360, perSeconds: 60 }

const PER_USER: Limit = { ...PER_ADDRESS, name: 'assistant:user' }

export interface AssistantMeans {
  solve: SolvePlan
  bookings: BookingMeans
}

export function mountAssistants(app: App, context: AppContext, { solve, bookings }: AssistantMeans): void {
  const { search, limiter, now } = context
  const answer = createAnswerer(context, solve)
  const word = createWording(context, solve)
  const recordDemand = createDemandReader(context)
  const throttle = async (address: string, actor: { personId: number } | null) => {
    await limiter.take(PER_ADDRESS, address)
    if (actor) await limiter.take(PER_USER, String(actor.personId))
  }

  mount(app, assistantRoutes, {
    async suggest({ body: sent, actor, c }) {
      await throttle(c.var.clientAddress, actor)
      const reader = createQuestionReader(sent.query, context)
      const isStream = c.req.header('accept')?.includes('text/event-stream')
      const booked = await answerBooking(bookings, { sent, actor, reader })
      if (booked) return isStream ? streamAnswer(booked) : collectAnswer(booked)
      const body = await withPage(bookings, { sent, actor })
      const { userType, query: text } = body
      const asker = rateLimitKey(actor, c.var.clientAddress)
      const planned = await answerPlan({ context, solve }, { body, reader, asker })
      if (planned?.understanding)
        recordDemand({ asker, actor, headers: visitorHeaders(c) }, planned.understanding, planned)
      const followed = planned
        ? null
        : await answerFollowUp(context, { answer, word }, { body, reader, asker })
      const told = planned ?? (followed && (await keepPlan(context, followed, body.previous)))
      if (told) return isStream ? streamAnswer(told) : collectAnswer(told)
      const read = await readQuestion({ search, gazetteer: context.gazetteer(), reader }, body)
      const answered = await answer({
        text,
        userType,
        ...read,
        tongue: tongueOf(read.text ?? text, body.previous?.language),
        asker,
        sellerId: actor?.organizationId ?? null,
      })
      if (userType === 'buyer')
        recordDemand({ asker, actor, headers: visitorHeaders(c) }, read.understanding, answered)
      return isStream ? streamAnswer(answered) : collectAnswer(answered)
    },

    async searchAsBuyer({ body, actor, c }) {
      await throttle(c.var.clientAddress, actor)
      const understanding = readBuyerForm(body, { gazetteer: context.gazetteer(), now: now() })
      const asker = rateLimitKey(actor, c.var.clientAddress)
      const answered = await answer({
        text: body.query ?? '',
        userType: 'buyer',
        understanding,
        fixed: understanding.fixed,
        ...(body.location && { location: body.location }),
        asker,
      })
      recordDemand({ asker, actor, headers: visitorHeaders(c) }, understanding, answered)
      return toBuyerOutcome(await collectAnswer(answered), understanding)
    },

    async adviseSeller({ body, actor, c }) {
      await throttle(c.var.clientAddress, actor)
      const draft = readSellerDraft(body, { gazetteer: context.gazetteer(), now: now() })
      const text = `${body.title}. ${body.description}`
      const request = readSeller(text, { now: now(), findPlaces: context.gazetteer().findPlacesInText })
      const criteria = draft ? { ...request.criteria, adTypes: [draft.adType] } : request.criteria
      const market = await openMarket(context, {
        ...request,
        criteria: toComparable(criteria),
        isSelling: true,
      })
      const answer: AssistantAnswer = await withListings(
        search,
        answerSeller({ text, ...request, criteria, isRequest: draft !== null, tongue: 'en' }, market),
        market.priced,
      )
      const { matches, suggestion, recommendations } = answer
      if (!draft)
        return { success: true, message: suggestion, listing: null, criteria, matches, recommendations }
      const sellerId = actor?.organizationId ?? null
      const advised = await adviseDraft(context, draft, { market, sellerId })
      const { title, description, audiences, missing, price, intervals, ...advice } = advised
      const near = await readDemand(context.db, draft)
      const listing = { title, description, targetMarket: audiences, missing, price, intervals, demand: near }
      return {
        success: true,
        message: price.text,
        listing,
        criteria,
        matches,
        recommendations: advice.recommendations,
      }
    },

    async tellFeedback({ body, actor, c }) {
      await throttle(c.var.clientAddress, actor)
      const { reason = null, ...feedback } = body
      await recordFeedback(context.db, { ...feedback, reason })
      return { success: true }
    },
  })
}
