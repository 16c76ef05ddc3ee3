/** Code, name, and other spellings (already normalized). Order: code. */
const STATES: readonly (readonly [code: string, name: string, ...others: string[]])[] = [
  ['AK', 'Alaska'],
  ['AL', 'Alabama', 'ala'],
  ['AR', 'Arkansas', 'ark'],
  ['AZ', 'Arizona', 'ariz'],
  ['CA', 'California', 'calif', 'cali'],
  ['CO', 'Colorado', 'colo'],
  ['CT', 'Connecticut', 'conn'],
  ['DC', 'District of Columbia', 'd c'],
  ['DE', 'Delaware'],
  ['FL', 'Florida', 'fla'],
  ['GA', 'Georgia'],
  ['HI', 'Hawaii'],
  ['IA', 'Iowa'],
  ['ID', 'Idaho'],
  ['IL', 'Illinois'],
  ['IN', 'Indiana'],
  ['KS', 'Kansas'],
  ['KY', 'Kentucky'],
  ['LA', 'Louisiana'],
  ['MA', 'Massachusetts', 'mass'],
  ['MD', 'Maryland'],
  ['ME', 'Maine'],
  ['MI', 'Michigan', 'mich'],
  ['MN', 'Minnesota', 'minn'],
  ['MO', 'Missouri'],
  ['MS', 'Mississippi'],
  ['MT', 'Montana'],
  ['NC', 'North Carolina', 'n c'],
  ['ND', 'North Dakota', 'n d'],
  ['NE', 'Nebraska', 'neb'],
  ['NH', 'New Hampshire', 'n h'],
  ['NJ', 'New Jersey', 'n j'],
  ['NM', 'New Mexico', 'n m'],
  ['NV', 'Nevada', 'nev'],
  ['NY', 'New York', 'n y'],
  ['OH', 'Ohio'],
  ['OK', 'Oklahoma', 'okla'],
  ['OR', 'Oregon', 'ore'],
  ['PA', 'Pennsylvania', 'penn'],
  ['RI', 'Rhode Island', 'r i'],
  ['SC', 'South Carolina', 's c'],
  ['SD', 'South Dakota', 's d'],
  ['TN', 'Tennessee', 'tenn'],
  ['TX', 'Texas', 'tex'],
  ['UT', 'Utah'],
  ['VA', 'Virginia'],
  ['VT', 'Vermont'],
  ['WA', 'Washington', 'wash', 'washington state', 'wa state', 'state of washington'],
  ['WI', 'Wisconsin', 'wis', 'wisc'],
  ['WV', 'West Virginia', 'w va', 'w v'],
  ['WY', 'Wyoming', 'wyo'],
]

export const STATE_NAMES: ReadonlyMap<string, string> = new Map(STATES.map(([code, name]) => [code, name]))

const STATE_BY_WORDS: ReadonlyMap<string, string> = new Map(
  STATES.flatMap(([code, name, ...others]) =>
    [code.toLowerCase(), name.toLowerCase(), ...others].map((words) => [words, code] as const),
  ),
)

/** Word count of the longest spelling of a state ("state of washington"). */
export const MAX_STATE_WORDS = 3

/** Two-letter code of a state given as plain lower-case words; undefined for anything else. */
export function findState(words: string): string | undefined {
  return STATE_BY_WORDS.get(words)
}
