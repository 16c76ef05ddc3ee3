import { z } from 'zod'
import { sayIn, tongueOf } from '#assistant/converse/language.ts'
import { sayCost } from '#assistant/converse/say-cost.ts'
import { toSpaceFacts, withIds } from '#assistant/verify/space-facts.ts'
import { DateOnly } from '#contract/common.ts'
import { toMarketDate } from '#domain/format-dates.ts'
import { addDays } from '#domain/zoned-time.ts'
import { readGround } from '../../read-ground.ts'
import { defineTool, findNamed, SpaceIds, ToolMisused } from '../tool.ts'

const MAX_DAYS_AHEAD = 3 * 366

/** All-in prices for days, of the price engine. */
export const quoteDates = defineTool({
  name: 'quote',
  description:
    'What spaces named before cost in all from one day to another (YYYY-MM-DD, both included), with required extras and estimated tax. It books nothing.',
  input: z.object({ ids: SpaceIds, from: DateOnly, to: DateOnly }),
  async run({ ids, from, to }, environment) {
    const about = findNamed(ids, environment)
    const { context, criteria, text } = environment
    const say = sayIn(tongueOf(text))
    const today = toMarketDate(context.now())
    if (from < today || to < from || to > addDays(today, MAX_DAYS_AHEAD))
      throw new ToolMisused('Those days are past, in the wrong order, or too far away.')
    const days = { first: from, last: to }
    const named = { ...criteria, counts: new Map() }
    const ground = await readGround(context, { criteria, shown: [], about, days, named, say })
    const listings = about.map(({ listing }) => listing)
    return { text: withIds(sayCost(ground).text, listings), spaces: about.map(toSpaceFacts) }
  },
})
