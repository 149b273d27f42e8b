import type { EmbedTexts } from './texts.ts'

export const embedEn: EmbedTexts = {
  title: 'Check dates at {hotel}',
  stay: 'Your stay',
  seeRooms: 'See rooms',
  update: 'Update price',
  from: '{nights} from',
  freeCancellation: 'Free cancellation available',
  chooseDates: 'Choose your dates to see the price with every tax and fee.',
  noRooms: 'No rooms for these dates',
  noRoomsNear: 'Try other dates or fewer guests.',
  closeBy: 'Free close by, from {price}:',
  otherDates: 'Choose other dates',
  byline: 'Kept by Roomlark, paid at the hotel',
  bylineOnline: 'Kept by Roomlark',
  commission: '{name} earns a commission, you pay the same',
  closed: 'This hotel takes no bookings here at the moment.',
}
