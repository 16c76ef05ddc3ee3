import type { AssistantAnswer } from '#assistant/answer-buyer.ts'
import type { SpokenMatch } from '#assistant/converse/spoken.ts'
import type { FoundListing } from '#contract/discovery/search.ts'
import type { AppContext } from '../../../../context.ts'
import { AppError } from '../../../../platform/http/app-error.ts'
import type { LanguageModel } from '../../../../platform/models/language-model.ts'
import type { SolvePlan } from '../../../../platform/planner/solve-plan.ts'
import type { AgentEnvironment } from './tool.ts'
import { type Links, wordAnswer } from './word-answer.ts'

/** Sentences, and in the end what goes with them. */
export type AnswerText = AsyncGenerator<string, { links: Links } | Record<never, never>>

interface ToWord extends Pick<AgentEnvironment, 'text' | 'criteria' | 'places' | 'search'> {
  userType: 'buyer' | 'seller'
  answer: AssistantAnswer<FoundListing>
  caveats: readonly string[]
  /** Rate limit key for the daily quota: an account or an address. */
  asker: string
  /** The spaces that a question is about; the answer's own where none are given. */
  shown?: readonly SpokenMatch[]
  isQuestion?: boolean
}

type Outside = Pick<
  AppContext,
  'search' | 'gazetteer' | 'limiter' | 'config' | 'log' | 'now' | 'languageModel'
>

const DAY_S = 86_400

/** Has answers worded by the configured model, within its quotas and one deadline; null where it is not asked. */
export function createWording(context: Outside, solvePlan: SolvePlan) {
  const { languageModel, limiter, config, log } = context

  async function takeModel(asker: string): Promise<LanguageModel | null> {
    if (!languageModel?.isAvailable()) return null
    try {
      await limiter.take({ name: 'assistant:model', max: config.LLM_DAILY_ANSWERS, perSeconds: DAY_S }, asker)
      await limiter.take(
        { name: 'assistant:model:site', max: config.LLM_DAILY_TOTAL, perSeconds: DAY_S },
        'all',
      )
      return languageModel
    } catch (error) {
      if (error instanceof AppError) return null
      throw error
    }
  }

  return async (asked: ToWord): Promise<AnswerText | null> => {
    const model = await takeModel(asked.asker)
    if (!model) return null
    const { text, criteria, places, search, answer, isQuestion = false, shown = answer.matches } = asked
    const signal = AbortSignal.timeout(config.LLM_TIMEOUT_MS)
    const { asker } = asked
    const environment = { context, text, criteria, places, search, solvePlan, asker, signal }
    const words = wordAnswer({ ...asked, model, shown, isQuestion, environment })
    return logged(words, (error) => log.warn({ err: error }, 'built-in answer used'))
  }
}

async function* logged(words: AnswerText, warn: (error: unknown) => void): AnswerText {
  try {
    return yield* words
  } catch (error) {
    warn(error)
    throw error
  }
}
