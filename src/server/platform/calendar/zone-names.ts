/** Names of zones in Windows and what they are in the IANA database (CLDR, territory 001). */
const WINDOWS = `
Dateline=Etc/GMT+12 | UTC-11=Etc/GMT+11 | Aleutian=America/Adak | Hawaiian=Pacific/Honolulu | Marquesas=Pacific/Marquesas
Alaskan=America/Anchorage | UTC-09=Etc/GMT+9 | Pacific Standard Time (Mexico)=America/Tijuana | UTC-08=Etc/GMT+8
Pacific=US/Pacific | US Mountain=America/Phoenix | Mountain Standard Time (Mexico)=America/Mazatlan
Mountain=America/Denver | Yukon=America/Whitehorse | Central America=America/Guatemala | Central=America/Chicago
Easter Island=Pacific/Easter | Central Standard Time (Mexico)=America/Mexico_City | Canada Central=America/Regina
SA Pacific=America/Bogota | Eastern Standard Time (Mexico)=America/Cancun | Eastern=America/New_York
Haiti=America/Port-au-Prince | Cuba=America/Havana | US Eastern=America/Indiana/Indianapolis
Turks And Caicos=America/Grand_Turk | Paraguay=America/Asuncion | Atlantic=America/Halifax | Venezuela=America/Caracas
Central Brazilian=America/Cuiaba | SA Western=America/La_Paz | Pacific SA=America/Santiago
Newfoundland=America/St_Johns | Tocantins=America/Araguaina | E. South America=America/Sao_Paulo
SA Eastern=America/Cayenne | Argentina=America/Buenos_Aires | Greenland=America/Godthab | Montevideo=America/Montevideo
Magallanes=America/Punta_Arenas | Saint Pierre=America/Miquelon | Bahia=America/Bahia | UTC-02=Etc/GMT+2
Mid-Atlantic=Etc/GMT+2 | Azores=Atlantic/Azores | Cape Verde=Atlantic/Cape_Verde | GMT=Europe/London
Greenwich=Atlantic/Reykjavik | Sao Tome=Africa/Sao_Tome | Morocco=Africa/Casablanca | W. Europe=Europe/Berlin
Central Europe=Europe/Budapest | Romance=Europe/Paris | Central European=Europe/Warsaw
W. Central Africa=Africa/Lagos | Jordan=Asia/Amman | GTB=Europe/Bucharest | Middle East=Asia/Beirut
Egypt=Africa/Cairo | E. Europe=Europe/Chisinau | Syria=Asia/Damascus | West Bank=Asia/Hebron
South Africa=Africa/Johannesburg | FLE=Europe/Kiev | Israel=Asia/Jerusalem | South Sudan=Africa/Juba
Kaliningrad=Europe/Kaliningrad | Sudan=Africa/Khartoum | Libya=Africa/Tripoli | Namibia=Africa/Windhoek
Arabic=Asia/Baghdad | Turkey=Europe/Istanbul | Arab=Asia/Riyadh | Belarus=Europe/Minsk | Russian=Europe/Moscow
E. Africa=Africa/Nairobi | Volgograd=Europe/Volgograd | Iran=Asia/Tehran | Arabian=Asia/Dubai
Astrakhan=Europe/Astrakhan | Azerbaijan=Asia/Baku | Russia Time Zone 3=Europe/Samara | Mauritius=Indian/Mauritius
Saratov=Europe/Saratov | Georgian=Asia/Tbilisi | Caucasus=Asia/Yerevan | Afghanistan=Asia/Kabul
West Asia=Asia/Tashkent | Qyzylorda=Asia/Qyzylorda | Ekaterinburg=Asia/Yekaterinburg | Pakistan=Asia/Karachi
India=Asia/Calcutta | Sri Lanka=Asia/Colombo | Nepal=Asia/Katmandu | Central Asia=Asia/Bishkek
Bangladesh=Asia/Dhaka | Omsk=Asia/Omsk | Myanmar=Asia/Rangoon | SE Asia=Asia/Bangkok | Altai=Asia/Barnaul
W. Mongolia=Asia/Hovd | North Asia=Asia/Krasnoyarsk | N. Central Asia=Asia/Novosibirsk | Tomsk=Asia/Tomsk
China=Asia/Shanghai | North Asia East=Asia/Irkutsk | Singapore=Asia/Singapore | W. Australia=Australia/Perth
Taipei=Asia/Taipei | Ulaanbaatar=Asia/Ulaanbaatar | Aus Central W.=Australia/Eucla | Transbaikal=Asia/Chita
Tokyo=Asia/Tokyo | North Korea=Asia/Pyongyang | Korea=Asia/Seoul | Yakutsk=Asia/Yakutsk
Cen. Australia=Australia/Adelaide | AUS Central=Australia/Darwin | E. Australia=Australia/Brisbane
AUS Eastern=Australia/Sydney | West Pacific=Pacific/Port_Moresby | Tasmania=Australia/Hobart
Vladivostok=Asia/Vladivostok | Lord Howe=Australia/Lord_Howe | Bougainville=Pacific/Bougainville
Russia Time Zone 10=Asia/Srednekolymsk | Magadan=Asia/Magadan | Norfolk=Pacific/Norfolk | Sakhalin=Asia/Sakhalin
Central Pacific=Pacific/Guadalcanal | Russia Time Zone 11=Asia/Kamchatka | New Zealand=Pacific/Auckland
UTC+12=Etc/GMT-12 | Fiji=Pacific/Fiji | Chatham Islands=Pacific/Chatham | UTC+13=Etc/GMT-13 | Tonga=Pacific/Tongatapu
Samoa=Pacific/Apia | Line Islands=Pacific/Kiritimati
PST=US/Pacific | PDT=US/Pacific | MST=America/Denver | MDT=America/Denver | CST=America/Chicago
CDT=America/Chicago | EST=America/New_York | EDT=America/New_York | Z=UTC | UTC=UTC | tzone://Microsoft/Utc=UTC
Coordinated Universal Time=UTC | BST=Europe/London | CEST=Europe/Berlin | AKST=America/Anchorage | HST=Pacific/Honolulu`

const isWhole = (name: string) => /time|[+-]\d|^[A-Z]{1,4}$|:\/\//i.test(name)

/** By the name in lower case. `Pacific` stands for `Pacific Standard Time` and its other seasons. */
export const WINDOWS_ZONES: ReadonlyMap<string, string> = new Map([
  ...WINDOWS.trim()
    .split(/[|\n]/)
    .flatMap((entry): [string, string][] => {
      const [name = '', zone = ''] = entry.trim().split('=')
      const endings = [' Standard Time', ' Daylight Time', ' Summer Time', ...(isWhole(name) ? [''] : [])]
      return endings.map((ending) => [`${name}${ending}`.toLowerCase(), zone])
    }),
  // alone it is the time of Greenwich, not that of London
  ['gmt', 'UTC'],
])

/** What Outlook shows of a zone and writes as its name, `(UTC-05:00) Eastern Time (US & Canada)`; the first that fits. */
export const WORDS_OF_ZONES: readonly (readonly [words: string, zone: string])[] = [
  ['coordinated universal time', 'UTC'],
  ['pacific time', 'US/Pacific'],
  ['mountain time', 'America/Denver'],
  ['central time', 'America/Chicago'],
  ['eastern time', 'America/New_York'],
  ['atlantic time', 'America/Halifax'],
  ['indiana', 'America/Indiana/Indianapolis'],
  ['arizona', 'America/Phoenix'],
  ['alaska', 'America/Anchorage'],
  ['hawaii', 'Pacific/Honolulu'],
  ['newfoundland', 'America/St_Johns'],
  ['saskatchewan', 'America/Regina'],
  ['amsterdam', 'Europe/Berlin'],
  ['brussels', 'Europe/Paris'],
  ['belgrade', 'Europe/Budapest'],
  ['sarajevo', 'Europe/Warsaw'],
  ['dublin', 'Europe/London'],
  ['athens', 'Europe/Bucharest'],
  ['helsinki', 'Europe/Kiev'],
  ['jerusalem', 'Asia/Jerusalem'],
  ['istanbul', 'Europe/Istanbul'],
  ['moscow', 'Europe/Moscow'],
  ['chennai', 'Asia/Calcutta'],
  ['beijing', 'Asia/Shanghai'],
  ['tokyo', 'Asia/Tokyo'],
  ['sydney', 'Australia/Sydney'],
  ['auckland', 'Pacific/Auckland'],
]
