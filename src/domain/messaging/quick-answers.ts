/** One-tap answers: what a link of a reminder puts into the composer, where it is sent by its button alone. */
export const QUICK_ANSWERS = {
  free: { label: 'Free', text: 'Yes, it is free.' },
  'not-free': { label: 'Not free', text: 'Sorry, it is not free then.' },
  'no-thanks': { label: 'No, thanks', text: 'No, thanks: this is not for us.' },
} as const
export type QuickAnswer = keyof typeof QUICK_ANSWERS

/** Whether a text says no more than one of them: another may take its place. */
export function isQuickText(text: string): boolean {
  return Object.values(QUICK_ANSWERS).some((answer) => answer.text === text.trim())
}

export function isQuickAnswer(value: unknown): value is QuickAnswer {
  return typeof value === 'string' && Object.hasOwn(QUICK_ANSWERS, value)
}
