import { z } from 'zod'
import type { AssistantAnswer } from '#assistant/answer-buyer.ts'
import type { SpokenMatch } from '#assistant/converse/spoken.ts'
import type { KnownPlace } from '#assistant/places.ts'
import type { ToolFacts } from '#assistant/verify/known-facts.ts'
import type { FoundListing } from '#contract/discovery/search.ts'
import type { Criteria } from '#domain/discovery/criteria.ts'
import type { AppContext } from '../../../../context.ts'
import type { ToolShape } from '../../../../platform/models/language-model.ts'
import type { SolvePlan } from '../../../../platform/planner/solve-plan.ts'

/** What a tool works with. None of them writes anything. */
export interface AgentEnvironment {
  context: Pick<AppContext, 'search' | 'gazetteer' | 'now'>
  /** What the person wrote. */
  text: string
  /** What they asked for, as the rules read it. */
  criteria: Criteria
  places: readonly KnownPlace[]
  /** The spaces that a tool has named so far: no other can be asked about. */
  named: Map<number, SpokenMatch>
  solvePlan: SolvePlan
  /** Rate limit key of who asks. */
  asker: string
  /** Aborted when the time of the answer is over. */
  signal: AbortSignal
  /** The answer of the rules to other criteria. */
  search(criteria: Criteria, places: readonly KnownPlace[]): Promise<AssistantAnswer<FoundListing>>
}

export interface AgentTool {
  shape: ToolShape
  /** Calls in one answer; as many as any tool has, where nothing is said. */
  most?: number
  /** @throws ToolMisused when the input is not of its shape, or names what was not told */
  run(input: unknown, environment: AgentEnvironment): Promise<ToolFacts>
}

/** A call that cannot be answered; its message is for the model. */
export class ToolMisused extends Error {}

interface ToolDefinition<Input> {
  name: string
  /** What it is for, for the model. */
  description: string
  most?: number
  input: z.ZodType<Input>
  run(input: Input, environment: AgentEnvironment): Promise<ToolFacts>
}

export function defineTool<Input>({ name, description, most, input, run }: ToolDefinition<Input>): AgentTool {
  return {
    ...(most && { most }),
    shape: { name, description, input: z.toJSONSchema(input, { io: 'input' }) },
    async run(given, environment) {
      const parsed = input.safeParse(given)
      if (!parsed.success) throw new ToolMisused('Not a valid call: see the schema of this tool.')
      return run(parsed.data, environment)
    },
  }
}

const MAX_ASKED = 4

/** Spaces by the numbers of their ids. */
export const SpaceIds = z.array(z.number().int().positive()).min(1).max(MAX_ASKED)

export function findNamed(ids: readonly number[], { named }: AgentEnvironment): SpokenMatch[] {
  return [...new Set(ids)].map((id) => {
    const match = named.get(id)
    if (!match) throw new ToolMisused(`No space #${id} was told to you: search first.`)
    return match
  })
}
