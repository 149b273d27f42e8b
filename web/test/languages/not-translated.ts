/** Texts that are the same in every language, and why. */
export const notTranslated: readonly (readonly [RegExp, reason: string])[] = [
  [/\bRoomlark\b/g, 'our name'],
  [/\b(Instagram|LinkedIn|YouTube|TikTok|Facebook|PostgreSQL|Node\.js|DATEV|SKR|Visa)\b/g, 'names of others'],
  [/\b(English|Español|Deutsch|Français|Italiano)\b/g, 'languages, each in its own'],
  [/\bhttps?:\/\/\S+|\b[\w.-]+@[\w.-]+|\b[\w-]+(\.[\w-]+)*\.example\b\S*|(?<=^| )\/[\w/:-]+/g, 'addresses'],
  [/\b[A-Z][A-Za-z_]+(\/[A-Z][\w+-]+)+|\b(UTC|GMT)\b/g, 'time zones by their names in the database'],
  [
    /\b(CSV|IBAN|UTF-8|PDF|PNG|JPEG|WebP|iCal|JSON|XML|API|GET|POST|PUT|PATCH|DELETE)\b/g,
    'formats and protocols',
  ],
  [/\b(W-9|W-8BEN|DAC7)\b/g, 'forms and laws'],
  [/(?<=\d\s?)(B|kB|KB|MB|GB|ms|s|km|px)\b/g, 'units'],
  [
    /\b(terrace-june|positano-guide|newsletter|slow-miles)\b/g,
    'names that partners gave their links and pages, in the fixtures',
  ],
  [/^Ines Duarte\b/g, 'a name that the fixtures give in two parts'],
  [/(?<=[\d\p{L}] )to(?= \d)/gu, 'ranges of dates, in the English formats of the fixtures'],
  [/\bRLK?-[\w-]+/g, 'references'],
  [/^\{\w+\}$/g, 'names of values, as hotels write them into letters'],
  [/^[A-Z]{2}$/g, 'initials of people and hotels'],
]
