/** Words that change a plan, in English and Spanish. Folded text without apostrophes; none spans other words. */

/** "Swap the second", "something else for the first". */
export const SWAP =
  /\b(swap|change|replace|exchange|switch|substitute|trade|something else|another one|cambia|cambiar|reemplaza|sustituye)\b/
/** "Drop the third", "without the second". */
export const DROP_LINE =
  /\b(drop(?! (?:by|in|off)\b)|remove|delete|scratch|skip|lose|without|minus|leave out|take (?:off|out|away)|get rid of|quita|quitar|elimina|sin)\b/
export const CHEAPER_LINE =
  /\b(cheap|cheaper|less expensive|costs? less|lower price|mas barat[oa]|mas economic[oa])\b/
/** "Stretch it to $8,000", "cut it to 4k", "8000 instead". */
export const NEW_BUDGET =
  /\b(stretch|raise|increase|extend|bump|lift|up to|go to|go up|make it|make that|do it for|do that for|cut|lower|reduce|trim|shrink|budget|instead|sube|subir|aumenta|baja|bajar|reduce|presupuesto)\b/
/** Of what is there, so that a verb with nothing pointed at is asked about. */
export const SOME_LINE = /\b(one|it|that|this|something|line|space|una|uno|eso|esa|ese)\b/
/** Between two wishes of one sentence: the second begins with its verb. */
export const STEP_JOINT =
  /(?:[,;.]\s{0,3})?\b(?:and|then|but|y|luego)\b\s{1,3}(?=(?:also |then |please |tambien )?(?:add|put in|include|drop|remove|swap|replace|raise|stretch|cut|lower|move|make it|agrega|anade|añade|quita|cambia|sube|baja)\b)|[,;.]\s{1,3}(?=(?:also |then |please )?(?:add|include|drop|remove|swap|replace|raise|stretch|cut|lower|move|agrega|añade|quita|cambia|sube|baja)\b)/i
export const ADDS = /\b(also|add|include|put in|plus|as well|too|another|more|tambien|agrega|anade|mas)\b/
/** "Keep the first and change the rest": what is pointed at is what stays. */
export const KEEPS = /\b(keep|conserva|manten)\b/
/** A price of one of several is no total: "$2,000 each". */
export const EACH =
  /\d[\d,.]{0,12}k?(?: (?:dollars|bucks|dolares|max|tops|or less)){0,2} (?:each|apiece|a piece|per (?:\w{1,20} )?(?:billboard|board|wall|space|screen|ad|spot|one|piece|unit)|cada una?|por (?:valla|pantalla|espacio))\b(?! (?:day|week|month|store|shop|location|dia|semana|mes|tienda))/
/** "Raise it by $1,000", "add $500", "$500 more": an amount beside the budget, which is no budget itself. */
export const MORE_BY =
  /\b(?:(?:raise|increase|stretch|extend|bump|lift|up|go up|sube|subir|aumenta)\b.{0,20}\b(?:by|en)|add|another|extra|agrega|anade) \$?\d|\d[\d,.]{0,12}k? (?:more|extra|mas)\b/
/** "Cut it by $500", "cut $500", "$500 less". */
export const LESS_BY =
  /\b(?:(?:cut|lower|reduce|trim|shrink|baja|bajar)\b.{0,20}\b(?:by|en)|cut|trim|reduce|lower|save|minus|baja|reduce) \$?\d|\d[\d,.]{0,12}k? (?:less|off|menos)\b/
/** What the whole plan costs, and not one line of it. */
export const OF_ALL =
  /\b(in all|in total|total|altogether|all together|everything|the (?:whole )?plan|all of (?:it|them)|en total|todo|el plan)\b/
/** Begins another search. */
export const NEW_SEARCH =
  /^\W{0,3}(?:please |ok |now ){0,2}(show|find|search|look|list|start over|new|busca|muestra)\b/
/** "Evenly", "half and half", "60/40". */
export const EVENLY =
  /\b(evenly|equally|equal parts|half and half|fifty fifty|50[ /-]50|partes iguales|mitad y mitad)\b/
export const TWO_SHARES =
  /\b(\d{2}) ?(?:%|percent|por ciento)? ?(?:\/|-|and|to|y|a) ?(\d{2}) ?(?:%|percent|por ciento)?(?![\d,.])/
/** Screens, though they are called billboards. */
export const DIGITAL_BOARDS = /\bdigital (?:billboards?|boards?)\b/
export const BOARDS = /\b(?:billboards?|boards?|walls?|vallas?)\b/
