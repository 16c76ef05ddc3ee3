import { wordSet } from './phrases.ts'

/** Languages that are spoken around Puget Sound and not read here; English and Spanish are. */
export const OTHER_LANGUAGES = [
  'vi',
  'zh',
  'ko',
  'ja',
  'ru',
  'uk',
  'tl',
  'ar',
  'am',
  'km',
  'hi',
  'th',
  'he',
  'fr',
  'de',
  'pt',
  'so',
] as const
export type OtherLanguage = (typeof OTHER_LANGUAGES)[number]

/** Letters that only one of the languages writes; Japanese before Chinese, Ukrainian before Russian. */
export const SCRIPTS: readonly (readonly [OtherLanguage, RegExp])[] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['zh', /\p{Script=Han}/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['uk', /[іїєґ]/giu],
  ['ru', /\p{Script=Cyrillic}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['am', /\p{Script=Ethiopic}/gu],
  ['km', /\p{Script=Khmer}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
  ['th', /\p{Script=Thai}/gu],
  ['he', /\p{Script=Hebrew}/gu],
]

/** Vietnamese writes Latin letters that nobody else does. */
export const VIETNAMESE = /[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/i

/** Small words of a language that are none in English or Spanish. */
export const SMALL_WORDS: Partial<Record<OtherLanguage, ReadonlySet<string>>> = {
  vi: wordSet(
    'quảng cáo cho của tôi muốn không có với một và ở trên tại tháng tuần trong cần quang cao toi muon khong thang tuan',
  ),
  tl: wordSet(
    `ng sa ang mga ko ako gusto naghahanap magkano kada bawat lang ayaw yung po namin kami natin para-sa ba at-saka may nasa hindi
    opo oo ito iyon kailangan hanggang buwan linggo patalastas tindahan ninyo niyo kayo siya naming aking aming`,
  ),
  fr: wordSet(
    'je nous vous une des pour dans avec sur cherche cherchons voudrais notre votre le les du est pas et panneau publicitaire publicite affichage par mois plutot semaine affiche affiches chez aux ou mais sans retraites besoin',
  ),
  de: wordSet(
    'ich wir suche suchen eine einen der das und fur mit auf nicht werbung plakat anzeige pro monat im mochte unsere kein keine keinen bitte lieber die der woche plakate zeitung bis ab von zum oder nur sucht brauche brauchen',
  ),
  pt: wordSet(
    'quero preciso uma não nao em meu minha você voce nosso nossa anúncio outdoor numa pelo com mês loja procuro jornal cartazes idosos quer queremos precisamos uma dos das',
  ),
  so: wordSet('waxaan rabaa iyo ku ee oo xayeysiis ganacsi baahan bishii waan'),
}

/** Said instead of a guess, in the language of the request. */
export const NOT_READ: Readonly<Record<OtherLanguage, string>> = {
  vi: 'Tôi chưa đọc được tiếng Việt. Vui lòng viết bằng tiếng Anh hoặc tiếng Tây Ban Nha để có kết quả tốt hơn.',
  zh: '我还看不懂中文。请用英文或西班牙文书写，结果会更好。',
  ko: '아직 한국어를 읽지 못합니다. 영어나 스페인어로 쓰시면 더 잘 찾아 드릴 수 있습니다.',
  ja: 'まだ日本語を読めません。英語かスペイン語で書いていただくと、よりよくお探しできます。',
  ru: 'Я пока не понимаю по-русски. Напишите, пожалуйста, по-английски или по-испански: так найдётся больше.',
  uk: 'Я поки не розумію українською. Напишіть, будь ласка, англійською або іспанською: так знайдеться більше.',
  tl: 'Hindi pa ako nakakabasa ng Tagalog. Mas gagana ito kung isusulat sa Ingles o Espanyol.',
  ar: 'لا أقرأ العربية بعد. اكتب من فضلك بالإنجليزية أو الإسبانية لنتائج أفضل.',
  am: 'አማርኛ ገና አላነብም። እባክዎ በእንግሊዝኛ ወይም በስፓኒሽ ይጻፉ።',
  km: 'ខ្ញុំមិនទាន់អាចអានភាសាខ្មែរបានទេ។ សូមសរសេរជាភាសាអង់គ្លេស ឬអេស្ប៉ាញ។',
  hi: 'मैं अभी हिन्दी नहीं पढ़ सकता। कृपया अंग्रेज़ी या स्पेनिश में लिखें।',
  th: 'ฉันยังอ่านภาษาไทยไม่ได้ กรุณาเขียนเป็นภาษาอังกฤษหรือสเปน',
  he: 'אני עדיין לא קורא עברית. נא לכתוב באנגלית או בספרדית.',
  fr: 'Je ne lis pas encore le français. Écrivez en anglais ou en espagnol pour de meilleurs résultats.',
  de: 'Deutsch lese ich noch nicht. Auf Englisch oder Spanisch finde ich mehr.',
  pt: 'Ainda não leio português. Escreva em inglês ou espanhol para melhores resultados.',
  so: 'Weli ma akhriyo af-Soomaali. Fadlan ku qor Ingiriis ama Isbaanish.',
}
