import { readFileSync } from 'node:fs'
import { readText } from '#assistant/understand/read-text.ts'
import { readCriteria, type UnderstandOptions, understand } from '#assistant/understand/understand.ts'
import { requestsOf } from '#assistant/understand/words/harm.ts'
import { parseRequests } from '#training/requests/parse-requests.ts'
import {
  type Miss,
  measureUnderstanding,
  type UnderstandingFigures,
} from '#training/train/measure-understanding.ts'
import { giveRightRoles } from '#training/train/right-roles.ts'

interface FileFigures {
  read: UnderstandingFigures
  /** As they would be if every mention had its right role: what is missed here is not found, or is found where nothing is. */
  withRightRoles: UnderstandingFigures
}

/** Figures of a file of labeled requests, one a line, as `training/requests/README.md` says. */
export function readFileOfRequests(file: string, options: UnderstandOptions): FileFigures {
  const cases = parseRequests(readFileSync(file, 'utf8'))
  const labels = new Map(cases.map(({ text, expected }) => [text, expected]))
  return {
    read: measureUnderstanding(cases, (text) => understand(text, options)),
    withRightRoles: measureUnderstanding(cases, (text) => {
      const reading = readText(requestsOf(text), options)
      const expected = labels.get(text)
      return readCriteria(expected ? giveRightRoles(reading, expected) : reading)
    }),
  }
}

/** `roles`: a mention has the wrong role; `words`: the words were not found. */
export function kindOfMiss({ text }: Miss, { withRightRoles }: FileFigures): 'roles' | 'words' {
  return withRightRoles.misses.some((miss) => miss.text === text) ? 'words' : 'roles'
}
