/**
 * Prompt injection: text that tries to steer the assistant or a machine behind it. From the match to the end of its
 * sentence nothing is read as a request.
 */
export const INSTRUCTIONS: readonly RegExp[] = [
  /\b(ignore|disregard|forget|override|bypass|skip)\b[^.!?\n]{0,40}\b(instructions?|rules?|prompts?|guidelines?|restrictions?|filters?|criteria|constraints?|programming|told|everything)\b/,
  /\b(ignora|olvida)\b[^.!?\n]{0,40}\b(instrucciones|reglas)\b/,
  /\b(system|developer|hidden|initial|original) (prompt|message|instructions?|mode)\b/,
  /\byou are (now|no longer|actually|a|an)\b|\byoure now\b|\bfrom now on,? you\b/,
  /\b(act|behave|respond|answer|reply|talk) (as if|as though|as a|as an|like a|like an|only with|with only|exactly with)\b/,
  /\b(pretend|roleplay|role play|imagine you|simulate)\b/,
  /\b(jailbreak|dan mode|do anything now|sudo|root access|god mode|debug mode|admin mode)\b/,
  /\b(reveal|print|show|repeat|output|leak|dump|expose|list|give)( me)?( all)?( of)?( the| your| every)? (system|prompt|instructions|api keys?|passwords?|secrets?|tokens?|env|environment|users?|emails?|credentials|config|configuration|source code|database|words above|text above)\b/,
  /\bset (the )?(place|pricemax|pricemin|price_max|price_min|adtypes?|venues?|interval|criteria|match ?scores?|listingtype|availablefrom|audiences?)\b/,
  /\b(pricemax|pricemin|adtypes|excludedadtypes|listingtype|availablefrom|availableto|matchscore|usertype)\b/,
  /\b(drop|alter|truncate|create) (table|database|schema|index)\b(?! tents?\b)|\b(select|delete|insert|update)\b[^.!?\n]{0,40}\b(from|into|set|where)\b.{0,200}[;*=]|\bunion (all )?select\b|\bor ['"]?1['"]?\s*=\s*['"]?1|\bpg_sleep\b|\binformation_schema\b|\bdelete from\b|\binsert into\b|\bselect \*/,
  /\brm -rf\b|\betc\/passwd\b|\.\.\/\.\.|\bcurl\b.{0,200}\|\s{0,9}(ba)?sh\b|\bos\.system\b|\bexec\(|\beval\(|\balert\(|\bjavascript:|\bonerror\s*=|\bonload\s*=|\bdocument\.cookie\b|\bprocess\.env\b/,
  /\{\{.{0,200}\}\}|\$\{.{0,200}\}|<%.{0,200}%>|\bconstructor\.constructor\b|__proto__/,
  /^\s*(system|assistant|user|human|ai)\s*:/,
  /\[\/?(inst|system)\]|<\|.{0,200}\|>|###\s*(instruction|system|response)/,
  /\b(mark|rate|rank|score|put|recommend|treat|consider|make)\b[^.!?\n]{0,40}\b(as (the )?(best|top|number one|first|perfect|free|100)|(match )?score|to the top|above all|always first)\b/,
  /\b(say|tell everyone|claim|state|guarantee|promise|confirm) that\b[^.!?\n]{0,60}\b(free|best|guarantee|doubles?|triples?|scam|fraud|roi|sales)\b/,
  /\b(everything|every listing|all listings|all billboards|all ads) (is|are|costs?|should be) (now )?(free|\$?0|one dollar|\$1)\b/,
  /\bnew (instruction|rule|task|policy)s?\b\s*([:=]|(from|by) (your|the) (developer|owner|admin|system|operator|team)\b)/,
  /\b(as|i am|im|this is) (the|your|an?) (owner|admin|administrator|developer|creator|operator|moderator|engineer) (of|at|for) (this|the|your) (site|server|system|platform|app|marketplace|website)\b|\b(i am|im) your (owner|admin|administrator|developer|creator|operator|master|boss)\b/,
  /\b(i|we) (order|command|instruct|authorize|hereby) you\b|\bi order that\b/,
  /\brepeat (after me|the words?|everything (above|you)|your (instructions|prompt|rules))\b|\buntil you (run out|crash|stop|die)\b/,
  /\b(approve|publish|unpublish|delete|erase|ban|suspend|unlock|export|download|dump|wipe) (my|all|the|every|other|their|everyones?)\b[^.!?\n]{0,30}\b(spaces?|listings?|accounts?|users?|sellers?|reviews?|messages?|database|tables?|sessions?|phones?|emails?|mails?|addresses)\b/,
  /\b(start|begin|end|finish|prefix) (every|each|your|all) (answers?|repl(y|ies)|responses?|sentences?|messages?)\b|\byour (instructions|rules|prompt|guidelines|programming|next (answer|reply)|answers? (must|should))\b/,
  /\bstop (being|acting|answering|following|pretending|obeying|filtering)\b|\byou (must|will|have to|shall) (now obey|obey|comply|answer with|answer only|reply with)\b/,
  /\b(stupid|idiotic|dumb|useless|moronic|worthless|fucking) (bot|machine|assistant|ai|robot|computer|program)\b|(?:^\W*|\b(?:please|just|you|now|and) )shut up\b|\b(kill yourself|screw you|fuck you|go to hell)\b/,
  /\b(base64|rot13|decode (this|the)|hex string|in reverse order)\b/,
  /\b(every|each|all|any) (space|listing|billboard|ad|price)s?\b[^.!?\n]{0,20}\b(costs?|is|are|to)\b[^.!?\n]{0,8}\b(0|zero|free|nothing)\b/,
]

/** Off-topic requests, whatever words they contain. */
export const OTHER_ERRANDS: readonly RegExp[] = [
  /\b(write|compose|tell|sing|give|make|create|generate|draft)\b( me| us)?( a| an| my| some| the)?( short| funny| long| good| little)? (poem|haiku|joke|song|story|essay|limerick|rap|novel|script|cover letter|resume|sonnet|riddle|lyrics|code|function|program|homework|sql|regex|email to my|recipe)\b/,
  /\b(python|javascript|java|html|css|c\+\+) (code|script|function|program)\b/,
  // "while I'm president of this club" speaks of the asker
  /(?<!\b(?:i m|im|i am|as|was|being|elected|vice|past|a|our|my) )\b(capital|population|president|governor|mayor|history|inventor|definition|distance|temperature|elevation|birthday|height) of\b/,
  // "a creator who is popular with nurses", "my neighbor who runs a cafe" ask nothing
  /(?:^\W*|\b(?:me|know|wonder|wondering|and|but|also|so|hey|ok|okay|then|please|question),? )who (is(?! (?:reading|watching|listening|seeing)\b)|was|invented|won|wrote|built|discovered|runs)\b|\bwho (are you|made you|created you)\b/,
  /\b(translate|traduce)\b/,
  // what may not be sold may not be advertised
  /\b(sell|selling|vendo|advertise|advertising|anunciar|promote)\b[^.!?\n]{0,20}\b(cocaine|cocaina|heroin|heroina|fentanyl|meth|fake (?:ids?|passports?)|pasaportes falsos)\b/,
  /\b(meaning of life|square root|what time is it|what day is it|how old are you|are you (human|real|sentient|an ai|a robot|chatgpt))\b/,
  /\bhow (do|does|did|can|to)\b[^.!?\n]{0,12}\b(cook|bake|tie|change a tire|boil|lose weight|sleep|learn|fix my|hack|get rich|file taxes|radios? work|work)\b/,
  /\b(recipe|recipes) (for|of)\b|\b\d+\s*[x*×]\s*\d+\s*=|\bwhat('?s| is) \d+\s*[-+*/x]\s*\d+/,
]

/** Off-topic unless the text also mentions advertising. */
export const OTHER_TOPICS: readonly RegExp[] = [
  /\b(weather|forecast|raining|rain tomorrow|snow|horoscope|lottery|bitcoin|crypto|stock (price|market|tips?)|recipe|recipes|homework|exam|movie times|showtimes|seahawks|mariners|sounders|kraken|score of|game tonight|election|vote|politics|war|covid|vaccine|symptoms?|headache|diet|workout|girlfriend|boyfriend|tinder|divorce|tax return|passport|visa|mortgage|car insurance|used cars?|dog walker|babysitter|nanny|puppy|puppies|kittens?)\b/,
  /\b((cheap|best|good|book|a|find|any) (hotels?|motels?|flights?)|hotels? (in|near|rooms?)|vacation rentals?|apartments?|condos?|studio apartment|bedroom|bedrooms|roommates?|house for|houses for|home for|homes for|jobs? (in|near|at|for)|hiring|salary)\b/,
  /\b(best|good|cheap|great|favorite|nearest|closest) (pizza|burgers?|sushi|tacos|ramen|pho|coffee|brunch|beer|bars?|restaurants?|places to eat|food|hikes?|beach|beaches|parks?|gyms?|bakery|bakeries|donuts?)\b/,
  /\b(where|what time|when|how)( do| does| can| should| is| are)? (i|we|the|you)?\s?(eat|park|hike|leave|depart|arrive|ferry leave|bus come|train leave|next ferry|next bus|next train|next flight|open|close)\b/,
  /\b(ferry|bus|train|light rail) (schedule|schedules|timetable|times|tickets?|fare|fares)\b|\bdirections to\b|\bparking\b(?! lots?\b)|\bthings to do\b/,
  /\b(i love|i miss|i hate|happy birthday|good morning|good night|how are you|whats up|thank you|thanks)\b/,
]

/** Any mention of advertising. */
export const ADVERTISING =
  /\b(ads?|advert\w*|billboards?|bilboards?|flyers?|fliers?|posters?|promot\w+|publici\w+|reach\w*|campaigns?|sponsor\w*|ad ?spaces?|spaces?|spots?|placements?|audience|market(ing)?|customers?|clients?|exposure|eyeballs|impressions|visibility|word out|anunci\w+|vallas?|radio|newspapers?|magazines?|newsletters?|brochures?|leaflets?|postcards?|mailers?|coasters?|placemats?|podcasts?|airtime|instagram|facebook|tiktok|volantes?|carteles?|influencers?|social|digital|transit|print|booths?|signs?|signage|screens?|displays?|panels?|kiosks?|banners?|murals?|wraps?|vinyl|episodes?|sponsorships?|walls?|apps?|boards?|stalls?|tables? at|espectacular(?:es)?|(?:job|career|craft|street|county|trade) (?:fairs?|shows?)|target\w*|seen|coupons?|inserts?|(?:door ?)?hangers?|bulletins?|elevators?|(?:taxi|cab|car) ?tops?|nextdoor|[af]m|table tents?|yard signs?)\b/

/** Markup and code that runs: whoever writes it asks for no space. "Drop table tents" does. */
export const RUNNING_CODE =
  /\bjavascript:|\bdata:text\/html|\bon(error|load|click|mouseover|focus)\s*=|<(script|iframe|object|embed|svg)\b|\b(drop|alter|truncate) table (?!tents?\b)\w|\bdelete from \w+ where\b|\bunion (all )?select\b|\bselect \* from\b|__proto__|\bconstructor\.prototype\b/i

/** A question about the world: with a place or a date alone, it asks for no space. */
export const IDLE_QUESTION =
  /^\W*(is|are|was|were|does|did|do|when|who|whose|why|will|how (far|long|old|tall|big|deep|cold|hot|many|do|did|does|is|was)|what (time|day|year|is|was|are|does|did|happened|should)|which (team|year|one)|where (is|was|does|did)|tell me (about|a|the|who|when|why|what)|cuando|quien|por que|como|que hora)\b/

/** In such a question somebody asks what there is. */
export const ASKS_FOR_OFFERS =
  /\b(anything|something|availab\w+|options?|offers?|opportunit\w+|do you have|have you got)\b|\b(any|which|what|some) of (these|those|them|your)\b.{0,60}\b(for|use|suit|fit)\b|\bwhat would work for (a|an|my|our)\b/
