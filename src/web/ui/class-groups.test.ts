import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { extendTailwindMerge } from 'tailwind-merge'
import { expect, test } from 'vitest'
import { cn } from './cn.ts'

const full = extendTailwindMerge({
  extend: { theme: { radius: ['control', 'card', 'pill'], shadow: ['card', 'pop'] } },
})
const WEB = join(import.meta.dirname, '..')
const VARIANTS = /^(?:[^[\]:]*(?:\[[^\]]*\])?[^[\]:]*:)+/

/** Every token in the sources' strings that tailwind-merge recognizes as a class, without its variants. */
function listClassesInUse(): string[] {
  const words = new Set<string>()
  for (const file of readdirSync(WEB, { recursive: true, encoding: 'utf8' }))
    if (/\.tsx?$/.test(file) && !/\.test\.|class-groups/.test(file))
      for (const [, , text] of readFileSync(join(WEB, file), 'utf8').matchAll(/(['"`])((?:(?!\1).)*)\1/g))
        for (const word of text!.split(/\s+/))
          if (/^-?[a-z][\w[\]./%()#,-]*$/.test(word.replace(VARIANTS, '')))
            words.add(word.replace(VARIANTS, ''))
  return [...words].filter((word) => full(`${word} ${word}`) === word)
}

test('merges every two classes in use like the full configuration of tailwind-merge', () => {
  const classes = listClassesInUse()
  expect(classes.length).toBeGreaterThan(400)
  const wrong = classes.flatMap((first) =>
    classes
      .filter((second) => second !== first && cn(first, second) !== full(`${first} ${second}`))
      .map((second) => `${first} ${second}`),
  )
  expect(wrong, 'name the group of these in class-groups.ts').toEqual([])
})

test('keeps variants and important classes apart', () => {
  expect(cn('p-4 md:p-2', 'px-1')).toBe('p-4 md:p-2 px-1')
  expect(cn('md:px-4', 'md:p-2')).toBe('md:p-2')
  expect(cn('h-auto!', 'h-10')).toBe('h-auto! h-10')
})
