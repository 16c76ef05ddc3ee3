import { fixedFeatures, openScene, type Scene } from '#assistant/understand/roles/features.ts'
import { listAllMentions } from '#assistant/understand/roles/mentions.ts'
import { mentionInputs, tokenInputs } from '#assistant/understand/roles/network/inputs.ts'
import { type Answer, answersOf } from './allowed-roles.ts'
import type { Learner, Numbered } from './new-network.ts'
import { type Lesson, withoutFigures } from './train-roles.ts'

/** What a lesson is to the network, worked out once: inputs by token, and by mention its own inputs and its features. */
export interface PreparedLesson {
  scene: Scene
  answers: readonly Answer[]
  tokens: string[][]
  about: string[][]
  features: string[][]
}

export interface NumberedLesson extends PreparedLesson {
  numbered: readonly Numbered[]
}

export function prepareLesson({ reading, expected, areFiguresTold }: Lesson): PreparedLesson {
  const mentions = listAllMentions(reading)
  const scene = openScene(reading, mentions)
  const answers = answersOf(mentions, expected, reading)
  return {
    scene,
    answers: areFiguresTold === false ? withoutFigures(mentions, answers) : answers,
    tokens: tokenInputs(scene),
    about: mentions.map((mention) => mentionInputs(reading, mention)),
    features: mentions.map((_, index) => fixedFeatures(scene, index)),
  }
}

/** With its features by number: only those that are learned. */
export function numberLesson({ wide }: Learner, lesson: PreparedLesson): NumberedLesson {
  return { ...lesson, numbered: lesson.features.map(wide.numbersOf) }
}
