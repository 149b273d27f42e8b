import { type AccountingInput, accountNames } from '@roomlark/contract/bookings/accounting'
import { say } from '@roomlark/contract/say'
import anyAscii from 'any-ascii'
import type { Posting } from './postings.ts'

type Batch = {
  settings: Pick<AccountingInput, 'chart' | 'accounts' | 'consultantNumber' | 'clientNumber' | 'yearBeginsIn'>
  hotelName: string
  fromOn: string
  untilOn: string
  /** Time of the export by the hotel's clock: `2026-11-19T14:05`. */
  madeAt: string
}

/** Keys by which DATEV takes VAT out of an amount. */
export const datevTaxKeys: ReadonlyMap<number, string> = new Map([
  [0, ''],
  [700, '2'],
  [1900, '3'],
])

/** Writes a batch of postings in the DATEV format 700, category 21, version 13: semicolons, decimal comma, CRLF. */
export function datevFile(postings: readonly Posting[], batch: Batch): Buffer {
  const rows = [makeHeader(batch), columns, ...postings.map((posting) => toRow(posting, batch))]
  return encodeWindows1252(rows.map((row) => `${row.join(';')}\r\n`).join(''))
}

function makeHeader({ settings, hotelName, fromOn, untilOn, madeAt }: Batch): string[] {
  const day = (date: string) => date.replaceAll('-', '')
  const charts = { skr03: '03', skr04: '04', generic: '' }
  return [
    ...[
      quoted('EXTF'),
      '700',
      '21',
      quoted('Buchungsstapel'),
      '13',
      `${madeAt.replaceAll(/\D/g, '')}00000`,
      '',
    ],
    ...[quoted('RE'), quoted('Roomlark'), quoted(''), settings.consultantNumber, settings.clientNumber],
    ...[day(findYearStart(fromOn, settings.yearBeginsIn)), String(settings.accounts.room.length)],
    ...[day(fromOn), day(untilOn), quoted(hotelName.slice(0, 30)), quoted(''), '1', '0', '0', quoted('EUR')],
    ...['', quoted(''), '', '', quoted(charts[settings.chart]), '', '', quoted(''), quoted('')],
  ]
}

/** The first day of the year of the books in which a day lies. */
export function findYearStart(day: string, month: number): string {
  const start = `${day.slice(0, 4)}-${String(month).padStart(2, '0')}-01`
  return start <= day ? start : `${Number(day.slice(0, 4)) - 1}${start.slice(4)}`
}

/** The tax key is about the contra account, so what guests owe or pay with stands first. */
function toRow(posting: Posting, { settings: { accounts } }: Batch): string[] {
  const { debit, about, cents, vatBps, day, document, currency } = posting
  const [, month = '', date = ''] = day.split('-')
  const row = columns.map(() => '')
  const filled = [
    ...[amountText(cents), quoted(debit === 'receivables' ? 'S' : 'H'), quoted(currency), '', '', ''],
    ...[
      accounts.receivables,
      accounts[about],
      quoted(datevTaxKeys.get(vatBps ?? 0) ?? ''),
      `${date}${month}`,
    ],
    ...[quoted(document), quoted(''), '', quoted(say(accountNames[about]).slice(0, 60))],
  ]
  return [...filled, ...row.slice(filled.length)]
}

/** In whole and hundredths with a comma, without a float on the way. */
function amountText(cents: number): string {
  const digits = String(cents).padStart(3, '0')
  return `${digits.slice(0, -2)},${digits.slice(-2)}`
}

function quoted(text: string): string {
  return `"${text.replaceAll(/[\r\n]+/g, ' ').replaceAll('"', '""')}"`
}

const twice = (name: string, count: number, [first, second]: readonly [string, string]) =>
  Array.from({ length: count }, (_, at) => [
    `${name} - ${first} ${at + 1}`,
    `${name} - ${second} ${at + 1}`,
  ]).flat()

/** The columns of a batch by their published names, most of which stay empty. */
const columns = [
  ...['Umsatz (ohne Soll/Haben-Kz)', 'Soll/Haben-Kennzeichen', 'WKZ Umsatz', 'Kurs', 'Basis-Umsatz'],
  ...[
    'WKZ Basis-Umsatz',
    'Konto',
    'Gegenkonto (ohne BU-Schlüssel)',
    'BU-Schlüssel',
    'Belegdatum',
    'Belegfeld 1',
  ],
  ...[
    'Belegfeld 2',
    'Skonto',
    'Buchungstext',
    'Postensperre',
    'Diverse Adressnummer',
    'Geschäftspartnerbank',
  ],
  ...['Sachverhalt', 'Zinssperre', 'Beleglink', ...twice('Beleginfo', 8, ['Art', 'Inhalt'])],
  ...['KOST1 - Kostenstelle', 'KOST2 - Kostenstelle', 'Kost-Menge', 'EU-Land u. UStID', 'EU-Steuersatz'],
  ...['Abw. Versteuerungsart', 'Sachverhalt L+L', 'Funktionsergänzung L+L', 'BU 49 Hauptfunktionstyp'],
  ...['BU 49 Hauptfunktionsnummer', 'BU 49 Funktionsergänzung'],
  ...[...twice('Zusatzinformation', 20, ['Art', 'Inhalt']), 'Stück', 'Gewicht', 'Zahlweise', 'Forderungsart'],
  ...['Veranlagungsjahr', 'Zugeordnete Fälligkeit', 'Skontotyp', 'Auftragsnummer', 'Buchungstyp'],
  ...['USt-Schlüssel (Anzahlungen)', 'EU-Land (Anzahlungen)', 'Sachverhalt L+L (Anzahlungen)'],
  ...[
    'EU-Steuersatz (Anzahlungen)',
    'Erlöskonto (Anzahlungen)',
    'Herkunft-Kz',
    'Buchungs GUID',
    'KOST-Datum',
  ],
  ...[
    'SEPA-Mandatsreferenz',
    'Skontosperre',
    'Gesellschaftername',
    'Beteiligtennummer',
    'Identifikationsnummer',
  ],
  ...['Zeichnernummer', 'Postensperre bis', 'Bezeichnung SoBil-Sachverhalt', 'Kennzeichen SoBil-Buchung'],
  ...['Festschreibung', 'Leistungsdatum', 'Datum Zuord. Steuerperiode', 'Fälligkeit', 'Generalumkehr (GU)'],
  ...['Steuersatz', 'Land', 'Abrechnungsreferenz', 'BVV-Position', 'EU-Land u. UStID (Ursprung)'],
  ...['EU-Steuersatz (Ursprung)', 'Abw. Skontokonto'],
]

/** The characters of Windows-1252 where Latin-1 has none. */
const extras = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/** DATEV reads no UTF-8; letters that Windows-1252 lacks are written in those it has. */
export function encodeWindows1252(text: string): Buffer {
  const bytes = [...text].flatMap((character) => {
    const code = character.codePointAt(0) ?? 32
    if (code < 0x80 || (code >= 0xa0 && code <= 0xff)) return [code]
    const extra = extras.indexOf(character)
    return extra >= 0 ? [0x80 + extra] : [...Buffer.from(anyAscii(character), 'latin1')]
  })
  return Buffer.from(bytes)
}
