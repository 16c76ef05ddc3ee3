const ADDRESS_GONE = '[e-mail address]'
const PHONE_GONE = '[phone number]'
/** Of `reply+TOKEN@…` and our other addresses. */
const OWN_ADDRESS = /\b(?:support|reply|space|viewing)\+[0-9a-z-]{1,40}@[\w.-]{1,100}\w/gi
const ANY_ADDRESS = /[^\s@<>()[\]:;,"“”]{1,64}(?:@|%40)[\w.-]{1,200}\w/g
/** International, as in the United States, beginning with 0, or named: nothing else is surely a number to call. */
const PHONES = [
  /\+\d[\d ().\-/]{5,24}\d/g,
  /(?<![\d+])\(?\d{3}\)?[ .\-/]{1,2}\d{3}[ .-]\d{4}(?!\d)/g,
  /(?<![\d.,/:-])\(?0\d[\d ()\-/]{5,20}\d/g,
  /(?<=\b(?:(?:tel|phone|telephone|telefon|telefono|mobile|mobil|cell|handy|fax|call)[.:]{0,2}|[tmpf][.:]) ?)\(?\d[\d ().\-/]{4,24}\d/gi,
]
const DATE = /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}/
const MIN_DIGITS = 7
const MAX_DIGITS = 15

/** Takes our own addresses, whose tokens say who writes, out of a text. */
export function maskOwnAddresses(text: string): string {
  return text.replace(OWN_ADDRESS, ADDRESS_GONE)
}

/** Takes e-mail addresses and telephone numbers out of what nobody has written for the reader, such as a signature. */
export function maskContacts(text: string): string {
  const masked = text.replace(ANY_ADDRESS, ADDRESS_GONE)
  return PHONES.reduce((rest, phone) => rest.replace(phone, maskPhone), masked)
}

function maskPhone(found: string): string {
  const digits = found.replace(/\D/g, '').length
  return DATE.test(found) || digits < MIN_DIGITS || digits > MAX_DIGITS ? found : PHONE_GONE
}
