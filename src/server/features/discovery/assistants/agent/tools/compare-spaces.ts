import { z } from 'zod'
import { sayIn, tongueOf } from '#assistant/converse/language.ts'
import { sayCompare } from '#assistant/converse/say-compare.ts'
import { toSpaceFacts, withIds } from '#assistant/verify/space-facts.ts'
import { readGround } from '../../read-ground.ts'
import { defineTool, findNamed, SpaceIds } from '../tool.ts'

/** Spaces side by side. */
export const compareSpaces = defineTool({
  name: 'compare',
  description: 'Two to four spaces named before, side by side: what differs in price and in fit.',
  input: z.object({ ids: SpaceIds }),
  async run({ ids }, environment) {
    const about = findNamed(ids, environment)
    const { context, criteria, text } = environment
    const say = sayIn(tongueOf(text))
    const named = { ...criteria, counts: new Map() }
    const ground = await readGround(context, { criteria, shown: about, about, days: null, named, say })
    const { text: said, links = [] } = sayCompare(ground)
    const listings = about.map(({ listing }) => listing)
    return { text: withIds(said, listings), spaces: about.map(toSpaceFacts), links }
  },
})
