import { zodResolver } from '@hookform/resolvers/zod'
import { SupportMessage } from '#contract/support.ts'

/** Checks what was typed by the contract. Loaded when the form is sent: reading the page does not need it. */
export const checkMessage = zodResolver(SupportMessage)
