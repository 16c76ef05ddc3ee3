import { z } from 'zod'
import { toAnswerFacts } from '#assistant/verify/space-facts.ts'
import { type Criteria, withPlaces } from '#domain/discovery/criteria.ts'
import { LIMITS } from '#domain/limits.ts'
import { AD_TYPES, AUDIENCES, FEATURES, VENUES } from '#domain/vocabulary.ts'
import { resolveSurePlace } from '../../which-place.ts'
import { type AgentEnvironment, defineTool, ToolMisused } from '../tool.ts'

const Input = z.object({
  place: z.string().min(2).max(LIMITS.locationText.max).optional(),
  adTypes: z.array(z.enum(AD_TYPES)).max(AD_TYPES.length).optional(),
  venues: z.array(z.enum(VENUES)).max(VENUES.length).optional(),
  audiences: z.array(z.enum(AUDIENCES)).max(AUDIENCES.length).optional(),
  features: z.array(z.enum(FEATURES)).max(FEATURES.length).optional(),
})
type Input = z.infer<typeof Input>

/** Spaces for the request with another place, medium or wish; what the person's words rule out stays ruled out. */
export const searchSpaces = defineTool({
  name: 'search',
  description:
    'Finds spaces for the same request with another place, venue, audience or feature. Price, dates and what the person refused always stay as asked; a kind of space can be named only where the person named none.',
  input: Input,
  async run(input, environment) {
    const { context, named } = environment
    const place = input.place === undefined ? null : resolveSurePlace(context.gazetteer(), input.place)
    if (input.place !== undefined && !place) throw new ToolMisused('No place of that name is known.')
    const criteria = narrow(environment.criteria, input)
    const places = place ? [place] : environment.places
    const answer = await environment.search(place ? withPlaces(criteria, [place.name]) : criteria, places)
    for (const match of answer.matches) if (!named.has(match.listing.id)) named.set(match.listing.id, match)
    const facts = toAnswerFacts(answer)
    // what fits other criteria best is not what fits the request best
    return { ...facts, best: undefined }
  },
})

function narrow({ ...asked }: AgentEnvironment['criteria'], input: Input): Criteria {
  const { adTypes = [], venues, audiences, features } = input
  const open = adTypes.filter((type) => !asked.excludedAdTypes.includes(type))
  return {
    ...asked,
    adTypes: asked.adTypes.length > 0 ? asked.adTypes : open,
    venues: venues ?? asked.venues,
    audiences: audiences ?? asked.audiences,
    features: features ?? asked.features,
  }
}
