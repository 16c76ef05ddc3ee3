import { expect, test } from 'vitest'
import { findConflicts } from '#test/support/classes/find-conflicts.ts'
import { readTexts } from '#test/support/classes/sources.ts'

const BOX = `export function Box({ className, ...props }) { return <div className={cn('kit:p-5 flex h-10', className)} {...props} /> }`
const WIDE_BOX = `import { Box } from './box.tsx'
export function WideBox(props) { return <Box {...props} /> }`

function findIn(page: string): string[] {
  const imports = `import { Box } from './box.tsx'\nimport { WideBox } from './wide-box.tsx'\n`
  return findConflicts({ 'box.tsx': BOX, 'wide-box.tsx': WIDE_BOX, 'page.tsx': imports + page })
}

test('no two classes on an element set the same thing', () => {
  expect(findConflicts(readTexts()), 'leave one out, or give the part of the kit `kit:`').toEqual([])
})

test.each([
  ['a caller replaces a class of the kit', `<Box className="h-12" />`, ['page.tsx: h-10, h-12']],
  ['through another component', `<WideBox className={isOpen ? 'grid' : ''} />`, ['page.tsx: flex, grid']],
  ['a state replaces a class', `cn('p-2', isOpen && 'p-4')`, ['page.tsx: p-2, p-4']],
  [
    'a choice replaces a base',
    `cva('flex', { variants: { look: { a: 'grid' } } })`,
    ['page.tsx: flex, grid'],
  ],
  ['twice in a text', `<p className="text-ink text-ink-soft" />`, ['page.tsx: text-ink, text-ink-soft']],
  ['`kit:` gives way', `<WideBox className="p-2" />`, []],
  ['a part of what is set', `cn('p-2', 'pt-4')`, []],
  ['one or the other', `cn(isOpen ? 'grid' : 'hidden')`, []],
  ['in another state', `<Box className="md:h-12 hover:h-14" />`, []],
])('%s', (_, page, conflicts) => {
  expect(findIn(page)).toEqual(conflicts)
})
