import type { AssistantListing } from '../listing.ts'

/** What is asked of a space, and where its listing may say it. */
export interface FactQuestion {
  name: { en: string; es: string }
  asked: RegExp
  /** Labels of specifications. */
  labels: RegExp
  /** Words of the seller's text. */
  words: RegExp
  /** A slug of a help article that says more. */
  help?: string
}

export const FACT_QUESTIONS: readonly FactQuestion[] = [
  {
    name: { en: 'whether it is lit', es: 'si está iluminado' },
    asked: /\b(lit|lights?|lighted|illuminated|illumination|at night|iluminad[oa]|de noche|luz)\b/,
    labels: /\b(illumination|lighting|lit|light|hours)\b/i,
    words: /\b(lit|illuminated|backlit|floodlit|led|dusk)\b/i,
  },
  {
    name: { en: 'how big it is', es: 'cuánto mide' },
    asked: /\b(how (big|large|wide|tall)|size|dimensions|measure|tamano|mide|medidas|dimensiones)\b/,
    labels: /\b(size|dimensions|pixels|format|spot length|length|width|height)\b/i,
    words: /\b\d+ ?(x|×|by) ?\d+\b|\b(full|half|quarter)[- ]page\b/i,
  },
  {
    name: { en: 'whether it has sound', es: 'si tiene sonido' },
    asked: /\b(sound|audio|music|sonido)\b/,
    labels: /\b(sound|audio|motion and sound)\b/i,
    words: /\b(sound|audio|silent)\b/i,
  },
  {
    name: { en: 'whether it is indoors', es: 'si está bajo techo' },
    asked: /\b(indoors?|inside|outside|outdoors?|adentro|bajo techo|al aire libre)\b/,
    labels: /\b(indoor|setting|position|placement)\b/i,
    words: /\b(indoors?|inside|lobby|lobbies|hall|outdoors?|outside)\b/i,
  },
  {
    name: { en: 'whether it needs a permit', es: 'si necesita permiso' },
    asked: /\b(permits?|legal|allowed by|permisos?)\b/,
    labels: /\bpermit\b/i,
    words: /\bpermit(s|ted)?\b/i,
    help: 'signs-and-permits',
  },
  {
    name: { en: 'what may not be advertised on it', es: 'qué no se puede anunciar' },
    asked: /\b(beer|alcohol|wine|liquor|tobacco|vape|gambling|cerveza)\b/,
    labels: /\b(restrictions?|not accepted|categories|content)\b/i,
    words: /\b(alcohol|beer|tobacco|restricted|restrictions|no ads for)\b/i,
    help: 'political-and-cannabis-ads',
  },
  {
    name: { en: 'the minimum contract', es: 'el contrato mínimo' },
    asked: /\b(minimum|shortest|lock in|contract length|contrato minimo|minimo)\b/,
    labels: /\b(minimum|min\.? contract|term)\b/i,
    words: /\b(minimum|at least \w+ (weeks|months))\b/i,
    help: 'contract-length',
  },
  {
    name: { en: 'who makes the artwork', es: 'quién hace el diseño' },
    asked: /\b(design|designer|do they do|who makes|artwork included|diseno)\b/,
    labels: /\b(design|production|artwork|print specs)\b/i,
    words: /\b(design|artwork|production|produced|we print)\b/i,
    help: 'artwork-specs',
  },
  {
    name: { en: 'whether a stadium or arena is near', es: 'si hay un estadio cerca' },
    asked: /\b(stadium|arena|ballpark|estadio)\b/,
    labels: /\b(near|landmark|venue)\b/i,
    words: /\b(stadium|arena|ballpark|dome|match[- ]day|game)\b/i,
  },
  {
    name: { en: 'anything of reviews', es: 'nada de opiniones' },
    asked: /\b(reviews?|ratings?|people say|testimonials?|opinan|opiniones|resenas)\b/,
    labels: /\b(reviews?|reference)\b/i,
    words: /\b(reviews?|testimonial|advertisers say)\b/i,
  },
  {
    name: { en: 'which way it faces', es: 'hacia dónde mira' },
    asked: /\b(facing|faces?|which way|direction|hacia donde)\b/,
    labels: /\b(facing|read|direction)\b/i,
    words: /\b(fac(es|ing)|northbound|southbound|eastbound|westbound)\b/i,
  },
  {
    name: { en: 'when it runs', es: 'a qué hora sale' },
    asked: /\b(what time|which hours|hours|how often|schedule|horario|a que hora)\b/,
    labels: /\b(hours|daypart|slots|schedule|issue date|event date|spots)\b/i,
    words: /\b(\d+ ?(am|pm)|daily|weekly|every (day|week|\w+day)|weekdays)\b/i,
  },
]

export const AUDIENCE_ASKED =
  /\b(how many (people|cars|views|listeners|readers|see|hear)|audience|traffic|impressions|views|cuanta gente|cuantas personas|audiencia|cars go by)\b/
export const BASIS_ASKED =
  /\b(who (measured|counted)|is (that|the|this) (number|figure)|numbers? real|real number|how do they know|quien (midio|conto)|es real)\b/
export const SETUP_ASKED = /\b(set ?up|fees?|on top|extra costs?|hidden|cargos?|tarifa)\b/
export const FREE_ASKED =
  /\b(free|available|availability|open|when (can|could) (i|we) start|start date|taken|booked|disponible|libre|cuando (puedo|podria))\b/
export const EARLIER_ASKED = /\b(before (that|then|this)|earlier|sooner|antes)\b/
export const SELLER_ASKED =
  /\b(who (is|are) the seller|whose|who owns|who sells|quien (es el vendedor|vende))\b/

/** Where a listing says it: a specification, or a sentence of its text. */
export function findFact(
  { specs, description }: AssistantListing,
  { labels, words }: FactQuestion,
): { label: string; value: string } | { sentence: string } | null {
  const spec = specs.find(({ label }) => labels.test(label))
  if (spec) return spec
  const sentences = description.split(/(?<=[.!?])\s+|\n+/)
  const sentence = sentences.find((one) => words.test(one))
  return sentence ? { sentence: sentence.trim() } : null
}
