import { say } from '../say.ts'
import { cancellationPresets } from './cancellation.ts'
import type { HotelInput } from './hotel-input.ts'
import type { NearbyPlace } from './nearby.ts'

export type HotelField = keyof HotelInput

/** In a form, fields may be empty but never missing, and a number that is missing or unreadable is NaN. */
export type HotelFormValues = Omit<HotelInput, 'contactPhone' | 'nearby'> & {
  contactPhone: string
  nearby: NearbyPlace[]
}

/** The section of the form in which a field appears. */
type HotelSection = 'basics' | 'location' | 'description' | 'policies' | 'terms' | 'cancellation'

/** Says how a CSV cell is read: a `code` is upper-case text; a `list` and `places` are separated by semicolons. */
export type CellKind = 'text' | 'code' | 'number' | 'coordinate' | 'list' | 'places' | 'preset' | 'flag'

type Field<Value> = {
  /** Shown above the field in the form, and when two versions are compared. */
  label: string
  /** Used in sentences such as `changed the star rating`. */
  noun: string
  section: HotelSection
  /** Initial value in the form of a new hotel. */
  empty: Value
  cell: CellKind
  /** The cell in the example row of the import template. */
  example: string
}

type Named = Pick<Field<unknown>, 'label' | 'noun' | 'section' | 'example'>

const text = (named: Named, empty = ''): Field<string> => ({
  ...named,
  empty,
  cell: 'text',
})
const code = (named: Named): Field<string> => ({ ...text(named), cell: 'code' })
const number = (named: Named): Field<number> => ({
  ...named,
  empty: Number.NaN,
  cell: 'number',
})
const coordinate = (named: Named): Field<number | null> => ({
  ...named,
  empty: null,
  cell: 'coordinate',
})

/** Everything that the form, the import and the activity need to know about a field, in form order. */
export const hotelFields: { readonly [Name in HotelField]: Field<HotelFormValues[Name]> } = {
  name: text({ label: say('Hotel name'), noun: say('name'), section: 'basics', example: 'Villa Marenne' }),
  starRating: number({
    label: say('Star rating'),
    noun: say('star rating'),
    section: 'basics',
    example: '5',
  }),
  contactEmail: text({
    label: say('Contact email'),
    noun: say('contact email'),
    section: 'basics',
    example: 'desk@villamarenne.example',
  }),
  contactPhone: text({
    label: say('Contact phone'),
    noun: say('contact phone'),
    section: 'basics',
    // The number has no plus sign, because the formula guard would add an apostrophe that the import would
    // refuse.
    example: '0039 089 555 0142',
  }),
  streetAddress: text({
    label: say('Street address'),
    noun: say('street address'),
    section: 'location',
    example: 'Via dei Limoni 14',
  }),
  postalCode: text({
    label: say('Postal code'),
    noun: say('postal code'),
    section: 'location',
    example: '84017',
  }),
  city: text({ label: say('City'), noun: say('city'), section: 'location', example: 'Positano' }),
  country: code({ label: say('Country'), noun: say('country'), section: 'location', example: 'IT' }),
  timeZone: text({
    label: say('Time zone'),
    noun: say('time zone'),
    section: 'location',
    example: 'Europe/Rome',
  }),
  currency: code({ label: say('Currency'), noun: say('currency'), section: 'location', example: 'EUR' }),
  latitude: coordinate({
    label: say('Latitude'),
    noun: say('latitude'),
    section: 'location',
    example: '40.6281',
  }),
  longitude: coordinate({
    label: say('Longitude'),
    noun: say('longitude'),
    section: 'location',
    example: '14.4850',
  }),
  nearby: {
    label: say('Places nearby'),
    noun: say('distances'),
    section: 'location',
    empty: [],
    cell: 'places',
    example: 'centre 350 m; station 1.2 km Napoli Centrale',
  },
  description: text({
    label: say('About the hotel'),
    noun: say('description'),
    section: 'description',
    example: 'Twelve rooms on a lemon terrace above the harbour.',
  }),
  amenities: {
    label: say('Facilities'),
    noun: say('amenities'),
    section: 'description',
    empty: [],
    cell: 'list',
    example: 'breakfast;pool;sea-view;wifi',
  },
  checkInTime: text(
    { label: say('Check-in from'), noun: say('check-in time'), section: 'policies', example: '15:00' },
    '15:00',
  ),
  checkOutTime: text(
    { label: say('Check-out until'), noun: say('check-out time'), section: 'policies', example: '11:00' },
    '11:00',
  ),
  childrenPolicy: {
    label: say('Children'),
    noun: say('children policy'),
    section: 'policies',
    empty: 'welcome',
    cell: 'text',
    example: 'welcome',
  },
  petsPolicy: {
    label: say('Pets'),
    noun: say('pets policy'),
    section: 'policies',
    empty: 'on-request',
    cell: 'text',
    example: 'on-request',
  },
  houseRules: text({
    label: say('House rules'),
    noun: say('house rules'),
    section: 'policies',
    example: 'Quiet after 22:00, please.',
  }),
  baseCommissionRate: number({
    label: say('Base commission rate'),
    noun: say('commission'),
    section: 'terms',
    example: '12.5',
  }),
  isActive: {
    label: say('Active'),
    noun: say('status'),
    section: 'terms',
    empty: true,
    cell: 'flag',
    example: say('yes'),
  },
  cancellationPolicy: {
    label: say('Cancellation policy'),
    noun: say('cancellation policy'),
    section: 'cancellation',
    empty: cancellationPresets.Flexible,
    cell: 'preset',
    example: 'Moderate',
  },
}

export function isHotelField(name: string): name is HotelField {
  return Object.hasOwn(hotelFields, name)
}

/** The names are in the order of the form. */
export const hotelFieldNames = Object.keys(hotelFields).filter(isHotelField)

export function listSectionFields(section: string): HotelField[] {
  return hotelFieldNames.filter((name) => hotelFields[name].section === section)
}

/** Picks only the fields that an owner writes. */
export function pickHotelFields<Hotel extends Record<HotelField, unknown>>(
  hotel: Hotel,
): Pick<Hotel, HotelField> {
  return Object.fromEntries(hotelFieldNames.map((name) => [name, hotel[name]])) as Pick<Hotel, HotelField>
}

/** Builds one value for each field. */
export function mapHotelFields(
  read: <Name extends HotelField>(name: Name) => HotelFormValues[Name],
): HotelFormValues {
  return Object.fromEntries(hotelFieldNames.map((name) => [name, read(name)])) as HotelFormValues
}
