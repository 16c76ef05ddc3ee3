import type { AssistantAnswer } from '#contract/discovery/assistants.ts'

/** What stands among the sentences of an answer, in their language. */
export interface AnswerWords {
  unused: (parts: readonly string[]) => string
  nearest: (where: { town: string; miles: number }) => string
  more: (count: number, isFar: boolean) => string
  total: (dollars: string) => string
  score: (percent: number) => string
}

const WORDS: Record<NonNullable<AssistantAnswer['language']>, AnswerWords> = {
  en: {
    unused: (parts) => `Not used: ${parts.join(', ')}`,
    nearest: ({ town, miles }) => `Nearest: ${town}, ${miles} mi`,
    more: (count, isFar) => `Show ${count} ${isFar ? 'farther away' : 'more'}`,
    total: (dollars) => `${dollars} in all`,
    score: (percent) => `${percent}% match`,
  },
  es: {
    unused: (parts) => `No se usó: ${parts.join(', ')}`,
    nearest: ({ town, miles }) => `El más cercano: ${town}, a ${miles} mi`,
    more: (count, isFar) => `Mostrar ${count} ${isFar ? 'más lejos' : 'más'}`,
    total: (dollars) => `${dollars} en total`,
    score: (percent) => `${percent}% de coincidencia`,
  },
}

export function answerWords({ language = 'en' }: Pick<AssistantAnswer, 'language'>): AnswerWords {
  return WORDS[language]
}
