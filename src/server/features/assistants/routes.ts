import { answerBuyer } from '#assistant/answer-buyer.ts'
import { answerSeller } from '#assistant/answer-seller.ts'
import { refine } from '#assistant/refine.ts'
import { adviseSeller } from '#assistant/seller/advise-seller.ts'
import { readRequest } from '#assistant/understand/understand.ts'
import { type AssistantAnswer, assistantRoutes } from '#contract/assistants.ts'
import type { Listing } from '#contract/listings.ts'
import type { App } from '../../app.ts'
import type { AppContext } from '../../context.ts'
import { loadGazetteer } from '../../platform/geocoding/load-gazetteer.ts'
import { mount } from '../../platform/http/mount.ts'
import type { Limit } from '../../platform/http/rate-limit.ts'
import { readBuyerForm } from './buyer-request.ts'
import { readSellerDraft } from './seller-draft.ts'

/** Generous for a person; a script that reads the whole market should use the listings' own API. */
const PER_ADDRESS: Limit = { name: 'assistant:address', max: 240, perSeconds: 60 }

const NOTHING_FITS = 'No listings matched your criteria.'

export function mountAssistants(app: App, context: AppContext): void {
  const { search, limiter, now } = context
  const throttle = (address: string) => limiter.take(PER_ADDRESS, address)

  mount(app, assistantRoutes, {
    async suggest({ body, c }) {
      await throttle(c.var.clientAddress)
      const listings = await search.listActive()
      const gazetteer = loadGazetteer()
      const options = { now: now(), findPlaces: gazetteer.findPlacesInText, userType: body.userType }
      const { previous } = body
      if (!previous) {
        const request = { text: body.query, ...readRequest(body.query, options) }
        return body.userType === 'seller' ? answerSeller(request, listings) : answerBuyer(request, listings)
      }
      const refined = refine(previous.criteria, body.query, shownOf(previous.listingIds, listings), options)
      const place =
        refined.place ?? (refined.criteria.place ? gazetteer.resolvePlace(refined.criteria.place) : null)
      const request = { ...refined, place, text: body.query }
      return body.userType === 'seller' ? answerSeller(request, listings) : answerBuyer(request, listings)
    },

    async searchAsBuyer({ body, c }) {
      await throttle(c.var.clientAddress)
      const request = readBuyerForm(body, { gazetteer: loadGazetteer(), now: now() })
      const answer: AssistantAnswer = answerBuyer(request, await search.listActive())
      const { criteria, matches, recommendations, suggestion } = answer
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

/** The listings that were shown, in their order; those that are gone are left out. */
function shownOf(ids: readonly number[], listings: readonly Listing[]) {
  const byId = new Map(listings.map((listing) => [listing.id, listing]))
  return ids.flatMap((id) => {
    const listing = byId.get(id)
    return listing ? [{ listing }] : []
  })
}
