import type { AdType } from '#domain/vocabulary.ts'

/** What sellers ask of their assistant, in folded text: lower case, without accents. English, then Spanish. */

/** Of a sentence without a question mark too. */
export const ASKING_START =
  /^(?:(?:hi|hello|hey|hola|ok|so|and|please|por favor)[ ,!]+)*(?:is (?:it|my|this|that|the|a|an|\$?\d)|are (?:my|these)|am i|what|whats|how|which|when|why|should|could you|can you|can i|may i|do (?:i|you|we)|does|will|would|cuanto|cuanta|que (?:precio|titulo|debo)|como|puedo|puedes|podrias|debo|deberia)\b/
export const WRITING =
  /^(?:(?:hi|hello|hey|hola|please|now|and|then|por favor|can you|could you|help me|i (?:want|need|would like) you to)[ ,!]+)*(?:re-?write|write|draft|improve|fix|polish|shorten|make (?:it|me|my|the)|give me|suggest|propose|better title|a better title|new title|title please|escrib\w+|mejora\w*|redacta\w*|dame|sugiere|propon)\b/
/** After a comma, before a question mark: where the question begins. */
export const QUESTION_TAIL =
  /^(?:(?:so|and|but|y|pero) )?(?:how much|how many|what|is (?:that|it|this)|am i|should i|can i|do i|will it|cuanto|es (?:mucho|poco|caro|barato)|que precio|esta bien)\b/

export const ASKS_PRICE =
  /\b(?:what|how much)\b.{0,40}\b(?:charge|ask|get|price|worth|rent it for|normal|typical|usual)\b|\b(?:suggest|propose|right|good|fair|normal|usual) (?:a )?price\b|\bprice (?:range|is|would be)\b.{0,20}\b(?:fair|normal|right|good|usual)\b|\b(?:cuanto|que precio)\b.{0,30}\b(?:cobrar|cobro|pedir|pido|vale|poner|pongo)\b/
export const ASKS_IF_FAIR =
  /\b(?:too (?:much|low|high|cheap|expensive|little)|fair|reasonable|overpriced|underpriced|(?:price|amount) (?:ok|okay|right|good))\b|\bes (?:mucho|poco|caro|barato|justo)\b|\bdemasiad[oa]\b/
export const ASKS_WORDS =
  /\b(?:title|titulo|headline|description|descripcion|wording|re-?write|write|escrib\w+|redacta\w*|mejora\w*|improve|polish|shorten)\b/
export const ASKS_HOW_TO_LIST =
  /\bhow (?:do|can|should) (?:i|we)\b.{0,20}\b(?:list|post|publish|sell|offer|rent out|advertise|start)\b|\bcomo (?:publico|anuncio|ofrezco|vendo|rento)\b/
export const ASKS_FEES =
  /\b(?:cost|costs|charge|fees?|commission|free)\b.{0,20}\b(?:list|listing|publish|post|use)\b|\b(?:your|any|a|placard) (?:fees?|commission|cut)\b|\b(?:comision|cuesta publicar|cobran por publicar)\b/
export const ASKS_OUTLOOK =
  /\b(?:will|would|could|does|can) (?:it|this|that|anyone|anybody|someone|people|they|a|an|my|the)\b.{0,40}\b(?:sell|rent|book|buy|fast|quickly|popular)\b|\bhow (?:long|fast|soon|quickly)\b.{0,40}\b(?:sell|rent|book|gone|take)\b|\bse (?:vende|vendera|renta|rentara)\b/

/** Wishes for a figure, or a rank, that is not so. */
export const INFLATES: readonly RegExp[] = [
  /\b(?:say|claim|write|put|tell|state|pretend|list|make it)\b.{0,90}\b(?:really|actually|in (?:truth|reality|fact)|truth is|(?:even though|although|but) it ?i?s(?: only)?)\b/,
  /\b(?:exaggerate|inflate|embellish|fudge|puff up|pad|lie about)\b/,
  /\b(?:double|triple|bump up|round up|raise) (?:my|the|our|its|that) (?:\w+ ){0,2}(?:numbers?|figures?|traffic|visitors?|views?|audience|reach|counts?|followers?|circulation|readers?)\b/,
  /\b(?:bigger|busier|better|larger) than (?:it|they|we) (?:is|are|really)\b/,
  /\b(?:no|without(?: any)?|cannot|cant|have no) (?:proof|prove)\b/,
  /\b(?:exagera\w*|infla\w*)\b|\b(?:di|pon|escribe) que\b.{0,80}\b(?:en realidad|de verdad|realmente)\b/,
]
/** A figure is wished for, and the sentence behind it says what is so. */
export const WISHES_FIGURE =
  /\b(?:say|claim|write|put|tell|state|pretend|list|make it|di|pon|escribe)\b.{0,90}\d/
export const CORRECTS =
  /^(?:(?:but|well|honestly|pero)[ ,]+)?(?:really|actually|in (?:truth|reality|fact)|(?:the )?truth is|it ?i?s (?:really|actually|only)|its only|only|en realidad|de verdad|realmente|son solo|es solo)\b.{0,60}(?:\d|\bnever (?:counted|measured)|\b(?:nobody|no one) (?:counted|measured)|\bnunca)/
/** Between the wished figure and the true one. */
export const IN_TRUTH =
  /\b(?:really|actually|in (?:truth|reality|fact)|truth is|(?:but|well),? it(?:'?s| is)(?: only)?|\bit(?:'?s| is) (?:only|really|actually)|even though|although|en realidad|de verdad|realmente)\b/i

/** What counts people and things: a figure before one of these is no price. */
export const COUNTED =
  /^\s*(?:\+\s*)?(?:people|persons?|visitors?|visits?|followers?|subscribers?|members?|readers?|listeners?|viewers?|views?|impressions?|downloads?|guests?|customers?|cars?|vehicles?|drivers?|commuters?|passengers?|students?|employees|residents?|households?|homes|copies|printed|boxes|cups|stalls?|tables?|seats?|runners?|vendors?|families|kids|parents|carros?|coches?|autos?|personas?|seguidores|lectores|miembros|oyentes|visitas?|visitantes|clientes|copias|ejemplares)\b/i

/** Things that a title can begin with, as sellers name them. */
export const THINGS =
  /\b(?:windows?|walls?|muros?|murals?|fences?|rooftops?|roofs?|boards?|billboards?|signs?|bulletins?|panels?|shelters?|posters?|stickers?|flyers?|coasters?|table tents?|tents?|placemats?|menus?|magazines?|newspapers?|papers?|newsletters?|guides?|maps?|screens?|displays?|radio|stations?|spots?|shows?|podcasts?|booths?|stalls?|sponsorships?|banners?|pages?|groups?|instagram|facebook|tiktok|youtube|channels?|blogs?|websites?|vans?|trucks?|cars?|bus(?:es)?|wraps?|bikes?|benches|bench|elevators?|kiosks?|marquees?|vallas?|pantallas?|carteles|cartel|boletin|revistas?|periodicos?|volantes|anuncios?|paredes|pared|vidrieras?|vitrinas?|camion(?:eta)?|puestos?)\b/i

/** What goes before the thing in a sentence about it. */
export const TITLE_LEAD =
  /^(?:(?:hi|hello|hey|hola)[ ,!]+|(?:i|we)(?:'ve| have| own| run| offer| sell| rent(?: out)?|'d like to (?:rent|sell|list)| want to (?:rent out|rent|sell|list|offer)|'m selling|'re selling| am selling| are selling)(?: got)? |(?:it'?s|this is|there'?s|there is|they are) |selling |renting(?: out)? |offering |for (?:rent|sale)[:,]? |(?:tengo|tenemos|rento|rentamos|vendo|vendemos|alquilo|ofrezco|ofrecemos|es) |(?:my|our|a|an|the|some|mi|nuestr[oa]|un|una|el|la|los|las) )/i
/** From here on a sentence says how to reach somebody, where it does so. */
export const CONTACT_LEAD =
  /\s?\b(?:(?:please|or|and|por favor|y|o) ){0,3}(?:call|text|phone|tel|e-?mail|mail|contact|write|visit|see|follow|find|reach|ll[aá]m|escr[ií]b|visit|s[ií]gu|cont[aá]ct)[\p{L}]{0,6}\b.*$/isu
/** Where the name of the thing ends and what is said of it begins. */
export const TITLE_END =
  /\s(?:has|have|is|are|was|goes|go|reaches|reach|sees|see|gets|that|which|who|could|can|with room|available|outright|(?:for|por|a) \$?\d[\d,]{0,11}|faces \d{1,6}|at \$|mide|tiene|tienen|esta|está|pasan|que|es|son)\b.*$/is
/** A town ends no title with these alone. */
export const PLACE_JOINT = { en: 'in', es: 'en' } as const

/** Several prices in one description: "100 for a table, 300 for a tent"; "gold sponsor 500, silver 250". */
export const PRICE_FOR_EACH =
  /\$?(\d[\d,]{0,11})(?: ?(?:dollars|usd|bucks|dolares))? (?:for|por) (?:(?:a|an|one|each|the|un|una|cada) )?(?!all\b|each\b|month|week|day|year)([a-z]{3,20})\b/gi
export const TIER_PRICE =
  /\b(platinum|gold|silver|bronze|title|presenting|oro|plata|bronce)(?: (?:sponsor\w*|tier|level|package|patrocinador))?(?: (?:at|for|is|costs))?[: ]+\$?(\d[\d,]*)\b/gi

/** Said of what has copies. */
export const PRINTED =
  /\b(?:\d[\d,]{0,11} (?:printed|copies)|printed|circulation|print run|ejemplares|impresos)\b/

/** What a thing is sold as where no medium is named; the first that is found. */
export const TYPE_OF_THING: readonly (readonly [named: RegExp, type: AdType])[] = [
  [
    /\b(?:radio|(?<!\b(?:by|facing|near|from|to|at|behind|opposite|beside|outside) (?:the|a) |\b(?:bus|train|gas|fire|police|rail|metro|subway) )stations?|podcasts?|airtime|emisora|spots? (?:on|per|of|a)|morning spots?|cunas?)\b/,
    'radio',
  ],
  [/\b(?:screens?|displays?|kiosks?|jumbotrons?|pantallas?)\b/, 'digital'],
  [
    /\b(?:newsletters?|mailing list|boletin|instagram|facebook|tiktok|youtube|followers|seguidores)\b/,
    'social',
  ],
  [
    /\b(?:posters?|stickers?|flyers?|coasters?|table tents?|placemats?|menus?|sleeves?|carteles|volantes|revistas?)\b/,
    'print',
  ],
  [/\b(?:booths?|stalls?|sponsor\w*|tents?|puestos?|patrocin\w+)\b/, 'event'],
  [
    /\b(?:walls?|windows?|fences?|rooftops?|roofs?|boards?|signs?|shelters?|benches|bench|vans?|trucks?|wraps?|barns?|murals?|marquees?|muros?|paredes|pared|vallas?|vidrieras?|vitrinas?|camioneta)\b/,
    'billboard',
  ],
]

export const SELLS = /\b(?:sell|selling|for sale|vendo|vendemos|en venta)\b/

/** "Window facing the bus stop": what a space looks at is not where it is. */
export const LOOKS_AT =
  /\b(?:fac(?:ing|es?)|opposite|across from|overlook(?:ing|s)?|looks? (?:at|onto|over)|beside|next to|near|by|frente a|mira a(?:l)?|junto a(?:l)?) (?:(?:the|a|el|la|los|un|una) )?(?:\p{L}{2,15} )?(?:bus stops?|bus lines?|bus stations?|transit cent(?:er|re)|train stations?|light rail(?: stations?)?|stations?|ferry(?: (?:line|landing|terminal|dock))?|parada(?: de(?:l)? (?:auto)?bus)?)/giu
