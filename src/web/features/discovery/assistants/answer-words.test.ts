import { expect, it } from 'vitest'
import { answerWords } from './answer-words.ts'

it.each([
  [
    undefined,
    [
      'Not used: zorb, 9',
      'Nearest: Kent, WA, 3 mi',
      'Show 2 more',
      'Show 2 farther away',
      '$900 in all',
      '80% match',
    ],
  ],
  [
    'es' as const,
    [
      'No se usó: zorb, 9',
      'El más cercano: Kent, WA, a 3 mi',
      'Mostrar 2 más',
      'Mostrar 2 más lejos',
      '$900 en total',
      '80% de coincidencia',
    ],
  ],
])('what stands among the sentences of an answer is in their language: %s', (language, told) => {
  const words = answerWords(language ? { language } : {})
  expect([
    words.unused(['zorb', '9']),
    words.nearest({ town: 'Kent, WA', miles: 3 }),
    words.more(2, false),
    words.more(2, true),
    words.total('$900'),
    words.score(80),
  ]).toEqual(told)
})
