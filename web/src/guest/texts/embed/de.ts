import type { EmbedTexts } from './texts.ts'

export const embedDe: EmbedTexts = {
  title: 'Verfügbarkeit im {hotel} prüfen',
  stay: 'Ihr Aufenthalt',
  seeRooms: 'Zimmer ansehen',
  update: 'Preis aktualisieren',
  from: '{nights} ab',
  freeCancellation: 'Kostenlose Stornierung möglich',
  chooseDates: 'Wählen Sie Ihre Daten, um den Preis mit allen Steuern und Gebühren zu sehen.',
  noRooms: 'Keine Zimmer an diesen Tagen',
  noRoomsNear: 'Versuchen Sie andere Tage oder weniger Gäste.',
  closeBy: 'Frei in der Nähe, ab {price}:',
  otherDates: 'Andere Tage wählen',
  byline: 'Verwaltet von Roomlark, bezahlt im Hotel',
  bylineOnline: 'Verwaltet von Roomlark',
  commission: '{name} erhält eine Provision, Sie zahlen dasselbe',
  closed: 'Dieses Hotel nimmt hier zurzeit keine Buchungen an.',
}
