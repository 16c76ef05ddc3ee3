import { answerBuyer } from '#assistant/answer-buyer.ts'
import { answerSeller } from '#assistant/answer-seller.ts'
import { adviseSeller } from '#assistant/seller/advise-seller.ts'
import { readRequest } from '#assistant/understand/understand.ts'
import { type AssistantAnswer, assistantRoutes } from '#contract/assistants.ts'
import type { App } from '../../app.ts'
import type { AppContext } from '../../context.ts'
import { loadGazetteer } from '../../platform/geocoding/load-gazetteer.ts'
import { mount } from '../../platform/http/mount.ts'
import type { Limit } from '../../platform/http/rate-limit.ts'
import { readBuyerForm } from './buyer-request.ts'
import { createMeaningReader } from './meaning-reader.ts'
import { refineRequest } from './refine-request.ts'
import { readSellerDraft } from './seller-draft.ts'

/** Generous for a person; a script that reads the whole market should use the listings' own API. */
const PER_ADDRESS: Limit = { name: 'assistant:address', max: 240, perSeconds: 60 }

const NOTHING_FITS = 'No listings matched your criteria.'

export function mountAssistants(app: App, context: AppContext): void {
  const { search, limiter, now } = context
  const readMeaningOf = createMeaningReader(context)
  const throttle = (address: string) => limiter.take(PER_ADDRESS, address)

  mount(app, assistantRoutes, {
    async suggest({ body, c }) {
      await throttle(c.var.clientAddress)
      const listings = await search.listActive()
      const gazetteer = loadGazetteer()
      const options = { now: now(), findPlaces: gazetteer.findPlacesInText, userType: body.userType }
      const { previous } = body
      const said = previous
        ? refineRequest({ ...previous, text: body.query, listings, gazetteer }, options)
        : readRequest(body.query, options)
      const { request, similarity } = await readMeaningOf(said, body.query)
      const asked = { text: body.query, ...request, ...(similarity && { similarity }) }
      return body.userType === 'seller' ? answerSeller(asked, listings) : answerBuyer(asked, listings)
    },

    async searchAsBuyer({ body, c }) {
      await throttle(c.var.clientAddress)
      const said = readBuyerForm(body, { gazetteer: loadGazetteer(), now: now() })
      const { request, similarity } = await readMeaningOf(said, body.query ?? '')
      // what the asker corrected stands: no audience is added to it
      const criteria = body.criteria ?? request.criteria
      const asked = { ...request, criteria, ...(similarity && { similarity }) }
      const answer: AssistantAnswer = answerBuyer(asked, await search.listActive())
      const { matches, recommendations, suggestion } = answer
      const message = matches.length > 0 ? suggestion : NOTHING_FITS
      return {
        success: true,
        message,
        listings: matches.map((match) => match.listing),
        recommendations,
        criteria,
        matches,
      }
    },

    async adviseSeller({ body, c }) {
      await throttle(c.var.clientAddress)
      const market = await search.listActive()
      const draft = readSellerDraft(body, { gazetteer: loadGazetteer(), now: now() })
      const text = `${body.title}. ${body.description}`
      const request = readRequest(text, {
        now: now(),
        findPlaces: loadGazetteer().findPlacesInText,
        userType: 'seller',
      })
      const criteria = draft ? { ...request.criteria, adTypes: [draft.adType] } : request.criteria
      const answer: AssistantAnswer = answerSeller(
        { text, ...request, criteria, isRequest: draft !== null },
        market,
      )
      const { matches, suggestion, recommendations } = answer
      if (!draft)
        return { success: true, message: suggestion, listing: null, criteria, matches, recommendations }
      const { title, description, audiences, missing, price, intervals, ...advice } = adviseSeller(
        draft,
        market,
      )
      const listing = { title, description, targetMarket: audiences, missing, price, intervals }
      return {
        success: true,
        message: price.text,
        listing,
        criteria,
        matches,
        recommendations: advice.recommendations,
      }
    },
  })
}
