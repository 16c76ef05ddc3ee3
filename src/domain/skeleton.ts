import { required } from './required.ts'

/**
 * Letters that look like a Latin one: Unicode's confusables (UTS 39, one letter each, without what NFKD resolves), and small capitals,
 * letters with a stroke and small Cyrillic letters in the form of Latin capitals.
 */
const LIKE: Record<string, string> = {
  a: 'ɑΑαАаᎪᗅᴀꓮ𐊠𖽀',
  b: 'ƀƄʙΒВЬвᏏᏴᑲᖯᗷꓐꞴ𐊂𐊡𐌁',
  c: 'ƈСсᏟᴄⲤⲥꓚꮯ𐊢𐌂𐐕𐐽𐔜𑣩𑣲',
  d: 'đɖɗԁᎠᏧᑯᗞᗪᴅꓒꓓ',
  e: 'ɛΕЕеєҽᎬᴇⴹꓰꬲ𐊆𑢦𑢮',
  f: 'ϜքᖴẝꓝꜰꞘꞙꬵ𐊇𐊥𐔥𑢢𑣂',
  g: 'ƍǥɠɡɢԌցᏀᏳᶃꓖ',
  h: 'ħʜΗНнһհᎻᏂᕼⲎꓧ𐋏',
  i: 'ıɨɩɪιіӏᎥꙇꭵ𑣃',
  j: 'ͿϳЈјᎫᒍᴊꓙꞲ',
  k: 'ĸƙΚКкᏦᛕᴋⲔꓗ𐔘',
  l: 'łƖƚǀʟΙІӀ۱ᏞᒪᛁⲒⳐⵏꓡꓲ𐊊𐌉𐌠𐐛𐔦𑢣𑢲𖼖𖼨',
  m: 'ΜϺМмᎷᗰᛖᴍⲘꓟ𐊰𐌑',
  n: 'ɴΝпոռⲚꓠ𐔓',
  o: 'øΟοσОоѳөՕօ۵०০੦૦ଠ୦௦౦೦ഠ൦๐໐ဝ၀ჿዐᴏᴑⲞⲟⵔ〇ꓳꬽ𐊒𐊫𐐄𐐬𐓂𐓪𐔖𑓐𑢵𑣈𑣗𑣠',
  p: 'þƥΡρРрᏢᑭᴘⲢⲣꓑ𐊕',
  q: 'ԛգզⵕ',
  r: 'ƦʀгᎡᏒᖇᴦⲅꓣꭇꭈꮁ𐒴𖼵',
  s: 'ƽЅѕՏᏕᏚꓢꜱꮪ𐊖𐐠𐑈𑣁𖼺',
  t: 'ŧΤТтᎢᴛⲦꓔ𐊗𐊱𐌕𑢼𖼊',
  u: 'ʋυՍսሀᑌᴜꓴꞟꭎꭒ𐓎𐓶𑢸𑣘𖽂',
  v: 'νѴѵ۷Ꮩᐯᴠⴸꓦꛟꮩ𐔝𑜆𑢠𑣀𖼈',
  w: 'ɯωшѡԜԝաᎳᏔᴡꓪꮃ𑜊𑜎𑜏𑣦𑣯',
  x: 'ΧХхᕁᕽᚷⲬⵝꓫꞳ𐊐𐊴𐌗𐌢𐔧𑣬',
  y: 'ɣʏΥγУуҮүყᎩᎽᶌỿⲨꓬꭚ𐊲𑢤𑣜𖽃',
  z: 'ƶΖᏃᴢꓜꮓ𐋵𑢩𑣄𑣥',
}
const LATIN = new Map(
  Object.entries(LIKE).flatMap(([latin, all]) => [...all].map((letter) => [letter, latin] as const)),
)

/** A to Z in white on a disk, in white on a square, and as halves of flags; NFKD leaves them as they are. */
const ENCLOSED = [0x1f150, 0x1f170, 0x1f1e6]

/** Letters that are told apart by their context alone, and pairs that look like one letter. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/[i1|!]/g, 'l'],
  [/0/g, 'o'],
  [/rn/g, 'm'],
  [/vv/g, 'w'],
  [/cl/g, 'd'],
]

/** What a text looks like, in small Latin letters where it resembles them (after the skeleton of UTS 39). Other letters stay. */
export function toSkeleton(text: string): string {
  const letters = (
    /^\p{ASCII}*$/u.test(text) ? text : [...text.normalize('NFKD')].map(toLatin).join('')
  ).toLowerCase()
  return ALIKE.reduce(
    (skeleton, [pattern, letter]) => skeleton.replace(pattern, letter),
    letters.replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, ''),
  )
}

function toLatin(letter: string): string {
  const known = LATIN.get(letter) ?? LATIN.get(letter.toLowerCase())
  if (known) return known
  const code = required(letter.codePointAt(0))
  const start = ENCLOSED.find((first) => code >= first && code < first + 26)
  return start === undefined ? letter : String.fromCharCode(97 + code - start)
}
