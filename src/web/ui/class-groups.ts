import { validators } from 'tailwind-merge'

/*
 * tailwind-merge configuration with only this project's classes. Its default configuration covers all of Tailwind
 * and adds 6 kB to every page; `class-groups.test.ts` checks this one against it for every class in use.
 */

const { isNumber, isTshirtSize, isArbitraryLength, isArbitraryShadow, isArbitraryNumber } = validators
const any = () => true
const isWidth = (value: string) => isNumber(value) || isArbitraryLength(value)
const isTextSize = (value: string) => value === 'base' || isTshirtSize(value) || isArbitraryLength(value)
const isShadow = (value: string) => ['card', 'pop', 'none'].includes(value) || isArbitraryShadow(value)
const SIDES = ['x', 'y', 't', 'r', 'b', 'l'] as const

/** Groups by prefix, whatever follows it: `w-4`, `w-full`, `w-[3px]`. */
const PREFIXES =
  'inset inset-x inset-y top right bottom left z col-span basis p px py pt pr pb pl m mx my mt mr mb ml w h size min-w min-h max-w max-h gap gap-x gap-y items justify-items self place-items accent select leading tracking fill opacity transition translate translate-x translate-y scale rotate animate cursor whitespace grid-cols scroll-m scroll-mx scroll-my scroll-mt scroll-mb line-clamp aspect list underline-offset duration ease pointer-events align outline-offset overflow overflow-x overflow-y'.split(
    ' ',
  )

const border = (side: string, values: readonly unknown[]) => [{ border: [{ [side]: values }] }]

export const CLASS_GROUPS = {
  ...Object.fromEntries(
    PREFIXES.map((prefix) => [
      prefix,
      prefix === 'transition' ? ['transition', { transition: [any] }] : [{ [prefix]: [any] }],
    ]),
  ),
  display: 'block inline inline-block flex inline-flex grid inline-grid contents hidden table'.split(' '),
  position: ['static', 'fixed', 'absolute', 'relative', 'sticky'],
  flex: [{ flex: ['1', 'auto', 'initial', 'none', isNumber] }],
  'flex-direction': [{ flex: ['row', 'row-reverse', 'col', 'col-reverse'] }],
  'flex-wrap': [{ flex: ['wrap', 'nowrap'] }],
  grow: ['grow', { grow: [isNumber] }],
  shrink: ['shrink', { shrink: [isNumber] }],
  'text-align': [{ text: ['left', 'center', 'right', 'start', 'end', 'justify'] }],
  'font-size': [{ text: [isTextSize] }],
  'text-color': [{ text: [any] }],
  'text-decoration': ['underline', 'no-underline', 'line-through'],
  'text-decoration-thickness': [{ decoration: [isWidth] }],
  'font-weight': [{ font: ['normal', 'medium', 'semibold', 'bold', 'extrabold'] }],
  'font-family': [{ font: [any] }],
  'sr-only': ['sr-only', 'not-sr-only'],
  shadow: ['shadow', { shadow: [isShadow] }],
  rounded: [
    'rounded',
    { rounded: ['none', 'full', 'control', 'card', 'pill', isTshirtSize, isArbitraryLength] },
  ],
  'rounded-t': [{ 'rounded-t': [any] }],
  'rounded-b': [{ 'rounded-b': [any] }],
  border: ['border', { border: [isWidth] }],
  ...Object.fromEntries(
    SIDES.map((side) => [`border-${side}`, [`border-${side}`, ...border(side, [isWidth])]]),
  ),
  'border-style': [{ border: ['solid', 'dashed', 'none'] }],
  'border-collapse': [{ border: ['collapse', 'separate'] }],
  'border-color': [{ border: [any] }],
  justify: [{ justify: ['start', 'center', 'end', 'between', 'around', 'stretch'] }],
  'bg-size': [{ bg: ['cover', 'contain'] }],
  'bg-position': [{ bg: ['center'] }],
  'bg-color': [{ bg: [any] }],
  outline: ['outline', { outline: [isWidth] }],
  'stroke-width': [{ stroke: [isNumber, isArbitraryNumber] }],
  stroke: [{ stroke: [any] }],
  'ring-width': ['ring', { ring: [isWidth] }],
  'ring-color': [{ ring: [any] }],
  'object-fit': [{ object: ['cover', 'contain', 'fill', 'none', 'scale-down'] }],
  'object-position': [{ object: [any] }],
  break: [{ break: ['normal', 'words', 'all', 'keep'] }],
}

const both = (prefix: string, x: string[], y: string[]) => ({
  [prefix]: [`${prefix}x`, `${prefix}y`, ...x, ...y],
  [`${prefix}x`]: x,
  [`${prefix}y`]: y,
})

/** Conflicting groups: `p-2` also replaces `px-4`. */
export const CONFLICTS = {
  overflow: ['overflow-x', 'overflow-y'],
  inset: ['inset-x', 'inset-y', 'top', 'right', 'bottom', 'left'],
  'inset-x': ['right', 'left'],
  'inset-y': ['top', 'bottom'],
  flex: ['basis', 'grow', 'shrink'],
  gap: ['gap-x', 'gap-y'],
  ...both('p', ['pr', 'pl'], ['pt', 'pb']),
  ...both('m', ['mr', 'ml'], ['mt', 'mb']),
  size: ['w', 'h'],
  'font-size': ['leading'],
  'line-clamp': ['display', 'overflow'],
  rounded: ['rounded-t', 'rounded-b'],
  border: SIDES.map((side) => `border-${side}`),
  'border-x': ['border-r', 'border-l'],
  'border-y': ['border-t', 'border-b'],
  translate: ['translate-x', 'translate-y'],
  ...both('scroll-m', [], ['scroll-mt', 'scroll-mb']),
}
