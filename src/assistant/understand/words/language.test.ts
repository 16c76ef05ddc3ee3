import { expect, it } from 'vitest'
import { emptyCriteria } from '#domain/discovery/criteria.ts'
import { OPTIONS } from '#test/evaluation/evaluate.ts'
import { NOT_READ, OTHER_LANGUAGES } from '../../lexicon/language-words.ts'
import { readRequest } from '../understand.ts'
import { detectLanguage } from './language.ts'

it.each([
  ['Tôi cần quảng cáo cho tiệm phở ở Kent', 'vi'],
  ['我想在西雅图做广告', 'zh'],
  ['켄트에서 라디오 광고를 찾고 있어요', 'ko'],
  ['ラジオ広告を探しています', 'ja'],
  ['Ищу рекламу на радио, Kent', 'ru'],
  ['Шукаю рекламу на радіо, Kent', 'uk'],
  ['Gusto ko ng patalastas sa radyo sa Kent', 'tl'],
  ['Je cherche une affiche dans les bars de Kent', 'fr'],
])('guesses nothing from "%s"', (text, language) => {
  expect(readRequest(text, OPTIONS)).toMatchObject({ criteria: emptyCriteria(), isRequest: false, language })
})

it.each([
  'radio in Kent',
  'Phở Bắc in Kent wants a billboard',
  'busco vallas en Tacoma para mi restaurante',
  'café posters, Olympia',
  '東京 Sushi wants newspaper ads for families in Bellevue this summer',
  '',
])('reads "%s" as English or Spanish', (text) => {
  expect(detectLanguage(text)).toBeNull()
})

it('has a sentence for every language', () => {
  for (const language of OTHER_LANGUAGES) expect(NOT_READ[language].length).toBeGreaterThan(20)
})
