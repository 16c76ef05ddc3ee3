import { type CxOptions, cx } from 'class-variance-authority'
import { extendTailwindMerge } from 'tailwind-merge'

const merge = extendTailwindMerge({
  cacheSize: 500,
  extend: {
    theme: {
      radius: ['control', 'card', 'pill'],
      shadow: ['card', 'pop'],
    },
  },
})

/** Joins class names; of two Tailwind classes that set the same thing the later wins. */
export function cn(...classes: CxOptions): string {
  return merge(cx(classes))
}
