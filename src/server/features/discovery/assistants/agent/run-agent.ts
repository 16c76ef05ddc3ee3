import { type Known, learn, type ToolFacts } from '#assistant/verify/known-facts.ts'
import type { LanguageModel, ToolCall, Turn } from '../../../../platform/models/language-model.ts'
import { type AgentEnvironment, type AgentTool, ToolMisused } from './tool.ts'

/** Steps of a model in one answer, the last of which must be the text. */
const MAX_STEPS = 5
/** Calls of tools in one answer, and in one step. */
const MAX_CALLS = 6
const MAX_CALLS_AT_ONCE = 4
/** Characters of one result, and of all that a model is told. */
const MAX_RESULT = 4_000
const MAX_TOLD = 24_000
/** Characters of a text: five sentences are some five hundred. */
const MAX_TEXT = 4_000
const MAX_INPUT = 2_000

/** A model that came to no text that could be shown; the message is a reason without its words. */
export class AgentFailed extends Error {}

interface AgentInput {
  instructions: string
  /** What the person wrote, as data. */
  request: string
  /** The answer of the rules. */
  opening: ToolFacts
  /** Sentences that are shown before the text. */
  said: string
  tools: readonly AgentTool[]
  environment: AgentEnvironment
  /** Grows by what the model is told. */
  known: Known
  signal: AbortSignal
}

/**
 * Lets a model ask for what it needs, a few times, until it writes its text. Its results are quoted, and whatever they say,
 * there is nothing it could do but read.
 * @throws AgentFailed, ModelFailed
 */
export async function runAgent(model: LanguageModel, input: AgentInput): Promise<string> {
  const { instructions, tools, known, signal } = input
  const opened = [
    `<request>${plain(input.request.slice(0, MAX_INPUT))}</request>`,
    `<answer>${presentFacts(input.opening, known)}</answer>`,
    `<said>${plain(input.said)}</said>`,
  ].join('\n')
  const turns: Turn[] = [{ role: 'user', text: opened }]
  const made: Made = { count: 0, told: opened.length, seen: new Set(), by: new Map() }
  const shapes = tools.map(({ shape }) => shape)
  for (let step = 1; step <= MAX_STEPS; step += 1) {
    if (signal.aborted) throw new AgentFailed('no time left')
    const { text, calls } = await model.step({ instructions, turns, tools: shapes, signal })
    if (text.length > MAX_TEXT) throw new AgentFailed('the model wrote too much')
    if (calls.length === 0) return text
    const some = calls.slice(0, MAX_CALLS_AT_ONCE)
    const results = []
    for (const call of some) {
      const said = await answerCall(call, input, made)
      made.told += said.length
      results.push({ id: call.id, name: call.name, text: said })
    }
    turns.push({ role: 'assistant', text, calls: some }, { role: 'tool', results })
  }
  throw new AgentFailed('the model came to no answer')
}

interface Made {
  count: number
  told: number
  seen: Set<string>
  /** Calls of each tool. */
  by: Map<string, number>
}

const ENOUGH = 'No more calls: write the answer now from what you know.'

async function answerCall(call: ToolCall, input: AgentInput, made: Made): Promise<string> {
  made.count += 1
  if (made.count > MAX_CALLS || made.told > MAX_TOLD) return ENOUGH
  const tool = input.tools.find(({ shape }) => shape.name === call.name)
  if (!tool || call.input === undefined) return 'Not a valid call.'
  const key = `${call.name} ${JSON.stringify(call.input)}`
  if (made.seen.has(key)) return 'You know this already: see above.'
  made.seen.add(key)
  const before = made.by.get(call.name) ?? 0
  if (before >= (tool.most ?? MAX_CALLS)) return 'No more calls of this tool.'
  made.by.set(call.name, before + 1)
  try {
    return `<result>${presentFacts(await tool.run(call.input, input.environment), input.known)}</result>`
  } catch (error) {
    if (error instanceof ToolMisused) return error.message
    throw error
  }
}

/** A result in so many characters; only what is told is known. */
function presentFacts(facts: ToolFacts, known: Known): string {
  const spaces = [...(facts.spaces ?? [])]
  const kept = { ...facts, text: facts.text.slice(0, MAX_RESULT / 2), spaces }
  while (spaces.length > 1 && write(kept).length > MAX_RESULT) spaces.pop()
  learn(known, kept)
  return write(kept)
}

function write({ text, spaces = [], links = [] }: ToolFacts): string {
  const told = spaces.map(({ id, facts, says }) => ({ id: `#${id}`, ...facts, ...(says && { says }) }))
  return plain(JSON.stringify({ text, spaces: told, links: links.map((link) => link.text) }))
}

/** Nothing in it can end the quotation. */
function plain(text: string): string {
  return text.replace(/[<>]/g, ' ')
}
