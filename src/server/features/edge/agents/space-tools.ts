import type { McpServer } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { answerBuyer } from '#assistant/answer-buyer.ts'
import { readRequest } from '#assistant/understand/understand.ts'
import { DateOnly } from '#contract/common.ts'
import { Criteria } from '#contract/discovery/assistants.ts'
import type { Listing } from '#contract/listings/listings.ts'
import { compareSpaces } from '#domain/discovery/compare-spaces.ts'
import { LIMITS, MAX_COMPARED, MAX_ID } from '#domain/limits.ts'
import { AD_TYPES, AUDIENCES, LISTING_TYPES } from '#domain/vocabulary.ts'
import type { AppContext } from '../../../context.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { openMarket } from '../../discovery/assistants/open-market.ts'
import { withListings } from '../../discovery/assistants/read-candidates.ts'
import { AgentSpace, presentForAgents } from './agent-space.ts'
import { answerTool, READ_ONLY } from './tool-answers.ts'

const Id = z.number().int().min(1).max(MAX_ID)
const Dollars = z.number().min(0).max(LIMITS.priceDollars.max)

/** For more there is the listings API. */
const MAX_SPACES = 20

interface Tools {
  server: McpServer
  context: AppContext
  show: (listing: Listing) => AgentSpace
}

/** What any visitor finds. */
export function registerSpaceTools(server: McpServer, context: AppContext): void {
  const tools = {
    server,
    context,
    show: (listing: Listing) => presentForAgents(listing, context.config.PUBLIC_URL),
  }
  registerSearch(tools)
  registerSpace(tools)
  registerComparison(tools)
  registerBrief(tools)
}

function registerSearch({ server, context: { search, log }, show }: Tools): void {
  server.registerTool(
    'search_spaces',
    {
      title: 'Search spaces',
      description:
        'Advertising spaces by place, kind, audience, price by the month (30.44 days) and words, best first. A price range leaves out what is for sale unless listingType is sale. With from and to only what is free on these days.',
      inputSchema: z.object({
        location: z
          .string()
          .min(2)
          .max(LIMITS.locationText.max)
          .optional()
          .describe('City, neighborhood or ZIP code'),
        words: z.string().max(LIMITS.searchText.max).optional(),
        adTypes: z.array(z.enum(AD_TYPES)).max(AD_TYPES.length).optional(),
        audiences: z.array(z.enum(AUDIENCES)).max(AUDIENCES.length).optional(),
        listingType: z.enum(LISTING_TYPES).optional(),
        monthlyPriceMin: Dollars.optional(),
        monthlyPriceMax: Dollars.optional(),
        from: DateOnly.optional().describe('First day, YYYY-MM-DD'),
        to: DateOnly.optional().describe('Last day, inclusive'),
        sort: z.enum(['recommended', 'price-asc', 'price-desc', 'newest']).optional(),
        limit: z.number().int().min(1).max(MAX_SPACES).default(10),
      }),
      outputSchema: z.object({
        total: z.number().int().describe('How many match in all'),
        spaces: z.array(AgentSpace),
      }),
      annotations: READ_ONLY,
    },
    (input) =>
      answerTool(log, async () => {
        const page = await search.list({
          per: 'month',
          ...(input.location && { location: input.location }),
          ...(input.words && { q: input.words }),
          ...(input.adTypes && { adType: input.adTypes }),
          ...(input.audiences && { audience: input.audiences }),
          ...(input.listingType && { listingType: [input.listingType] }),
          ...(input.monthlyPriceMin !== undefined && { priceMin: input.monthlyPriceMin }),
          ...(input.monthlyPriceMax !== undefined && { priceMax: input.monthlyPriceMax }),
          ...(input.from && { availableFrom: input.from }),
          ...(input.to && { availableTo: input.to }),
          ...(input.sort && { sort: input.sort }),
          limit: input.limit,
        })
        return { total: page.total, spaces: page.listings.map(show) }
      }),
  )
}

function registerSpace({ server, context: { search, log }, show }: Tools): void {
  server.registerTool(
    'get_space',
    {
      title: 'Get a space',
      description: 'One space with its price, place, facts and description.',
      inputSchema: z.object({ id: Id }),
      outputSchema: z.object({ space: AgentSpace }),
      annotations: READ_ONLY,
    },
    ({ id }) =>
      answerTool(log, async () => {
        const [listing] = await search.get([id])
        if (!listing) throw new AppError('listing-not-found', { message: `There is no space ${id}.` })
        return { space: show(listing) }
      }),
  )
}

function registerComparison({ server, context: { search, log }, show }: Tools): void {
  server.registerTool(
    'compare_spaces',
    {
      title: 'Compare spaces',
      description:
        'Two to five spaces side by side: price per month, cost of the first month, audience, terms.',
      inputSchema: z.object({ ids: z.array(Id).min(2).max(MAX_COMPARED) }),
      outputSchema: z.object({
        rows: z
          .array(
            z.object({
              label: z.string(),
              values: z.array(z.string()),
              best: z.array(z.number().int()).optional().describe('Positions of the best values'),
            }),
          )
          .describe('A value of each row for each space'),
        spaces: z.array(AgentSpace),
      }),
      annotations: READ_ONLY,
    },
    ({ ids }) =>
      answerTool(log, async () => {
        const spaces = await search.get([...new Set(ids)])
        if (spaces.length < 2)
          throw new AppError('listing-not-found', { message: 'Fewer than two of these spaces are listed.' })
        return { rows: compareSpaces(spaces), spaces: spaces.map(show) }
      }),
  )
}

function registerBrief({ server, context, show }: Tools): void {
  const { search, gazetteer, now, log } = context
  server.registerTool(
    'understand_brief',
    {
      title: 'Understand a brief',
      description:
        'Reads what an advertiser needs, in their own words, and answers with criteria and the spaces that fit.',
      inputSchema: z.object({ text: z.string().min(1).max(5000) }),
      outputSchema: z.object({
        criteria: Criteria,
        suggestion: z.string(),
        matches: z.array(AgentSpace.extend({ matchScore: z.number(), benefits: z.array(z.string()) })),
        recommendations: z.array(z.string()),
      }),
      annotations: READ_ONLY,
    },
    ({ text }) =>
      answerTool(log, async () => {
        const request = readRequest(text, { now: now(), findPlaces: gazetteer().findPlacesInText })
        const market = await openMarket(context, request)
        const answer = await withListings(search, answerBuyer(request, market), market.priced)
        const matches = answer.matches.map(({ listing, matchScore, benefits }) => ({
          ...show(listing),
          matchScore,
          benefits,
        }))
        const { criteria, suggestion, recommendations } = answer
        return { criteria, suggestion, matches, recommendations }
      }),
  )
}
