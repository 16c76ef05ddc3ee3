import { type CxOptions, cx } from 'class-variance-authority'
import { createTailwindMerge } from 'tailwind-merge'
import { CLASS_GROUPS, CONFLICTS } from './class-groups.ts'

const merge = createTailwindMerge(() => ({
  cacheSize: 500,
  theme: {},
  classGroups: CLASS_GROUPS,
  conflictingClassGroups: CONFLICTS,
  conflictingClassGroupModifiers: { 'font-size': ['leading'] },
  orderSensitiveModifiers: ['*', '**', 'after', 'before', 'file', 'marker', 'placeholder', 'selection'],
}))

/** Joins class names; of two conflicting Tailwind classes the later wins. */
export function cn(...classes: CxOptions): string {
  return merge(cx(classes))
}
