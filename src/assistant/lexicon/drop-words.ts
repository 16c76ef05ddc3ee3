import type { BudgetInterval, Criteria } from '#domain/discovery/criteria.ts'

interface Drop {
  /** Says by itself that anything goes. */
  pattern?: RegExp
  /** Names what is given up, after a word of {@link GIVE_UP}. */
  given: RegExp
  clear: Partial<Criteria>
}

/** Words that give up a wish said before. */
export const GIVE_UP =
  /\b(drop|forget|remove|scratch|ignore|never ?mind|skip|lose|delete|take (off|out|away)|clear|olvida|olvidate de|quita|quitar|elimina)\b/

export const DROPS: readonly Drop[] = [
  {
    pattern:
      /\b(any price|no budget|no (price )?limit|budget doesnt matter|money is no object|cualquier precio|sin presupuesto|sin limite)\b/,
    given: /\b(budget|price|prices|limit|amount|presupuesto|precio|limite)\b/,
    clear: { priceMin: null, priceMax: null, interval: null },
  },
  {
    pattern: /\b(anywhere|any place|any location|everywhere|wherever|cualquier lugar)\b/,
    given: /\b(place|location|town|city|lugar|ciudad)\b/,
    clear: { place: null },
  },
  {
    pattern: /\b(any time|anytime|any dates?|whenever|dates dont matter|cualquier fecha)\b/,
    given: /\b(dates?|days?|months?|fechas?)\b/,
    clear: { availableFrom: null, availableTo: null },
  },
  {
    pattern: /\b(any (ad )?(type|kind|medium)|all types|all kinds|anything goes|cualquier tipo)\b/,
    given: /\b(types?|kinds?|medium|media|tipo)\b/,
    clear: { adTypes: [], excludedAdTypes: [] },
  },
  {
    pattern: /\b(any audience|anyone|everyone)\b/,
    given:
      /\b(audiences?|students?|seniors?|retirees|famil(y|ies)|tourists?|commuters?|professionals?|young adults?|publico|estudiantes|familias)\b/,
    clear: { audiences: [] },
  },
  {
    pattern: /\bany venue\b/,
    given: /\b(venues?|gyms?|bars?|restaurants?|stadium|airport|ferry|campus|offices?)\b/,
    clear: { venues: [] },
  },
  {
    given: /\b(visibility|traffic|features?|near events?)\b/,
    clear: { features: [] },
  },
]

/** The amount said before is for everything. */
export const IN_ALL =
  /\b(in all|all in all|altogether|for (all of it|everything|the whole thing)|whole thing|total budget|in total|not (per|a) month|not monthly|en total|por todo)\b/

export const PER_PERIOD: readonly (readonly [RegExp, BudgetInterval])[] = [
  [/\b(a|per|each|every) month\b|\bmonthly\b|\b(al|por) mes\b/, 'month'],
  [/\b(a|per|each|every) week\b|\bweekly\b|\b(a la|por) semana\b/, 'week'],
  [/\b(a|per|each|every) year\b|\byearly\b|\b(al|por) ano\b/, 'year'],
  [/\b(a|per|each|every) day\b|\bdaily\b|\b(al|por) dia\b/, 'day'],
]
