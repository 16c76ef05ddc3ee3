import type { Proof, Proofs } from '#contract/booking/proofs.ts'
import type { ShownStep } from '#domain/booking/proof/shown-photo.ts'

/** How a photo stands to the page of its space, to its reader; empty: it is private, and nobody has asked. */
export function describeShowing({ state }: Pick<Proof['showing'], 'state'>, side: Proofs['side']): string {
  switch (state) {
    case 'asked':
      return side === 'buyer'
        ? 'The seller asks to show this photo on the page of the space. Anybody could see it, without your name.'
        : 'The buyer is asked whether it may be shown on the page of the space.'
    case 'shown':
      return 'Shown on the page of the space.'
    case 'refused':
      return 'Not to be shown on the page of the space.'
    case null:
      return ''
  }
}

export const SHOWN_STEP_LABELS: Record<ShownStep, string> = {
  ask: 'Ask to show it on the page of the space',
  'take-back': 'Take it back',
  allow: 'Allow',
  refuse: 'Do not show it',
}
