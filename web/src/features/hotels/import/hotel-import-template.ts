import { importColumns } from '@roomlark/contract/hotel-import'
import { csvText } from '../../../lib/csv.ts'

/** One hotel to overwrite: every column shows what it wants. */
const example: Record<(typeof importColumns)[number], string> = {
  name: 'Villa Marenne',
  description: 'Twelve rooms on a lemon terrace above the harbour.',
  streetAddress: 'Via dei Limoni 14',
  city: 'Positano',
  country: 'IT',
  latitude: '40.6281',
  longitude: '14.4850',
  timeZone: 'Europe/Rome',
  currency: 'EUR',
  starRating: '5',
  amenities: 'breakfast;pool;sea-view;wifi',
  contactEmail: 'desk@villamarenne.example',
  // Not with a plus: the formula guard would put an apostrophe before it, and the import would refuse that.
  contactPhone: '0039 089 555 0142',
  checkInTime: '15:00',
  checkOutTime: '11:00',
  houseRules: 'Quiet after 22:00, please.',
  childrenPolicy: 'welcome',
  petsPolicy: 'on-request',
  cancellationPolicy: 'Moderate',
  baseCommissionRate: '12.5',
  isActive: 'yes',
}

export function importTemplate(): string {
  return csvText([importColumns, importColumns.map((column) => example[column])])
}
