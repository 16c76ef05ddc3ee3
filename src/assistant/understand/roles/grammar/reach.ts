import type { Token } from '../../words/tokenize.ts'
import type { Mention } from '../mentions.ts'

/** How far what stands before a list reaches: its first item, those joined to it by "or", also by "and", or all. */
export type Reach = 'or' | 'and' | 'all'

/** The first item, and those that go with it: "no radio or print", "without radio and social", "no radio, print or social". */
export function governed(
  tokens: readonly Token[],
  part: readonly Mention[],
  reach: Reach,
): readonly Mention[] {
  if (reach === 'all') return part
  const joints = part.slice(1).map((item, i) => {
    const between = tokens.slice((part[i] as Mention).end, item.start).map(({ text }) => text)
    return between.find((text) => /^(n?or|o|ni|u|and|y|&)$/.test(text)) ?? ','
  })
  const goesOn = (joint: string) => /^(n?or|o|ni|u)$/.test(joint) || (reach === 'and' && joint !== ',')
  let last = 0
  joints.forEach((joint, i) => {
    const isChain = joints.slice(last, i).every((one) => one === ',' || goesOn(one))
    if (goesOn(joint) && isChain) last = i + 1
  })
  return part.slice(0, last + 1)
}
