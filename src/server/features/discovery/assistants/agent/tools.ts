import type { AgentTool } from './tool.ts'
import { buildPlan } from './tools/build-plan.ts'
import { compareSpaces } from './tools/compare-spaces.ts'
import { findHelp } from './tools/find-help.ts'
import { quoteDates } from './tools/quote-dates.ts'
import { readSpace } from './tools/read-space.ts'
import { searchSpaces } from './tools/search-spaces.ts'

/** What the buyer's assistant can do besides answering. A new tool is one entry; none may write anything. */
export const BUYER_TOOLS: readonly AgentTool[] = [
  searchSpaces,
  readSpace,
  quoteDates,
  compareSpaces,
  buildPlan,
  findHelp,
]

/** A seller's facts are all in the answer; questions of rules have their articles. */
export const SELLER_TOOLS: readonly AgentTool[] = [findHelp]
