const CONTACTS = [
  /[^\s@]+@[^\s@]+\.[a-z]{2,}/i,
  /\b(?:https?:\/\/|www\.)\S/i,
  /\b[\w-]+\.(?:com|net|org|biz|info|io|co|us|shop|site|xyz)\b/i,
  // seven digits and more, however they are set apart; no dates and no amounts
  /(?<![\d$.,-])\+?\(?\d{3}\)?[\s.-]?\d{3,4}[\s.-]?\d{3,4}(?![\d%])/,
]

/** Whether a text for everybody to read holds a way to reach somebody: an address, a link, a telephone number. */
export function hasContact(text: string): boolean {
  return CONTACTS.some((pattern) => pattern.test(text))
}
