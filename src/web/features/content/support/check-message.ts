import { zodResolver } from '@hookform/resolvers/zod'
import { SupportMessage } from '#contract/content/support.ts'

/** Validates the form against the contract. Lazy-loaded on submit: reading the page does not need it. */
export const checkMessage = zodResolver(SupportMessage)
